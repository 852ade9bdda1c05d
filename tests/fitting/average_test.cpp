#include <doctest/doctest.h>

#include "checkpoint/sample.hpp"
#include "kalends/fitting/fitting.hpp"
#include "support/caught.hpp"

namespace kalends::average_test {

using test::caught;

namespace {

Checkpoint model(const std::u32string& vocabulary, std::vector<float> values) {
    Checkpoint checkpoint = test::sample_checkpoint();
    checkpoint.vocabulary = Vocabulary(vocabulary);
    checkpoint.config.vocabulary = checkpoint.vocabulary.size();
    const std::size_t rows = values.size();
    checkpoint.weights = {{"encoder.embedding.weight", {rows, 1}, std::move(values)}};
    return checkpoint;
}

/// Uncalibrated.
Checkpoint mean_of(const std::vector<WeightedModel>& models) {
    return average(models, {.generator = GeneratorOptions{.locales = {"en"}}, .calibration_examples = 0});
}

}  // namespace

TEST_CASE("average: each model counts with its share, a character only where it is known") {
    const Checkpoint mean = mean_of({{model(U"ab", {1, 2}), 1, "a.kal"}, {model(U"abc", {5, 6, 7}), 3, "b.kal"}});
    CHECK(mean.vocabulary.code_points() == U"abc");
    CHECK(mean.weights[0].values == std::vector<float>{4, 5, 7});
    CHECK(!mean.training);
    CHECK(mean.calibration.by_evidence == Calibration{}.by_evidence);
    CHECK(mean.calibration.default_min_confidence == 0.75);
    CHECK(mean_of({{model(U"abc", {5, 6, 7}), 3, "b.kal"}, {model(U"ab", {1, 2}), 1, "a.kal"}}).weights[0].values ==
          mean.weights[0].values);
}

TEST_CASE("average: a model from before some symbols were known takes part, and never writes them") {
    const auto one_of = [](TargetVocabulary symbols, float value) {
        Checkpoint checkpoint = model(U"ab", {1, 2});
        checkpoint.config.architecture = Architecture::rnn;
        checkpoint.symbols = std::move(symbols);
        const std::size_t known = checkpoint.config.symbols = checkpoint.symbols.size();
        checkpoint.weights = {{"decoder.embedding.weight", {known + 1, 1}, std::vector<float>(known + 1, value)},
                              {"decoder.output.weight", {1, known}, std::vector<float>(known, value)},
                              {"decoder.output.bias", {known}, std::vector<float>(known, value)}};
        return checkpoint;
    };
    const Checkpoint old = one_of(TargetVocabulary::first(symbol::days_alone), 2), all = one_of(TargetVocabulary(), 4);
    const Checkpoint mean = mean_of({{old, 1, "old.kal"}, {all, 1, "all.kal"}});
    CHECK(mean.symbols == TargetVocabulary());
    CHECK(mean.config.symbols == symbol::count);
    CHECK(mean.weights[2].values.front() == 3);
    CHECK(mean.weights[2].values.back() < 0);
}

TEST_CASE("average: models that do not come from one another are refused") {
    CHECK(caught([] { mean_of({}); }).kind == 64);
    Checkpoint other = model(U"ab", {1, 2});
    other.config.layers = 1;
    const auto found = caught([&] { mean_of({{model(U"ab", {1, 2}), 1, "a.kal"}, {other, 1, "b.kal"}}); });
    CHECK(found.kind == 65);
    CHECK(found.message.find("a.kal") != std::string::npos);
    Checkpoint broken = model(U"ab", {1, 2});
    broken.weights.clear();
    CHECK(caught([&] { mean_of({{broken, 1, "a"}, {model(U"ab", {1, 2}), 1, "b"}}); }).kind == 65);
    CHECK(caught([] { mean_of({{model(U"ab", {1, 2}), 1, "a"}, {model(U"xyz", {1, 2, 3}), 1, "b"}}); }).kind == 65);
}

}  // namespace kalends::average_test
