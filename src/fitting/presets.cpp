#include <algorithm>
#include <cstdint>

#include "kalends/fitting/fitting.hpp"

namespace kalends {
namespace {

/// What two cores of today learn from in a minute, about: with the sizes of a short training, and with those of the
/// model in the program.
constexpr double short_a_minute = 300'000, whole_a_minute = 150'000;

std::uint64_t examples_in(double minutes, double a_minute) {
    return static_cast<std::uint64_t>(minutes * a_minute);
}

/// A tenth of all steps at most, so that the shortest training learns, too.
std::uint64_t warm_up(std::uint64_t usual, std::uint64_t steps) {
    constexpr std::uint64_t least_others = 10;
    return std::min(usual, steps / least_others);
}

/// Of what is told: examples, minutes, or both, of which the first to come ends it. @pre one is told
std::uint64_t seen_within(std::uint64_t examples, double minutes, double a_minute) {
    const std::uint64_t in_time = examples_in(minutes, a_minute);
    if (examples == 0 || minutes == 0) return std::max(examples, in_time);
    return std::min(examples, in_time);
}

/// Budgets as they are told; the usual one where none is.
void set_budget(TrainingOptions& training, std::uint64_t examples, double minutes) {
    training.minutes = minutes;
    training.examples = examples > 0 || minutes > 0 ? examples : training.examples;
}

/// Steps that the running average looks back on: a seventh of all.
double average_decay(std::uint64_t steps) {
    constexpr double share = 7, shortest = 0.9, longest = 0.9995;
    return std::clamp(1 - share / static_cast<double>(std::max<std::uint64_t>(steps, 1)), shortest, longest);
}

}  // namespace

FittingOptions fine_tuning_options(std::uint64_t examples, double minutes) {
    FittingOptions options;
    TrainingOptions& training = options.training;
    training.examples = 400'000;
    training.learning_rate = 7e-4;
    options.generator_share = 0.8;
    set_budget(training, examples, minutes);
    const std::uint64_t seen = seen_within(training.examples, minutes, whole_a_minute);
    training.warm_up_steps = warm_up(training.warm_up_steps, seen / training.batch_size);
    return options;
}

FittingOptions suited_options(std::uint64_t examples, double minutes, bool has_pairs) {
    FittingOptions options;
    TrainingOptions& training = options.training;
    set_budget(training, examples, minutes);
    const std::uint64_t seen = seen_within(training.examples, minutes, short_a_minute);
    if (seen > short_training) return options;
    options.config.embedding = 32;
    options.config.decoder_hidden = 96;
    options.config.attention_size = 32;
    training.batch_size = has_pairs ? 32 : 64;        // a few pairs want steps, not rows
    training.label_smoothing = has_pairs ? 0.05 : 0;  // and are seen too often to be believed to the letter
    training.learning_rate = 4e-3;
    training.clip_norm = 0.25;
    const std::uint64_t steps = seen / training.batch_size;
    constexpr std::uint64_t usual_warm_up = 100;
    training.warm_up_steps = warm_up(usual_warm_up, steps);
    training.average_decay = average_decay(steps);
    constexpr std::uint64_t very_short = 200'000;  // the average alone makes up for a rate that stays
    if (has_pairs || seen <= very_short) training.decay = Decay::none;
    constexpr std::uint64_t validations = 10;  // enough points for a curve
    training.validation_every = std::clamp(seen / validations, std::uint64_t{1}, training.validation_every);
    return options;
}

}  // namespace kalends
