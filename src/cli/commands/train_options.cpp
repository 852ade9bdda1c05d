#include "cli/commands/train_options.hpp"

#include <limits>
#include <optional>
#include <string>

#include "cli/options/groups.hpp"
#include "core/number_text.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

constexpr std::uint64_t any_count = std::numeric_limits<std::uint64_t>::max() / 4;
constexpr std::size_t layers_of_transformer = 2, feed_forward_ratio = 4;

/// "0.0007"; six digits are enough for a default.
std::string plain(double number) {
    return to_text(number, 6);
}

std::string plain(std::uint64_t number) {
    return to_text(number);
}

void file_options(Options& options, FittingOptions& to) {
    options.file("train-data", "TSV of text and expression (default: the generator)", to.pairs);
    if (!to.pairs) options.refuse({"generator-share"}, "without --train-data there is nothing to share with");
    options.real("generator-share",
                 "share of generated rows among the examples, so that nothing is forgotten (default: 0 with "
                 "--train-data, " +
                     plain(*fine_tuning_options().generator_share) + " if --initialize-from is there too, else 1)",
                 to.generator_share, {0, 0.99});
    options.file("validation-data", "TSV to choose the best model by (default: held out)", to.validation);
    options.file(
        "initialize-from",
        "a finished model to start from, with its sizes; characters of the training data that it does not "
        "know are added, --attention, --attention-size and --heads give it another attention, and --hidden a wider "
        "encoder (default: fresh weights)",
        to.initialize_from);
    options.file("log", "log of the training in JSON Lines", to.log);
    options.flag("resume", "go on where a training into the same model file stopped", to.resume);
    options.flag("overwrite", "replace the model file where there is one", to.overwrite);
    options.flag("keep-state", "keep in the finished model what --resume needs (four times the size)", to.keep_state);
}

void schedule_options(Options& options, FittingOptions& fitting) {
    TrainingOptions& to = fitting.training;
    const TrainingOptions usual = suited_options(0, 0).training, of_pairs = suited_options(0, 0, true).training,
                          fine = fine_tuning_options().training;
    const std::string to_learn_pairs = " to learn own pairs with --initialize-from)";
    options.whole(
        "examples",
        "stop after so many examples (default: " + plain(usual.examples) + "; " + plain(fine.examples) + to_learn_pairs,
        to.examples, {1, any_count}, Default::told);
    options.real("minutes", "stop after this time; no two such runs are alike", to.minutes, {1e-3, 1e6}, Default::told);
    options.whole("batch-size",
                  "examples a step (default: " + plain(usual.batch_size) + "; " + plain(of_pairs.batch_size) +
                      " with --train-data, " + plain(fine.batch_size) + " if --initialize-from is there too)",
                  to.batch_size, {1, largest_batch}, Default::told);
    precision_option(options, to.precision);
    options.real(
        "learning-rate",
        "the highest (default: " + plain(usual.learning_rate) + "; " + plain(fine.learning_rate) + to_learn_pairs,
        to.learning_rate, {0, 10}, Default::told);
    options.whole("warm-up-steps", "steps until the highest learning rate", to.warm_up_steps, {0, any_count});
    options.kind("decay", "of the learning rate", to.decay, decays());
    options.real("final-rate", "share of the learning rate that is left at the end", to.final_rate, {0, 1});
    options.real("clip-norm", "longest gradient", to.clip_norm, {0, 1e6});
    options.real("average-decay", "of the running average of the weights; 0: none", to.average_decay, {0, 1});
    options.real("focus-weight", "of guided attention beside the cross-entropy", to.focus_weight, {0, 1e3});
    options.real("label-smoothing",
                 "share of the probability spread over all symbols (default: " + plain(usual.label_smoothing) + "; " +
                     plain(of_pairs.label_smoothing) + " with --train-data and fresh weights)",
                 to.label_smoothing, {0, 1}, Default::told);
    options.real("unknown-rate", "share of letters shown as the unknown symbol", to.unknown_rate, {0, 1});
    options.whole("validation-every", "examples between two validations", to.validation_every, {1, any_count});
    options.real("checkpoint-seconds", "seconds between two savings", fitting.run.checkpoint_seconds, {0, 1e6});
}

void size_options(Options& options, ModelConfig& to) {
    const ModelConfig usual = suited_options(0, 0).config;
    constexpr Range<std::uint64_t> any_size{1, largest_size};
    options.kind("architecture", "of the network", to.architecture, words<Architecture>());
    options.whole("embedding", "size of the embeddings", to.embedding, any_size);
    options.whole("hidden", "size of the encoder's state in each direction; of all states of a transformer", to.hidden,
                  any_size);
    options.whole("decoder-hidden", "size of the decoder's state", to.decoder_hidden, any_size);
    options.kind("attention",
                 "of decoder to encoder (default: " + name(usual.attention) + "; " + name(AttentionKind::multi_head) +
                     " in a transformer)",
                 to.attention, words<AttentionKind>(), Default::told);
    options.whole(
        "attention-size",
        "size of its projections (default: " + plain(usual.attention_size) + "; that of --hidden in a transformer)",
        to.attention_size, any_size, Default::told);
    options.whole("heads", "heads of multi-head attention and of self-attention", to.heads, any_size);
    options.whole(
        "layers",
        "of a transformer's encoder, and as many of its decoder (default: " + plain(layers_of_transformer) + ")",
        to.layers, {1, most_layers}, Default::told);
    options.whole("feed-forward", "inner size of a transformer's position-wise layers (default: four times --hidden)",
                  to.feed_forward, any_size, Default::told);
    options.kind("cell", "recurrent cell", to.cell, words<CellKind>());
    options.kind("encoder", "how the encoder reads", to.encoder, words<EncoderKind>());
}

