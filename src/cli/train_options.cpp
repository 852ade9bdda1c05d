#include <filesystem>
#include <limits>
#include <optional>
#include <string>

#include "cli/option_groups.hpp"
#include "cli/options/files.hpp"
#include "cli/train_settings.hpp"
#include "kalends/core/error.hpp"

// How the command line says what a training shall be.
namespace kalends {
namespace {

constexpr std::uint64_t any_count = std::numeric_limits<std::uint64_t>::max() / 4;
constexpr std::uint64_t default_examples = 1'000'000;
/// What suits a finished model that learns a user's own pairs: little steps, and the old beside the new.
constexpr std::uint64_t default_fine_tuning_examples = 400'000;
constexpr double default_fine_tuning_rate = 7e-4;
constexpr double default_fine_tuning_share = 0.8;

std::string plain(double number) {
    std::string text = std::to_string(number);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.pop_back();
    return text;
}

void add_number(OptionsDescription& options, const char* name, std::uint64_t value, const char* text) {
    options.add_options()(name, option_value("N", std::to_string(value)), text);
}

void add_number(OptionsDescription& options, const char* name, double value, const char* text) {
    options.add_options()(name, option_value("X", plain(value)), text);
}

void declare_files(OptionsDescription& options) {
    options.add_options()("model,m", option_value("FILE"), "where the model goes; needed");
    options.add_options()("train-data", option_value("FILE"), "TSV of text and written date (default: the generator)");
    options.add_options()("generator-share", option_value("X"),
                          "share of generated rows among the examples, so that nothing is forgotten (default: 0 with "
                          "--train-data, 0.8 if --initialize-from is there too, else 1)");
    options.add_options()("validation-data", option_value("FILE"),
                          "TSV to choose the best model by (default: held out)");
    options.add_options()("initialize-from", option_value("FILE"),
                          "a finished model to start from, with its sizes; characters of the training data that it "
                          "does not know are added, and --attention, --attention-size and --heads give it "
                          "another attention (default: fresh weights)");
    options.add_options()("log", option_value("FILE"), "log of the training in JSON Lines");
    options.add_options()("resume", "go on where a training into the same model file stopped");
    options.add_options()("keep-state", "keep in the finished model what --resume needs (four times the size)");
}

void declare_schedule(OptionsDescription& options) {
    const TrainingOptions defaults;
    options.add_options()("examples", option_value("N"),
                          "stop after so many examples (default: 1000000; 400000 to learn own pairs with "
                          "--initialize-from)");
    options.add_options()("minutes", option_value("X"), "stop after this time; no two such runs are alike");
    add_number(options, "batch-size", std::uint64_t{defaults.batch_size}, "examples a step");
    declare_precision(options);
    options.add_options()("learning-rate", option_value("X"),
                          "the highest (default: 0.002; 0.0007 to learn own pairs with --initialize-from)");
    add_number(options, "warm-up-steps", defaults.warm_up_steps, "steps until the highest learning rate");
    add_choice(options, "decay", "KIND", {"none", "linear", "cosine"}, name(defaults.decay), "of the learning rate");
    add_number(options, "final-rate", defaults.final_rate, "share of the learning rate that is left at the end");
    add_number(options, "clip-norm", defaults.clip_norm, "longest gradient");
    add_number(options, "average-decay", defaults.average_decay, "of the running average of the weights; 0: none");
    add_number(options, "focus-weight", defaults.focus_weight, "of guided attention beside the cross-entropy");
    add_number(options, "label-smoothing", defaults.label_smoothing,
               "share of the probability spread over all symbols");
    add_number(options, "unknown-rate", defaults.unknown_rate, "share of letters shown as the unknown symbol");
    add_number(options, "validation-every", defaults.validation_every, "examples between two validations");
    add_number(options, "checkpoint-seconds", RunOptions{}.checkpoint_seconds, "seconds between two savings");
}

void declare_sizes(OptionsDescription& options) {
    const ModelConfig defaults;
    add_choice(options, "architecture", "KIND", architectures(), name(defaults.architecture), "of the network");
    add_number(options, "embedding", std::uint64_t{defaults.embedding}, "size of the embeddings");
    add_number(options, "hidden", std::uint64_t{defaults.hidden},
               "size of the encoder's state in each direction; of all states of a transformer");
    add_number(options, "decoder-hidden", std::uint64_t{defaults.decoder_hidden}, "size of the decoder's state");
    add_choice(options, "attention", "KIND", attention_kinds(), std::nullopt,
               "of decoder to encoder (default: additive; multi-head in a transformer)");
    options.add_options()("attention-size", option_value("N"),
                          "size of its projections (default: 128; that of --hidden in a transformer)");
    add_number(options, "heads", std::uint64_t{defaults.heads}, "heads of multi-head attention and of self-attention");
    options.add_options()("layers", option_value("N"),
                          "of a transformer's encoder, and as many of its decoder (default: 2)");
    options.add_options()("feed-forward", option_value("N"),
                          "inner size of a transformer's position-wise layers (default: four times --hidden)");
    add_choice(options, "cell", "KIND", cell_kinds(), name(defaults.cell), "recurrent cell");
    add_choice(options, "encoder", "KIND", encoder_kinds(), name(defaults.encoder), "how the encoder reads");
}

void declare_vocabulary(OptionsDescription& options) {
    add_number(options, "vocabulary-examples", std::uint64_t{VocabularyOptions{}.examples},
               "examples that the vocabulary is learned from");
}

void declare_held_out(OptionsDescription& options) {
    const TrainSettings defaults;
    add_number(options, "validation-examples", std::uint64_t{defaults.validation_examples},
               "held-out rows of the generator to choose the best model by");
    add_number(options, "calibration-examples", std::uint64_t{defaults.calibration_examples},
               "rows of the generator to make confidences honest by; 0: not");
    options.add_options()("min-confidence", option_value("X"),
                          "what normalize refuses unless told otherwise (default: 0.5, or that of the model to start "
                          "from)");
}

bool is_fine_tuning(const Arguments& arguments) {
    return arguments.has("train-data") && arguments.has("initialize-from");
}

double generator_share(const Arguments& arguments) {
    if (!arguments.has("train-data")) {
        if (!arguments.has("generator-share")) return 1;
        throw Error(ErrorKind::usage, "option --generator-share: without --train-data there is nothing to share with");
    }
    if (arguments.has("generator-share")) return arguments.real("generator-share", {0, 0.99});
    return is_fine_tuning(arguments) ? default_fine_tuning_share : 0;
}

TrainingOptions schedule(const Arguments& arguments) {
    TrainingOptions options;
    if (is_fine_tuning(arguments)) options.learning_rate = default_fine_tuning_rate;
    options.seed = arguments.whole("seed", {0, std::numeric_limits<std::uint64_t>::max()});
    if (arguments.has("examples")) options.examples = arguments.whole("examples", {1, any_count});
    if (arguments.has("minutes")) options.minutes = arguments.real("minutes", {1e-3, 1e6});
    if (options.examples == 0 && options.minutes == 0)
        options.examples = is_fine_tuning(arguments) ? default_fine_tuning_examples : default_examples;
    options.batch_size = arguments.whole("batch-size", {1, largest_batch});
    options.precision = precision_option(arguments);
    if (arguments.has("learning-rate")) options.learning_rate = arguments.real("learning-rate", {0, 10});
    options.warm_up_steps = arguments.whole("warm-up-steps", {0, any_count});
    options.decay = parse_decay(*arguments.text("decay"));
    options.final_rate = arguments.real("final-rate", {0, 1});
    options.clip_norm = arguments.real("clip-norm", {0, 1e6});
    options.average_decay = arguments.real("average-decay", {0, 1});
    options.focus_weight = arguments.real("focus-weight", {0, 1e3});
    options.label_smoothing = arguments.real("label-smoothing", {0, 1});
    options.unknown_rate = arguments.real("unknown-rate", {0, 1});
    options.validation_every = arguments.whole("validation-every", {1, any_count});
    check(options);
    return options;
}

/// What a Transformer has in place of the defaults.
void take_defaults_of_transformer(const Arguments& arguments, ModelConfig& config) {
    constexpr std::size_t layers = 2, feed_forward_ratio = 4;
    if (!arguments.has("layers")) config.layers = layers;
    if (!arguments.has("feed-forward")) config.feed_forward = feed_forward_ratio * config.hidden;
    if (!arguments.has("attention")) config.attention = AttentionKind::multi_head;
    if (!arguments.has("attention-size")) config.attention_size = config.hidden;
}

/// What only the other architecture has is no silent no-op.
void refuse_sizes_of_others(const Arguments& arguments, Architecture architecture) {
    const bool is_transformer = architecture == Architecture::transformer;
    const std::vector<const char*> others = is_transformer
                                                ? std::vector{"embedding", "decoder-hidden", "cell", "encoder"}
                                                : std::vector{"layers", "feed-forward"};
    for (const char* option : others) {
        if (arguments.given().count(option) == 0) continue;
        throw Error(ErrorKind::usage, std::string("option --") + option + ": a model of --architecture " +
                                          name(architecture) + " has no such part; leave it out");
    }
}

ModelConfig sizes(const Arguments& arguments) {
    ModelConfig config;
    config.architecture = parse_architecture(*arguments.text("architecture"));
    config.embedding = arguments.whole("embedding", {1, largest_size});
    config.hidden = arguments.whole("hidden", {1, largest_size});
    config.decoder_hidden = arguments.whole("decoder-hidden", {1, largest_size});
    if (arguments.has("attention")) config.attention = parse_attention_kind(*arguments.text("attention"));
    if (arguments.has("attention-size")) config.attention_size = arguments.whole("attention-size", {1, largest_size});
    config.heads = arguments.whole("heads", {1, largest_size});
    config.cell = parse_cell_kind(*arguments.text("cell"));
    config.encoder = parse_encoder_kind(*arguments.text("encoder"));
    if (arguments.has("layers")) config.layers = arguments.whole("layers", {1, most_layers});
    if (arguments.has("feed-forward")) config.feed_forward = arguments.whole("feed-forward", {1, largest_size});
    if (config.architecture == Architecture::transformer) take_defaults_of_transformer(arguments, config);
    return config;
}

/// A model to start from brings its own sizes, but for those of its attention.
void refuse_other_sizes(const TrainSettings& settings) {
    if (!settings.initialize_from) return;
    for (const char* option :
         {"architecture", "embedding", "hidden", "decoder-hidden", "cell", "encoder", "layers", "feed-forward"}) {
        if (settings.given.count(option) == 0) continue;
        throw Error(ErrorKind::usage, std::string("option --") + option +
                                          ": with --initialize-from the sizes are those of that model; leave it out");
    }
}

void refuse_same_files(const TrainSettings& settings) {
    const NamedFile model{"--model", settings.model}, log{"--log", settings.log};
    const NamedFile parent{"--initialize-from", settings.initialize_from};
    const NamedFile pairs{"--train-data", settings.train_data}, unseen{"--validation-data", settings.validation_data};
    refuse_same_file(model, {parent, pairs, unseen});
    refuse_same_file(log, {model, parent, pairs, unseen});
}

}  // namespace

void declare_training(OptionsDescription& options) {
    declare_files(options);
    declare_schedule(options);
    declare_sizes(options);
    declare_vocabulary(options);
    declare_generator(options);
    declare_held_out(options);
    declare_threads(options);
}

TrainSettings train_settings(const Arguments& arguments) {
    if (!arguments.has("model")) throw Error(ErrorKind::usage, "option --model is missing: where shall the model go?");
    TrainSettings settings;
    settings.model = *arguments.text("model");
    settings.resume = arguments.has("resume");
    settings.keep_state = arguments.has("keep-state");
    settings.train_data = path_option(arguments, "train-data");
    settings.generator_share = generator_share(arguments);
    settings.validation_data = path_option(arguments, "validation-data");
    settings.initialize_from = path_option(arguments, "initialize-from");
    settings.log = path_option(arguments, "log");
    settings.generator = generator_options(arguments);
    settings.training = schedule(arguments);
    settings.config = sizes(arguments);
    settings.vocabulary.examples = arguments.whole("vocabulary-examples", {1, any_count});
    settings.run.threads = thread_count(arguments);
    settings.run.checkpoint_seconds = arguments.real("checkpoint-seconds", {0, 1e6});
    settings.validation_examples = arguments.whole("validation-examples", {0, most_unseen_examples});
    settings.calibration_examples = arguments.whole("calibration-examples", {0, most_unseen_examples});
    if (arguments.has("min-confidence")) settings.min_confidence = arguments.real("min-confidence", {0, 1});
    settings.given = arguments.given();
    refuse_same_files(settings);
    refuse_other_sizes(settings);
    if (settings.resume || settings.initialize_from) return settings;  // whose sizes are known only then
    refuse_sizes_of_others(arguments, settings.config.architecture);
    check(settings.config);
    return settings;
}

}  // namespace kalends
