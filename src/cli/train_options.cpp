// How the command line says what a training shall be: the options of `train`.

#include <concepts>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

#include "cli/option_groups.hpp"
#include "cli/options/files.hpp"
#include "cli/train.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

constexpr std::uint64_t any_count = std::numeric_limits<std::uint64_t>::max() / 4;
constexpr std::size_t layers_of_transformer = 2, feed_forward_ratio = 4;

/// "0.001"; six digits behind the point are enough for a default.
std::string plain(double number) {
    std::string text = std::to_string(number);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.pop_back();
    return text;
}

std::string plain(std::integral auto number) {
    return std::to_string(number);
}

/// What is done with each option, told once by its name, its place in the settings and its help: it is declared, with
/// what stands in its place as its default, or its place gets what was given.
class Pass {
public:
    explicit Pass(OptionsDescription& declared) : declared_(&declared) {}
    explicit Pass(const Arguments& given) : given_(&given) {}

    void flag(const char* name, bool& to, const char* text) const {
        if (declared_ != nullptr) declared_->add_options()(name, text);
        if (given_ != nullptr) to = given_->has(name);
    }
    template <class Place>
    void file(const char* name, std::optional<Place>& to, const std::string& text) const {
        declare(name, option_value("FILE"), text);
        const std::string long_name = std::string(name).substr(0, std::string(name).find(','));
        if (is_given(long_name)) to = path_option(*given_, long_name);
    }
    template <class Number>
    void number(const char* name, Number& to, std::type_identity_t<Range<Number>> range, const char* text) const {
        declare(name, option_value(placeholder<Number>(), plain(to)), text);
        if (given_ != nullptr) to = value(name, range);
    }
    /// A number whose default depends on other options; help tells it in words.
    template <class Number, class Place>
    void open_number(const char* name, Place& to, Range<Number> range, const std::string& text) const {
        declare(name, option_value(placeholder<Number>()), text);
        if (is_given(name)) to = value(name, range);
    }
    /// A word that parse() knows.
    template <class Kind>
    void choice(const char* name, Kind& to, const std::vector<std::string>& words, const char* text) const {
        if (declared_ != nullptr) add_choice(*declared_, name, "KIND", words, kalends::name(to), text);
        if (given_ != nullptr) parse(*given_->text(name), to);
    }
    template <class Kind>
    void open_choice(const char* name, Kind& to, const std::vector<std::string>& words, const std::string& text) const {
        if (declared_ != nullptr) add_choice(*declared_, name, "KIND", words, std::nullopt, text);
        if (is_given(name)) parse(*given_->text(name), to);
    }
    /// Options that other commands have, too.
    template <class Place>
    void group(void (*add)(OptionsDescription&), Place (*read)(const Arguments&), Place& to) const {
        if (declared_ != nullptr) add(*declared_);
        if (given_ != nullptr) to = read(*given_);
    }

private:
    template <class Number>
    static constexpr const char* placeholder() {
        return std::is_integral_v<Number> ? "N" : "X";
    }
    void declare(const char* name, OptionValue* value, const std::string& text) const {
        if (declared_ != nullptr) declared_->add_options()(name, value, text.c_str());
    }
    [[nodiscard]] bool is_given(const std::string& name) const { return given_ != nullptr && given_->has(name); }
    [[nodiscard]] double value(const char* name, Range<double> range) const { return given_->real(name, range); }
    template <std::integral Number>
    [[nodiscard]] Number value(const char* name, Range<Number> range) const {
        return given_->whole(name, {range.lowest, range.highest});
    }

    OptionsDescription* declared_ = nullptr;
    const Arguments* given_ = nullptr;
};

void each_file(const Pass& pass, FittingOptions& to) {
    pass.file("train-data", to.pairs, "TSV of text and written date (default: the generator)");
    pass.open_number<double>("generator-share", to.generator_share, {0, 0.99},
                             "share of generated rows among the examples, so that nothing is forgotten (default: 0 "
                             "with --train-data, " +
                                 plain(*fine_tuning_options().generator_share) +
                                 " if --initialize-from is there too, else 1)");
    pass.file("validation-data", to.validation, "TSV to choose the best model by (default: held out)");
    pass.file("initialize-from", to.initialize_from,
              "a finished model to start from, with its sizes; characters of the training data that it does not know "
              "are added, and --attention, --attention-size and --heads give it another attention (default: fresh "
              "weights)");
    pass.file("log", to.log, "log of the training in JSON Lines");
    pass.flag("resume", to.resume, "go on where a training into the same model file stopped");
    pass.flag("keep-state", to.keep_state, "keep in the finished model what --resume needs (four times the size)");
}