void emphasis_option(Options& options, std::vector<Emphasis>& to) {
    Words written;
    options.words("emphasis",
                  "more rows of a part of the generator, this share of the generated ones, such as 0.1/ha,ig/clock; "
                  "empty lists are those below; may be given several times",
                  written, "SHARE/LOCALES/PATTERNS");
    try {
        for (const std::string& one : written) to.push_back(parse_emphasis(one));
    } catch (const Error& error) {
        throw Error(ErrorKind::usage, std::string("option --emphasis: ") + error.what());
    }
}

void unseen_options(Options& options, FittingOptions& to) {
    options.whole("validation-examples", "held-out rows of the generator to choose the best model by",
                  to.validation_examples, {0, most_unseen_examples});
    options.whole("calibration-examples", "rows of the generator to make confidences honest by; 0: not",
                  to.calibration_examples, {0, most_unseen_examples});
    options.real("min-confidence",
                 "what normalize refuses unless told otherwise (default: " +
                     plain(Calibration{}.default_min_confidence) + ", or that of the model to start from)",
                 to.min_confidence, {0, 1});
}

/// What a Transformer has in place of the defaults.
void take_defaults_of_transformer(const Options& options, ModelConfig& config) {
    if (!options.has("layers")) config.layers = layers_of_transformer;
    if (!options.has("feed-forward")) config.feed_forward = feed_forward_ratio * config.hidden;
    if (!options.has("attention")) config.attention = AttentionKind::multi_head;
    if (!options.has("attention-size")) config.attention_size = config.hidden;
}

/// What only the other architecture has is no silent no-op.
void refuse_sizes_of_others(const Options& options, Architecture architecture) {
    const bool is_transformer = architecture == Architecture::transformer;
    options.refuse(
        is_transformer ? Words{"embedding", "decoder-hidden", "cell", "encoder"} : Words{"layers", "feed-forward"},
        "a model of --architecture " + name(architecture) + " has no such part; leave it out");
}

/// Nothing where rows are held in memory, as those of the command line never are.
std::optional<std::filesystem::path> file_of(const std::optional<Pairs>& pairs) {
    return pairs ? std::optional(std::get<std::filesystem::path>(*pairs)) : std::nullopt;
}

void refuse_same_files(const FittingOptions& options) {
    const NamedFile model{"--model", options.model}, log{"--log", options.log};
    const NamedFile parent{"--initialize-from", options.initialize_from};
    const NamedFile pairs{"--train-data", file_of(options.pairs)};
    const NamedFile unseen{"--validation-data", file_of(options.validation)};
    refuse_same_file(model, {parent, pairs, unseen});
    refuse_same_file(log, {model, parent, pairs, unseen});
}

/// What cannot be said together.
void check(const Options& options, const FittingOptions& fitting) {
    refuse_same_files(fitting);
    check(fitting.training);
    if (fitting.pairs && fitting.generator_share.value_or(0) == 0)
        options.refuse({"emphasis"}, "of generated rows none are taken; add --generator-share to take some");
    // A model to start from brings its own sizes, but for those of its attention and a wider encoder.
    if (fitting.initialize_from)
        options.refuse({"architecture", "embedding", "decoder-hidden", "cell", "encoder", "layers", "feed-forward"},
                       "with --initialize-from the sizes are those of that model; leave it out");
    if (fitting.resume || fitting.initialize_from) return;  // whose sizes are known only then
    refuse_sizes_of_others(options, fitting.config.architecture);
    check(fitting.config);
}

}  // namespace

namespace {

/// What stands in for the options that are not told.
FittingOptions preset(const Options& options) {
    const auto examples = parse_number<std::uint64_t>(options.written("examples").value_or("")).value_or(0);
    const auto minutes = parse_number<double>(options.written("minutes").value_or("")).value_or(0);
    const bool is_transformer = options.written("architecture") == name(Architecture::transformer);
    if (options.has("initialize-from"))
        return options.has("train-data") ? fine_tuning_options(examples, minutes) : FittingOptions();
    return is_transformer ? FittingOptions() : suited_options(examples, minutes, options.has("train-data"));
}

}  // namespace

void train_options(Options& options, FittingOptions& to) {
    to = preset(options);
    options.needed_file("model,m", "where the model goes; needed", to.model, "where shall the model go?");
    file_options(options, to);
    schedule_options(options, to);
    size_options(options, to.config);
    options.whole("vocabulary-examples", "examples that the vocabulary is learned from", to.vocabulary_examples,
                  {1, any_count});
    emphasis_option(options, to.emphasis);
    generator_options(options, to.generator);
    unseen_options(options, to);
    threads_option(options, to.run.threads);
    to.given = options.given();
    to.training.seed = to.generator.seed;
    if (options.has("minutes") && !options.has("examples")) to.training.examples = 0;
    if (to.config.architecture == Architecture::transformer) take_defaults_of_transformer(options, to.config);
    check(options, to);
}

}  // namespace kalends
