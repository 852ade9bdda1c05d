#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/generator/generator.hpp"

// Makes one model of several that come from one another.
namespace kalends {

/// A model and how much it counts.
struct WeightedModel {
    Checkpoint model;
    double share = 1;    ///< above 0; what all models together make one whole of
    std::string origin;  ///< its file, for errors and facts
};

struct AverageOptions {
    /// Whose rows calibrate the result; nothing: the one that the models learned from.
    std::optional<GeneratorOptions> generator{};
    std::size_t calibration_examples = 20000;  ///< 0: the mean of several is not calibrated
    std::optional<double> min_confidence{};    ///< what is refused unless told otherwise; nothing: the model's own
    std::size_t threads = 0;                   ///< 0: one for each processor
};

/// The mean of the weights of models that come from each other or from one parent, which often reads better than each
/// of them (Wortsman et al. 2022, "Model soups"; 2021, of a fine-tuned model and its parent), calibrated anew. All the
/// rest is that of the model with the longest vocabulary, the last of several; characters that only some models know
/// are the mean of those. It knows the names of months of all of them, or none where one of them kept none. No facts
/// are kept about what one of them saw.
/// @throws Error (usage) without a model; (data) where one is of another kind or size than the rest, or its
/// vocabulary is not the beginning of the longest one, or its tensors are not those of its configuration
Checkpoint average(const std::vector<WeightedModel>&, const AverageOptions& = {});

}  // namespace kalends