void each_of_schedule(const Pass& pass, FittingOptions& options) {
    TrainingOptions& to = options.training;
    const TrainingOptions usual = FittingOptions().training, fine = fine_tuning_options().training;
    const std::string to_learn_pairs = " to learn own pairs with --initialize-from)";
    pass.open_number<std::uint64_t>("examples", to.examples, {1, any_count},
                                    "stop after so many examples (default: " + plain(usual.examples) + "; " +
                                        plain(fine.examples) + to_learn_pairs);
    pass.open_number<double>("minutes", to.minutes, {1e-3, 1e6}, "stop after this time; no two such runs are alike");
    pass.number("batch-size", to.batch_size, {1, largest_batch}, "examples a step");
    pass.group(declare_precision, precision_option, to.precision);
    pass.open_number<double>(
        "learning-rate", to.learning_rate, {0, 10},
        "the highest (default: " + plain(usual.learning_rate) + "; " + plain(fine.learning_rate) + to_learn_pairs);
    pass.number("warm-up-steps", to.warm_up_steps, {0, any_count}, "steps until the highest learning rate");
    pass.choice("decay", to.decay, decays(), "of the learning rate");
    pass.number("final-rate", to.final_rate, {0, 1}, "share of the learning rate that is left at the end");
    pass.number("clip-norm", to.clip_norm, {0, 1e6}, "longest gradient");
    pass.number("average-decay", to.average_decay, {0, 1}, "of the running average of the weights; 0: none");
    pass.number("focus-weight", to.focus_weight, {0, 1e3}, "of guided attention beside the cross-entropy");
    pass.number("label-smoothing", to.label_smoothing, {0, 1}, "share of the probability spread over all symbols");
    pass.number("unknown-rate", to.unknown_rate, {0, 1}, "share of letters shown as the unknown symbol");
    pass.number("validation-every", to.validation_every, {1, any_count}, "examples between two validations");
    pass.number("checkpoint-seconds", options.run.checkpoint_seconds, {0, 1e6}, "seconds between two savings");
}

void each_size(const Pass& pass, ModelConfig& to) {
    const ModelConfig usual;
    constexpr Range<std::size_t> any_size{1, largest_size};
    pass.choice("architecture", to.architecture, words<Architecture>(), "of the network");
    pass.number("embedding", to.embedding, any_size, "size of the embeddings");
    pass.number("hidden", to.hidden, any_size,
                "size of the encoder's state in each direction; of all states of a transformer");
    pass.number("decoder-hidden", to.decoder_hidden, any_size, "size of the decoder's state");
    pass.open_choice("attention", to.attention, words<AttentionKind>(),
                     "of decoder to encoder (default: " + name(usual.attention) + "; " +
                         name(AttentionKind::multi_head) + " in a transformer)");
    pass.open_number(
        "attention-size", to.attention_size, any_size,
        "size of its projections (default: " + plain(usual.attention_size) + "; that of --hidden in a transformer)");
    pass.number("heads", to.heads, any_size, "heads of multi-head attention and of self-attention");
    pass.open_number(
        "layers", to.layers, Range<std::size_t>{1, most_layers},
        "of a transformer's encoder, and as many of its decoder (default: " + plain(layers_of_transformer) + ")");
    pass.open_number("feed-forward", to.feed_forward, any_size,
                     "inner size of a transformer's position-wise layers (default: four times --hidden)");
    pass.choice("cell", to.cell, words<CellKind>(), "recurrent cell");
    pass.choice("encoder", to.encoder, words<EncoderKind>(), "how the encoder reads");
}

