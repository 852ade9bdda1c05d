#include "model/inference.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "kalends/core/error.hpp"
#include "model/batches.hpp"

namespace kalends::inference_test {
namespace {

// Sizes that are no multiple of a register, so that remainders are at work everywhere.
ModelConfig config(const Kinds& kinds) {
    ModelConfig config{.vocabulary = 30,
                       .embedding = 7,
                       .hidden = 21,
                       .decoder_hidden = 26,
                       .attention_size = 19,
                       .heads = 3,
                       .attention = kinds.attention,
                       .cell = kinds.cell,
                       .encoder = kinds.encoder,
                       .architecture = kinds.architecture};
    if (kinds.architecture == Architecture::transformer) {
        config.layers = 2, config.feed_forward = 29;
        config.attention_size = config.hidden;
        return config;
    }
    if (kinds.attention == AttentionKind::dot) config.decoder_hidden = config.encoder_states();
    if (kinds.attention == AttentionKind::multi_head) config.attention_size = 21;
    return config;
}

Seq2Seq<float>::Params trained(const Kinds& kinds = {}) {
    Random random(2);
    Seq2Seq<float>::Params params = Seq2Seq<float>::make(config(kinds));
    for (auto& tensor : tensors(params)) {
        for (float& value : tensor.values) value = static_cast<float>(random.uniform() - 0.5);
    }
    return params;
}

std::vector<std::vector<Vocabulary::Id>> random_texts(std::size_t count, Random& random) {
    std::vector<std::vector<Vocabulary::Id>> texts(count);
    for (auto& text : texts) {
        text.resize(1 + random.below(20));
        for (auto& id : text) id = static_cast<Vocabulary::Id>(1 + random.below(29));
    }
    return texts;
}

/// A few greedy steps of each row: all numbers that come out, row by row.
std::vector<std::vector<float>> decode(const Inference& inference, const SourceBatch& batch) {
    Encoded encoded = inference.encode(batch);
    std::vector<symbol::Id> previous(batch.rows, symbol::start);
    std::vector<std::vector<float>> rows(batch.rows);
    for (int t = 0; t < 5; ++t) {
        DecoderStep step = inference.step(encoded.memory, encoded.state, previous);
        for (std::size_t b = 0; b < batch.rows; ++b) {
            const float* p = &step.log_probabilities(b, 0);
            rows[b].insert(rows[b].end(), p, p + symbol::count);
            const float* attention = &step.attention(b, 0);
            rows[b].insert(rows[b].end(), attention, attention + batch.lengths[b]);
            previous[b] = static_cast<symbol::Id>(std::max_element(p, p + symbol::count) - p);
        }
        encoded.state = step.state;
    }
    return rows;
}

}  // namespace

TEST_CASE("inference: a row's answer is the same to the last bit alone, in any batch and with any padding") {
    for (const Kinds& kinds : all_models()) {
        CAPTURE(name(kinds));
        const Inference inference(trained(kinds));
        Random random(7);
        const auto texts = random_texts(70, random);
        const auto together = decode(inference, source_batch(texts));
        for (const std::size_t size : {1, 2, 7, 16, 33}) {
            for (std::size_t first = 0; first + size <= texts.size(); first += size) {
                const std::vector<std::vector<Vocabulary::Id>> some(
                    texts.begin() + static_cast<std::ptrdiff_t>(first),
                    texts.begin() + static_cast<std::ptrdiff_t>(first + size));
                const auto alone = decode(inference, source_batch(some, first % 3 == 0 ? 25 : 0));
                for (std::size_t i = 0; i < size; ++i) CHECK(alone[i] == together[first + i]);
            }
        }
    }
}

/// The sums of the training forward pass, and those of inference on the same batch, teacher forced.
void compare(const Kinds& kinds, Precision precision, double epsilon) {
    CAPTURE(name(kinds));
    const auto params = trained(kinds);
    const Inference inference(params, precision);
    const std::vector<EncodedExample> examples = uneven_examples();
    const Batch batch = training_batch(examples);
    Seq2Seq<float>::Workspace workspace;
    const LossSums sums = Seq2Seq<float>::forward(params, batch, {}, workspace);

    Encoded encoded = inference.encode(batch.source);
    double cross_entropy = 0, focus = 0;
    for (std::size_t t = 0; t < batch.target_length; ++t) {
        std::vector<symbol::Id> previous(batch.source.rows, symbol::end);
        for (std::size_t b = 0; b < examples.size(); ++b) {
            if (t < examples[b].target.size()) previous[b] = batch.inputs[t * examples.size() + b];
        }
        const DecoderStep step = inference.step(encoded.memory, encoded.state, previous);
        for (std::size_t b = 0; b < examples.size(); ++b) {
            if (t >= examples[b].target.size()) continue;
            cross_entropy -= step.log_probabilities(b, static_cast<std::size_t>(examples[b].target[t]));
            double inside = 0;
            const PositionSpan span = examples[b].focus[t];
            for (auto s = span.begin; s < span.end; ++s) inside += step.attention(b, static_cast<std::size_t>(s));
            if (span.begin < span.end) focus -= std::log(inside);
        }
        encoded.state = step.state;
    }
    CHECK(cross_entropy == doctest::Approx(sums.cross_entropy).epsilon(epsilon));
    if (kinds.attention != AttentionKind::none) CHECK(focus == doctest::Approx(sums.focus).epsilon(epsilon));
}

TEST_CASE("inference: agrees with the training forward pass") {
    for (const Kinds& kinds : all_models()) {
        compare(kinds, Precision::full, 1e-5);
        compare(kinds, Precision::bfloat16, kinds.attention == AttentionKind::additive ? 1e-2 : 2e-2);
    }
}

TEST_CASE("inference: gathered rows go on as they were") {
    for (const Kinds& kinds : all_models()) {
        CAPTURE(name(kinds));
        const Inference inference(trained(kinds));
        Random random(9);
        const SourceBatch batch = source_batch(random_texts(6, random));
        const Encoded encoded = inference.encode(batch);
        const std::vector<std::size_t> rows{4, 1, 4};
        const Encoded some = encoded.gather(rows);
        const DecoderStep all =
            inference.step(encoded.memory, encoded.state, std::vector<symbol::Id>(6, symbol::start));
        const DecoderStep step = inference.step(some.memory, some.state, std::vector<symbol::Id>(3, symbol::start));
        for (std::size_t i = 0; i < rows.size(); ++i) {
            for (std::size_t y = 0; y < step.log_probabilities.shape(1); ++y) {
                CHECK(step.log_probabilities(i, y) == all.log_probabilities(rows[i], y));
            }
            CHECK(step.attention(i, 0) == all.attention(rows[i], 0));
        }
    }
}

TEST_CASE("inference: attention sums to one inside the row and is zero past its end") {
    for (const Kinds& kinds : all_models()) {
        CAPTURE(name(kinds));
        const Inference inference(trained(kinds));
        const SourceBatch batch = source_batch({{3, 4, 5, 6}, {7}});
        const Encoded encoded = inference.encode(batch);
        const DecoderStep step =
            inference.step(encoded.memory, encoded.state, std::vector<symbol::Id>(2, symbol::start));
        CHECK(step.attention(1, 0) == 1.0F);
        CHECK(step.attention(1, 2) == 0.0F);
        CHECK(step.attention(0, 0) + step.attention(0, 1) + step.attention(0, 2) + step.attention(0, 3) ==
              doctest::Approx(1));
    }
}

TEST_CASE("inference: an id outside the vocabulary is refused") {
    const Inference inference(trained());
    CHECK_THROWS_AS(static_cast<void>(inference.encode(source_batch({{3, 30}}))), Error);
}

}  // namespace kalends::inference_test
