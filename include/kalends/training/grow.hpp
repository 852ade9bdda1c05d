#pragma once

#include <cstdint>

#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/text/vocabulary.hpp"

namespace kalends {

/// The model with those code points of `wanted` that it does not know added to its vocabulary, their embeddings drawn
/// as for a new model; all else stays. The training state, if any, is dropped.
/// @throws Error (data) where the model does not fit together
Checkpoint with_characters(const Checkpoint& model, const Vocabulary& wanted, std::uint64_t seed);

}  // namespace kalends
