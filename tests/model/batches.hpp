#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "data/batch.hpp"
#include "kalends/model/config.hpp"
#include "nn/layers.hpp"

// Small batches made by hand.
namespace kalends {

/// What can be chosen of a model, beside its sizes.
struct Kinds {
    AttentionKind attention = AttentionKind::additive;
    CellKind cell = CellKind::gru;
    EncoderKind encoder = EncoderKind::bidirectional;
    Architecture architecture = Architecture::rnn;
};

inline std::vector<Kinds> all_models() {
    std::vector<Kinds> all;
    for (const AttentionKind attention : all_attention_kinds()) {
        all.push_back({attention});
        all.push_back({.attention = attention, .architecture = Architecture::transformer});
    }
    all.push_back({AttentionKind::additive, CellKind::lstm});
    all.push_back({AttentionKind::additive, CellKind::lstm, EncoderKind::unidirectional});
    all.push_back({AttentionKind::none, CellKind::gru, EncoderKind::unidirectional});
    return all;
}

inline std::string name(const Kinds& kinds) {
    return name(kinds.architecture) + ", " + name(kinds.attention) + ", " + name(kinds.cell) + ", " +
           name(kinds.encoder);
}

inline ModelConfig tiny_config(const Kinds& kinds = {}) {
    ModelConfig config{.vocabulary = 9,
                       .embedding = 4,
                       .hidden = 3,
                       .decoder_hidden = 7,
                       .attention_size = 5,
                       .attention = kinds.attention,
                       .cell = kinds.cell,
                       .encoder = kinds.encoder,
                       .architecture = kinds.architecture};
    if (kinds.architecture == Architecture::transformer) {
        config.layers = 2, config.feed_forward = 7;
        config.hidden = config.attention_size = 6, config.heads = 3;
        return config;
    }
    if (kinds.attention == AttentionKind::dot) config.decoder_hidden = config.encoder_states();
    if (kinds.attention == AttentionKind::multi_head) config.attention_size = 6, config.heads = 3;
    return config;
}

/// Padded to at least `length` positions.
inline SourceBatch source_batch(const std::vector<std::vector<Vocabulary::Id>>& rows, std::size_t length = 0) {
    SourceBatch batch{.length = length, .rows = rows.size(), .ids = {}, .lengths = {}};
    for (const auto& row : rows) {
        batch.length = std::max(batch.length, row.size());
        batch.lengths.push_back(static_cast<std::int32_t>(row.size()));
    }
    batch.ids.assign(batch.length * batch.rows, Vocabulary::padding);
    for (std::size_t b = 0; b < rows.size(); ++b) {
        for (std::size_t s = 0; s < rows[b].size(); ++s) batch.ids[s * batch.rows + b] = rows[b][s];
    }
    return batch;
}

struct Padding {
    std::size_t source = 0, target = 0;  ///< least lengths of a batch
};

/// @param start what the decoder reads first: of a model with fewer symbols another
inline Batch training_batch(const std::vector<EncodedExample>& examples, Padding padding = {},
                            std::int32_t start = symbol::start) {
    std::vector<std::vector<Vocabulary::Id>> sources;
    std::size_t length = padding.target;
    for (const auto& example : examples) {
        sources.push_back(example.source);
        length = std::max(length, example.target.size());
    }
    Batch batch;
    batch.source = source_batch(sources, padding.source);
    batch.target_length = length;
    const std::size_t rows = examples.size();
    batch.inputs.assign(length * rows, symbol::end);
    batch.targets.assign(length * rows, Batch::ignored);
    batch.focus.assign(length * rows, {});
    for (std::size_t b = 0; b < rows; ++b) {
        for (std::size_t t = 0; t < examples[b].target.size(); ++t) {
            batch.inputs[t * rows + b] = t == 0 ? start : examples[b].target[t - 1];
            batch.targets[t * rows + b] = examples[b].target[t];
            batch.focus[t * rows + b] = examples[b].focus[t];
        }
    }
    return batch;
}

/// Rows of unequal lengths in no order, sources and targets; some targets know where to look.
inline std::vector<EncodedExample> uneven_examples() {
    return {{.source = {3, 4, 5}, .target = {1, 2, 22}, .focus = {{0, 1}, {1, 3}, {}}},
            {.source = {2, 8, 7, 6, 1}, .target = {9, 22}, .focus = {{4, 5}, {}}},
            {.source = {4}, .target = {21, 3, 0, 22}, .focus = {{}, {0, 1}, {}, {}}},
            {.source = {5, 5, 2, 3}, .target = {7, 7, 22}, .focus = {{}, {}, {}}}};
}

/// Copies two digits out of noise: target symbols are the source ids 2-5 that stand in a row, in order.
inline std::vector<EncodedExample> copy_task(std::size_t count, Random& random) {
    std::vector<EncodedExample> examples;
    for (std::size_t i = 0; i < count; ++i) {
        EncodedExample example;
        std::vector<std::size_t> places{random.below(3), 3 + random.below(3)};
        for (std::size_t s = 0; s < 6; ++s) example.source.push_back(static_cast<Vocabulary::Id>(6 + random.below(3)));
        for (const std::size_t place : places) {
            const auto digit = static_cast<symbol::Id>(random.below(4));
            example.source[place] = digit + 2;
            example.target.push_back(digit);
            const auto at = static_cast<std::int32_t>(place);
            example.focus.push_back({at, at + 1});
        }
        example.target.push_back(symbol::end);
        example.focus.push_back({});
        examples.push_back(example);
    }
    return examples;
}

}  // namespace kalends
