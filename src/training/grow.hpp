#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/nn/kinds.hpp"
#include "kalends/text/vocabulary.hpp"

namespace kalends {

/// Kind, size and heads of an attention; what is left open stays what it is.
struct AttentionChoice {
    std::optional<AttentionKind> kind{};
    std::optional<std::size_t> size{};
    std::optional<std::size_t> heads{};
};

/// The model with those code points of `wanted` that it does not know added to its vocabulary, their embeddings drawn
/// as for a new model; all else stays. The training state, if any, is dropped.
/// @throws Error (data) where the model does not fit together
Checkpoint with_characters(const Checkpoint& model, const Vocabulary& wanted, std::uint64_t seed);

/// The model with the program's symbols that it does not know added behind its own. What it knew stays: the new ones
/// are all but never written, their weights being zero and their bias far below all others, until a training teaches
/// them. A training state grows alike. @throws Error (data) where the model does not fit together
Checkpoint with_all_symbols(const Checkpoint& model);

/// The model with another attention between decoder and encoder, drawn as for a new model; all else stays. Where its
/// contexts have another width, the weights that meet them keep the columns of a context that both have. The training
/// state, if any, is dropped; nothing changes if `wanted` is the attention it has.
/// @throws Error (usage) where the model can't have such an attention: sizes do not suit it, or a Transformer, which
/// attends to itself with as many heads, shall have more or fewer; (data) where the model does not fit together
Checkpoint with_attention(const Checkpoint& model, const AttentionChoice& wanted, std::uint64_t seed);

/// The recurrent model with a wider state of its encoder, H in each direction, which says the same as before: the new
/// units are drawn as for a new model, and read by nobody until a training teaches it (Chen, Goodfellow and Shlens
/// 2016, Net2Net, of which this is the plainest kind). The training state, if any, is dropped; nothing changes if H is
/// the width it has.
/// @throws Error (usage) where the model is a Transformer, is wider already, or its attention can't be of that width;
/// (data) where the model does not fit together
Checkpoint with_encoder_state(const Checkpoint& model, std::size_t hidden, std::uint64_t seed);

}  // namespace kalends
