#pragma once

#include "checkpoint/tensors.hpp"
#include "core/random.hpp"
#include "kalends/checkpoint/checkpoint.hpp"
#include "model/seq2seq.hpp"

namespace kalends::made {

/// A model that has learned nothing: random weights, and so answers that vary with every character.
inline Checkpoint tiny_model(std::uint64_t seed = 3) {
    Checkpoint checkpoint;
    checkpoint.vocabulary = Vocabulary(U" '-./0123456789abcdefghijklmnopqrstuvwxyz");
    checkpoint.config.vocabulary = checkpoint.vocabulary.size();
    checkpoint.config.embedding = 8;
    checkpoint.config.hidden = 12;
    checkpoint.config.attention_size = 10;
    Random random(seed);
    Seq2Seq<float>::Params params = Seq2Seq<float>::initialize(checkpoint.config, random);
    Seq2Seq<float>::Params::visit(params, [](const auto&, auto& tensor) { tensor *= 4.0F; });  // away from even odds
    checkpoint.weights = to_tensors(params);
    return checkpoint;
}

}  // namespace kalends::made
