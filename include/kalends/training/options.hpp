// How a model is trained: budget, optimiser, threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "kalends/tensor/precision.hpp"

namespace kalends {

/// Examples of a step.
constexpr std::size_t largest_batch = std::size_t{1} << 16U;

/// How the learning rate falls after the warm-up.
enum class Decay { none, linear, cosine };

/// All that the result of a training depends on, beside its examples and the model's sizes. Stands in the checkpoint.
struct TrainingOptions {
    /// The budget: what is used up first ends training; 0 is no limit, and one of the two must be set. Examples are
    /// rounded up to whole batches. With `minutes` the learning rate follows the clock, so no two runs are alike.
    std::uint64_t examples = 0;
    double minutes = 0;

    std::uint64_t seed = 1;          ///< of the first weights, the order of batches and the unknown symbols
    std::size_t batch_size = 256;    ///< examples a step
    std::size_t shard_size = 32;     ///< examples whose gradient is computed as one; a batch is cut into these
    std::size_t chunk_batches = 32;  ///< batches sorted by length together
    Precision precision = Precision::bfloat16;  ///< of the factors of products; weights and sums stay floats

    double learning_rate = 2e-3;  ///< the highest
    std::uint64_t warm_up_steps = 200;
    Decay decay = Decay::linear;
    double final_rate = 0.01;  ///< share of learning_rate that is left at the end
    double beta_1 = 0.9;       ///< of Adam, as are the next two
    double beta_2 = 0.999;
    double epsilon = 1e-8;
    double clip_norm = 1;          ///< longest gradient (Pascanu, Mikolov and Bengio 2013)
    double average_decay = 0.999;  ///< of the running average of the weights, which is what is kept; 0: no average

    double focus_weight = 0.1;  ///< of guided attention, beside the cross-entropy
    double label_smoothing = 0;
    double unknown_rate = 1e-3;  ///< share of letters that are shown as the unknown symbol

    std::uint64_t validation_every = 100'000;  ///< examples; rounded up to whole batches

    friend bool operator==(const TrainingOptions&, const TrainingOptions&) = default;
};

class Ranks;

/// What the result does not depend on.
struct RunOptions {
    std::size_t threads = 0;         ///< 0: one for each processor
    double checkpoint_seconds = 60;  ///< time between two calls of Observer::on_checkpoint
    Ranks* ranks = nullptr;          ///< that train together, and outlive the training; nullptr: this process alone
};

/// @throws Error (usage) naming the option that makes no sense
void check(const TrainingOptions&);

/// Settings for the checkpoint, keys "training.NAME", and back; keys that are missing keep their defaults (but for the
/// precision: what was written without one was trained in full), foreign ones are passed over. @throws Error (data) on
/// a value that cannot be read
std::map<std::string, std::string> to_settings(const TrainingOptions&);
TrainingOptions training_options(const std::map<std::string, std::string>&);

/// Optimiser steps of the budget in examples; the largest number there is where it has none.
std::uint64_t step_budget(const TrainingOptions&);

/// Words for settings, and all of them. @throws Error (usage) on an unknown word
std::string name(Decay);
void parse(const std::string& word, Decay&);
std::vector<std::string> decays();

}  // namespace kalends
