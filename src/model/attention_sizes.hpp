#pragma once

#include "kalends/model/config.hpp"
#include "nn/attention/score.hpp"

namespace kalends {

/// What a Transformer's self-attention connects.
inline AttentionSizes self_attention_sizes(const ModelConfig& config) {
    return {.query = config.hidden,
            .value = config.hidden,
            .attention = config.hidden,
            .heads = config.heads,
            .directions = 1};
}

/// What the attention between decoder and encoder connects.
inline AttentionSizes attention_sizes(const ModelConfig& config) {
    if (config.architecture == Architecture::transformer) {
        AttentionSizes sizes = self_attention_sizes(config);
        sizes.attention = config.attention_size;
        return sizes;
    }
    return {.query = config.decoder_hidden,
            .value = config.encoder_states(),
            .attention = config.attention_size,
            .heads = config.heads,
            .directions = config.directions()};
}

}  // namespace kalends
