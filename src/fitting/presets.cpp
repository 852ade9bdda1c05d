#include <algorithm>
#include <cstdint>

#include "kalends/fitting/fitting.hpp"

namespace kalends {
namespace {

/// What two cores of today learn from in that time, about, with the sizes of a short training.
std::uint64_t examples_in(double minutes) {
    constexpr double a_minute = 300'000;
    return static_cast<std::uint64_t>(minutes * a_minute);
}

/// Steps that the running average looks back on: a seventh of all.
double average_decay(std::uint64_t steps) {
    constexpr double share = 7, shortest = 0.9, longest = 0.9995;
    return std::clamp(1 - share / static_cast<double>(std::max<std::uint64_t>(steps, 1)), shortest, longest);
}

}  // namespace

FittingOptions fine_tuning_options() {
    FittingOptions options;
    options.training.examples = 400'000;
    options.training.learning_rate = 7e-4;
    options.generator_share = 0.8;
    return options;
}

FittingOptions suited_options(std::uint64_t examples, double minutes) {
    FittingOptions options;
    TrainingOptions& training = options.training;
    training.minutes = minutes;
    training.examples = examples > 0 || minutes > 0 ? examples : training.examples;
    const std::uint64_t seen = training.examples > 0 ? training.examples : examples_in(minutes);
    if (seen > short_training) return options;
    options.config.embedding = 32;
    options.config.decoder_hidden = 96;
    options.config.attention_size = 32;
    training.batch_size = 64;
    training.learning_rate = 4e-3;
    training.clip_norm = 0.25;
    const std::uint64_t steps = seen / training.batch_size;
    constexpr std::uint64_t warm_up = 100, least_others = 10;
    training.warm_up_steps = std::min(warm_up, steps / least_others);
    training.average_decay = average_decay(steps);
    return options;
}

}  // namespace kalends
