#pragma once

#include <limits>
#include <vector>

#include "kalends/checkpoint/checkpoint.hpp"

namespace kalends::test {

/// A small checkpoint with something in every field.
inline Checkpoint sample_checkpoint() {
    constexpr float most = std::numeric_limits<float>::max();
    Checkpoint checkpoint;
    checkpoint.vocabulary = Vocabulary(U"ab\u5E74");
    checkpoint.config.vocabulary = checkpoint.vocabulary.size();
    checkpoint.config.attention = AttentionKind::multi_head;
    checkpoint.config.heads = 2;
    checkpoint.config.architecture = Architecture::transformer;
    checkpoint.config.hidden = checkpoint.config.attention_size = 4;
    checkpoint.config.layers = 3;
    checkpoint.config.feed_forward = 5;
    checkpoint.weights = {{"encoder.weight", {2, 3}, {1, -2, most, -most, 0.1F, 0}},
                          {"bias", {1}, {-0.0F}},
                          {"none", {0, 4}, {}},
                          {"large", {8, 8}, std::vector<float>(64, 0.5F)}};
    checkpoint.month_names.add(U"mar", 3);
    checkpoint.month_names.add(U"mar", 9);
    checkpoint.month_names.add(Calendar::hebrew, U"ʾiyar", 9);
    checkpoint.month_names.add(Calendar::hebrew, U"elul", 13);
    checkpoint.month_names.add(Calendar::islamic, U"rajab", 7);
    checkpoint.month_names.add(U"\u0645\u0627\u064A", 5);
    checkpoint.words.add({{U"circa", only(Saying::about)},
                          {U"um", only(Saying::about) | only(Saying::clock)},
                          {U"zwei", only(Saying::number), SmallNumbers(1U << 2U)}});
    checkpoint.calibration.by_evidence[2] = {.slope = 1.5, .offset = -0.25};
    checkpoint.calibration.by_kind[3] = {.slope = 0.5, .offset = 0.125};
    checkpoint.calibration.default_min_confidence = 0.75;
    checkpoint.facts = {{"seed", "1"}, {"locales", ""}};
    TrainingState& state = checkpoint.training.emplace();
    state.step = 12;
    state.examples = 3072;
    state.seconds = 1.25;
    state.best_score = 0.5;
    state.weights = {{"bias", {1}, {0.125F}}};
    state.average = {{"bias", {1}, {0.0625F}}};
    state.first_moments = {{"bias", {1}, {1e-30F}}};
    state.second_moments = {{"bias", {1}, {1e-40F}}};
    state.settings = {{"batch_size", "256"}};
    return checkpoint;
}

}  // namespace kalends::test
