#pragma once

#include <string>
#include <vector>

#include "kalends/checkpoint/checkpoint.hpp"

namespace kalends {

/// A model and how much it counts.
struct Weighted {
    Checkpoint model;
    double share = 1;    ///< above 0; what all models together make one whole of
    std::string origin;  ///< for errors
};

/// The mean of the weights of models that come from each other or from one parent, which often reads better than each
/// of them (Wortsman et al. 2022, "Model soups"; 2021, of a fine-tuned model and its parent). All the rest is that of
/// the model with the longest vocabulary, the last of several; characters that only some models know are the mean of
/// those. It knows the names of months of all of them, or none where one of them kept none. The mean of several is not
/// calibrated. No facts are kept about what one of them saw.
/// @throws Error (usage) without a model; (data) where one is of another kind or size than the rest, or its
/// vocabulary is not the beginning of the longest one, or its tensors are not those of its configuration
Checkpoint average(const std::vector<Weighted>&);

}  // namespace kalends
