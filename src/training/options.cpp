#include "kalends/training/options.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <string_view>

#include "core/number_text.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

constexpr std::array<std::string_view, 3> decay_names{"none", "linear", "cosine"};  // in the order of Decay

/// The one list of settings: f(name, member).
template <class Options, class F>
void visit(Options& options, F&& f) {
    f("examples", options.examples);
    f("minutes", options.minutes);
    f("seed", options.seed);
    f("batch_size", options.batch_size);
    f("shard_size", options.shard_size);
    f("chunk_batches", options.chunk_batches);
    f("precision", options.precision);
    f("learning_rate", options.learning_rate);
    f("warm_up_steps", options.warm_up_steps);
    f("decay", options.decay);
    f("final_rate", options.final_rate);
    f("beta_1", options.beta_1);
    f("beta_2", options.beta_2);
    f("epsilon", options.epsilon);
    f("clip_norm", options.clip_norm);
    f("average_decay", options.average_decay);
    f("focus_weight", options.focus_weight);
    f("label_smoothing", options.label_smoothing);
    f("unknown_rate", options.unknown_rate);
    f("validation_every", options.validation_every);
}

std::string key_of(std::string_view setting) {
    return std::string("training.").append(setting);
}

std::string write(Decay decay) {
    return name(decay);
}

std::string write(Precision precision) {
    return std::string(name(precision));
}

template <class Number>
std::string write(Number number) {
    return to_text(number);
}

bool read(const std::string& word, Decay& decay) {
    const auto known = std::ranges::find(decay_names, word);
    if (known != decay_names.end()) decay = Decay(known - decay_names.begin());
    return known != decay_names.end();
}

bool read(const std::string& word, Precision& precision) {
    const std::optional<Precision> known = precision_of(word);
    if (known) precision = *known;
    return known.has_value();
}

template <class Number>
bool read(const std::string& word, Number& number) {
    const std::optional<Number> value = parse_number<Number>(word);
    if (value) number = *value;
    return value.has_value();
}

void demand(bool condition, const std::string& what) {
    if (!condition) throw Error(ErrorKind::usage, "training: " + what);
}

bool is_share(double value) {
    return value >= 0 && value < 1;
}
bool is_size(double value) {
    return std::isfinite(value) && value >= 0;
}

// The examples of a chunk are kept together.
constexpr std::size_t most_chunk_examples = std::size_t{1} << 21U;

void check_sizes(const TrainingOptions& options) {
    demand(options.batch_size > 0 && options.batch_size <= largest_batch, "the batch size must be from 1 to 65536");
    demand(options.shard_size > 0, "the shard size must be at least 1");
    demand(options.chunk_batches > 0 && options.chunk_batches <= most_chunk_examples / options.batch_size,
           "a chunk must have at least one batch and at most 2097152 examples");
    demand(options.validation_every > 0, "examples between validations must be at least 1");
}

void check_rates(const TrainingOptions& options) {
    demand(is_size(options.learning_rate) && options.learning_rate > 0, "the learning rate must be above 0");
    demand(is_size(options.clip_norm) && options.clip_norm > 0, "the clip norm must be above 0");
    demand(options.final_rate >= 0 && options.final_rate <= 1, "the final rate must be between 0 and 1");
    demand(is_share(options.beta_1) && is_share(options.beta_2), "Adam's betas must be at least 0 and below 1");
    demand(is_size(options.epsilon) && options.epsilon > 0, "Adam's epsilon must be above 0");
    demand(is_share(options.average_decay), "the average's decay must be at least 0 and below 1");
    demand(is_size(options.focus_weight), "the focus weight must be at least 0");
    demand(is_share(options.label_smoothing), "label smoothing must be at least 0 and below 1");
    demand(is_share(options.unknown_rate), "the rate of unknown symbols must be at least 0 and below 1");
}

}  // namespace

void check(const TrainingOptions& options) {
    demand(is_size(options.minutes), "minutes must be at least 0");
    demand(options.examples > 0 || options.minutes > 0, "set a number of examples, of minutes, or both");
    check_sizes(options);
    check_rates(options);
}

std::map<std::string, std::string> to_settings(const TrainingOptions& options) {
    std::map<std::string, std::string> settings;
    visit(options, [&](std::string_view setting, const auto& value) { settings[key_of(setting)] = write(value); });
    return settings;
}

TrainingOptions training_options(const std::map<std::string, std::string>& settings) {
    TrainingOptions options;
    options.precision = Precision::full;  // as it was before there was a choice
    visit(options, [&](std::string_view setting, auto& value) {
        const auto found = settings.find(key_of(setting));
        if (found == settings.end() || read(found->second, value)) return;
        throw Error(ErrorKind::data, "the model's setting " + found->first + " can't be read: " + found->second);
    });
    return options;
}

std::uint64_t step_budget(const TrainingOptions& options) {
    if (options.examples == 0) return std::numeric_limits<std::uint64_t>::max();
    return (options.examples - 1) / options.batch_size + 1;
}

std::string name(Decay decay) {
    return std::string(decay_names.at(static_cast<std::size_t>(decay)));
}

void parse(const std::string& word, Decay& decay) {
    if (!read(word, decay)) throw Error(ErrorKind::usage, "unknown decay " + word + "; known are none, linear, cosine");
}

std::vector<std::string> decays() {
    return {decay_names.begin(), decay_names.end()};
}

}  // namespace kalends
