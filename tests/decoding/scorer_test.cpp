#include "decoding/scorer.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "core/random.hpp"
#include "decoding/beam.hpp"
#include "decoding/greedy.hpp"
#include "language/grammar.hpp"

namespace kalends::scorer_test {
namespace {

constexpr std::size_t rows = 9;

/// A model with random weights and a batch of random rows, each of another length.
struct Fixture {
    Fixture() : inference(make_inference()), encoded(inference.encode(make_batch())) {}

    static Inference make_inference() {
        ModelConfig config;
        config.vocabulary = 30;
        config.embedding = 6;
        config.hidden = 8;
        config.attention_size = 7;
        Random random(3);
        Seq2Seq<float>::Params params = Seq2Seq<float>::initialize(config, random);
        Seq2Seq<float>::Params::visit(params, [](const auto&, auto& tensor) { tensor *= 4.0F; });
        return Inference(params);
    }

    static SourceBatch make_batch() {
        Random random(4);
        std::vector<std::vector<Vocabulary::Id>> sources;
        for (std::size_t row = 0; row < rows; ++row) {
            sources.emplace_back();
            for (std::size_t i = 0; i < row + 2; ++i) sources.back().push_back(random.between(1, 29));
        }
        std::vector<std::size_t> order(rows);
        std::iota(order.begin(), order.end(), std::size_t{0});
        return make_source_batch(sources, order);
    }

    [[nodiscard]] SearchedModel searched() const { return {inference, symbols}; }

    Inference inference;
    Encoded encoded;
    TargetVocabulary symbols;
    ExpressionGrammar grammar;
};

void check_same(const Hypothesis& a, const Hypothesis& b) {
    CHECK(a.symbols == b.symbols);
    CHECK(a.log_probability == doctest::Approx(b.log_probability).epsilon(1e-3));
}

TEST_CASE("a row is answered as if it were alone") {
    const Fixture model;
    const auto together = greedy_search(model.searched(), model.encoded, model.grammar);
    REQUIRE(together.size() == rows);
    for (std::size_t row = 0; row < rows; ++row) {
        const std::vector<std::size_t> only{row};
        check_same(together[row], greedy_search(model.searched(), model.encoded.gather(only), model.grammar).front());
    }
}

TEST_CASE("rows that are selected go on where they were") {
    const Fixture model;
    InferenceScorer all(model.searched(), model.encoded), some(model.searched(), model.encoded);
    const std::vector<symbol::Id> starts(rows, symbol::start);
    all.advance(starts);
    some.advance(starts);
    const std::vector<std::size_t> kept{7, 2, 2};
    some.select(kept);
    const Scores of_all = all.advance(std::vector<symbol::Id>(rows, 3));
    const Scores of_some = some.advance(std::vector<symbol::Id>(kept.size(), 3));
    for (std::size_t i = 0; i < kept.size(); ++i) {
        CHECK(some.source_length(i) == kept[i] + 2);
        for (std::size_t s = 0; s < static_cast<std::size_t>(symbol::count); ++s)
            CHECK(of_some.log_probabilities(i, s) == doctest::Approx(of_all.log_probabilities(kept[i], s)));
    }
}

TEST_CASE("a beam of width 1 is the greedy search, and a wider one finds likelier dates on the whole") {
    const Fixture model;
    const auto greedy = greedy_search(model.searched(), model.encoded, model.grammar);
    const auto narrow = beam_search(model.searched(), model.encoded, model.grammar, {.width = 1});
    const auto wide = beam_search(model.searched(), model.encoded, model.grammar, {.width = 50, .n_best = 3});
    double gain = 0;  // of a single row it may be a loss: a beam is no exhaustive search
    for (std::size_t i = 0; i < rows; ++i) {
        check_same(narrow[i].front(), greedy[i]);
        gain += wide[i].front().log_probability - greedy[i].log_probability;
        CHECK(wide[i].size() == 3);
    }
    CHECK(gain >= 0);
}

TEST_CASE("attention covers the row's own positions and sums to one") {
    const Fixture model;
    const auto greedy = greedy_search(model.searched(), model.encoded, model.grammar, {.keep_attention = true});
    const auto beams =
        beam_search(model.searched(), model.encoded, model.grammar, {.width = 1, .keep_attention = true});
    for (std::size_t i = 0; i < rows; ++i) {
        REQUIRE(greedy[i].attention.size() == greedy[i].symbols.size());
        REQUIRE(beams[i].front().attention.size() == greedy[i].symbols.size());
        for (std::size_t step = 0; step < greedy[i].attention.size(); ++step) {
            const std::vector<float>& weights = greedy[i].attention[step];
            REQUIRE(weights.size() == i + 2);
            CHECK(std::accumulate(weights.begin(), weights.end(), 0.0) == doctest::Approx(1).epsilon(1e-4));
            CHECK(beams[i].front().attention[step][0] == doctest::Approx(weights[0]).epsilon(1e-3));
        }
    }
}

}  // namespace

}  // namespace kalends::scorer_test