void each_held_out(const Pass& pass, FittingOptions& to) {
    pass.number("validation-examples", to.validation_examples, {0, most_unseen_examples},
                "held-out rows of the generator to choose the best model by");
    pass.number("calibration-examples", to.calibration_examples, {0, most_unseen_examples},
                "rows of the generator to make confidences honest by; 0: not");
    pass.open_number<double>("min-confidence", to.min_confidence, {0, 1},
                             "what normalize refuses unless told otherwise (default: " +
                                 plain(Calibration{}.default_min_confidence) + ", or that of the model to start from)");
}

/// All options of `train`, in the order of its help.
void each_option(const Pass& pass, FittingOptions& to) {
    pass.file("model,m", to.model, "where the model goes; needed");
    each_file(pass, to);
    each_of_schedule(pass, to);
    each_size(pass, to.config);
    pass.number("vocabulary-examples", to.vocabulary_examples, {1, any_count},
                "examples that the vocabulary is learned from");
    pass.group(declare_generator, generator_options, to.generator);
    each_held_out(pass, to);
    pass.group(declare_threads, thread_count, to.run.threads);
}

/// What a Transformer has in place of the defaults.
void take_defaults_of_transformer(const std::set<std::string>& given, ModelConfig& config) {
    if (given.count("layers") == 0) config.layers = layers_of_transformer;
    if (given.count("feed-forward") == 0) config.feed_forward = feed_forward_ratio * config.hidden;
    if (given.count("attention") == 0) config.attention = AttentionKind::multi_head;
    if (given.count("attention-size") == 0) config.attention_size = config.hidden;
}

void refuse(const std::set<std::string>& given, const std::vector<std::string>& options, const std::string& why) {
    for (const std::string& option : options)
        if (given.count(option) > 0) throw Error(ErrorKind::usage, "option --" + option + ": " + why);
}

/// What only the other architecture has is no silent no-op.
void refuse_sizes_of_others(const FittingOptions& options) {
    std::vector<std::string> others{"layers", "feed-forward"};
    if (options.config.architecture == Architecture::transformer)
        others = {"embedding", "decoder-hidden", "cell", "encoder"};
    refuse(options.given, others,
           "a model of --architecture " + name(options.config.architecture) + " has no such part; leave it out");
}

void refuse_same_files(const Arguments& arguments) {
    const auto file = [&](const std::string& option) {
        return NamedFile{"--" + option, path_option(arguments, option)};
    };
    const NamedFile model = file("model"), log = file("log"), parent = file("initialize-from");
    const NamedFile pairs = file("train-data"), unseen = file("validation-data");
    refuse_same_file(model, {parent, pairs, unseen});
    refuse_same_file(log, {model, parent, pairs, unseen});
}

/// What cannot be said together.
void check(const FittingOptions& options) {
    check(options.training);
    // A model to start from brings its own sizes, but for those of its attention.
    if (options.initialize_from)
        refuse(options.given,
               {"architecture", "embedding", "hidden", "decoder-hidden", "cell", "encoder", "layers", "feed-forward"},
               "with --initialize-from the sizes are those of that model; leave it out");
    if (options.resume || options.initialize_from) return;  // whose sizes are known only then
    refuse_sizes_of_others(options);
    check(options.config);
}

}  // namespace

void Train::declare(OptionsDescription& options) const {
    FittingOptions defaults;
    each_option(Pass(options), defaults);
}

void Train::setup(const Arguments& arguments) {
    if (!arguments.has("model")) throw Error(ErrorKind::usage, "option --model is missing: where shall the model go?");
    if (!arguments.has("train-data"))
        refuse(arguments.given(), {"generator-share"}, "without --train-data there is nothing to share with");
    const bool learns_pairs = arguments.has("train-data") && arguments.has("initialize-from");
    options_ = learns_pairs ? fine_tuning_options() : FittingOptions();
    each_option(Pass(arguments), options_);
    options_.given = arguments.given();
    options_.training.seed = options_.generator.seed;
    if (options_.training.minutes > 0 && !arguments.has("examples")) options_.training.examples = 0;
    if (options_.config.architecture == Architecture::transformer)
        take_defaults_of_transformer(options_.given, options_.config);
    refuse_same_files(arguments);
    check(options_);
}

}  // namespace kalends
