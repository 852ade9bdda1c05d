#include "model/seq2seq.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "model/batches.hpp"
#include "nn/adam.hpp"
#include "nn/gradient_check.hpp"

namespace kalends::seq2seq_test {
namespace {

using Exact = Seq2Seq<double>;

struct Result {
    LossSums sums;
    Exact::Params gradient;
};

Result run(const Exact::Params& params, const Batch& batch, const LossOptions& options = {}) {
    Exact::Workspace workspace;
    Result result{{}, zeros_like(params)};
    result.sums = Exact::forward_backward(params, batch, options, result.gradient, workspace);
    return result;
}

Exact::Params random_params(const ModelConfig& config, std::uint64_t seed) {
    Random random(seed);
    Exact::Params params = Exact::make(config);
    for (auto& tensor : tensors(params)) {
        for (double& value : tensor.values) value = random.uniform() - 0.5;
    }
    return params;
}

/// What training minimises.
double objective(const LossSums& sums, const LossOptions& options) {
    return sums.cross_entropy + options.focus_weight * sums.focus;
}

/// Largest difference between two gradients.
double difference(const Exact::Params& a, const Exact::Params& b) {
    double largest = 0;
    const auto left = tensors(a), right = tensors(b);
    for (std::size_t i = 0; i < left.size(); ++i) {
        for (std::size_t j = 0; j < left[i].values.size(); ++j) {
            largest = std::max(largest, std::abs(left[i].values[j] - right[i].values[j]));
        }
    }
    return largest;
}

}  // namespace

TEST_CASE("model: every gradient, unequal lengths, all kinds, with guided attention and label smoothing") {
    for (const Kinds& kinds : all_models()) {
        CAPTURE(name(kinds));
        for (const LossOptions options : {LossOptions{}, LossOptions{.focus_weight = 0.7, .label_smoothing = 0.1}}) {
            Exact::Params params = random_params(tiny_config(kinds), 11);
            const Batch batch = training_batch(uneven_examples());
            const Result result = run(params, batch, options);
            Exact::Workspace workspace;
            const auto loss = [&] { return objective(Exact::forward(params, batch, options, workspace), options); };
            CHECK(loss() == objective(result.sums, options));
            const GradientDifference worst = check_gradients(params, result.gradient, loss);
            CAPTURE(worst.where);
            CAPTURE(worst.analytic);
            CAPTURE(worst.numeric);
            CHECK(worst.relative < 1e-6);
        }
    }
}

TEST_CASE("model: the gradients of bfloat16 are those of full precision, nearly") {
    using Fast = Seq2Seq<float>;
    for (const Kinds& kinds : all_models()) {
        CAPTURE(name(kinds));
        Random random(4);
        ModelConfig config = tiny_config(kinds);
        config.hidden *= 8;  // noise of a few rounded numbers says little
        if (kinds.architecture == Architecture::transformer)
            config.attention_size = config.hidden, config.feed_forward = 64;
        config.decoder_hidden = kinds.attention == AttentionKind::dot ? config.encoder_states() : 40;
        const auto params = Fast::initialize(config, random);
        const Batch batch = training_batch(uneven_examples());
        std::vector<Fast::Params> gradients(2, zeros_like(params));
        for (const Precision precision : {Precision::full, Precision::bfloat16}) {
            Fast::Workspace workspace(precision);
            Fast::forward_backward(params, batch, {.focus_weight = 0.3}, gradients[static_cast<std::size_t>(precision)],
                                   workspace);
        }
        // A rectifier near zero is open in one precision and shut in the other.
        const double share = kinds.architecture == Architecture::transformer ? 0.2 : 0.03;
        const auto full = tensors(gradients[0]), rounded = tensors(gradients[1]);
        for (std::size_t i = 0; i < full.size(); ++i) {
            CAPTURE(full[i].name);
            double off = 0, size = 0;
            for (std::size_t j = 0; j < full[i].values.size(); ++j) {
                off += std::pow(static_cast<double>(full[i].values[j]) - static_cast<double>(rounded[i].values[j]), 2);
                size += std::pow(static_cast<double>(full[i].values[j]), 2);
            }
            CHECK(std::sqrt(off) <= share * std::sqrt(size) + 1e-6);
        }
    }
}

TEST_CASE("model: without attention nothing is told where to look") {
    const Result result = run(random_params(tiny_config({AttentionKind::none}), 1), training_batch(uneven_examples()),
                              {.focus_weight = 1});
    CHECK(result.sums.focused == 0);
    CHECK(result.sums.focus == 0);
}

TEST_CASE("model: of a text of one symbol the first state is the last") {
    const Exact::Params params = random_params(tiny_config(), 1);
    std::vector<EncodedExample> examples = uneven_examples();
    const LossSums longer = run(params, training_batch({examples[0]})).sums;
    CHECK(longer.first_state_gradient > 0);
    CHECK(longer.first_state_gradient != longer.last_state_gradient);
    examples[0].source = {4};
    examples[0].focus = {{}, {}, {}};
    const LossSums alone = run(params, training_batch({examples[0]})).sums;
    CHECK(alone.first_state_gradient > 0);
    CHECK(alone.first_state_gradient == alone.last_state_gradient);
}

TEST_CASE("model: counts of symbols, rows and foci") {
    const Result result = run(random_params(tiny_config(), 1), training_batch(uneven_examples()));
    CHECK(result.sums.symbols == 12);
    CHECK(result.sums.rows == 4);
    CHECK(result.sums.focused == 4);
    CHECK(result.sums.rows_correct <= result.sums.rows);
}

TEST_CASE("model: more padding changes neither losses nor gradients") {
    for (const Kinds& kinds : all_models()) {
        CAPTURE(name(kinds));
        const Exact::Params params = random_params(tiny_config(kinds), 5);
        const LossOptions options{.focus_weight = 0.3};
        const Result tight = run(params, training_batch(uneven_examples()), options);
        const Result padded = run(params, training_batch(uneven_examples(), {.source = 11, .target = 9}), options);
        CHECK(tight.sums.cross_entropy == doctest::Approx(padded.sums.cross_entropy).epsilon(1e-14));
        CHECK(tight.sums.focus == doctest::Approx(padded.sums.focus).epsilon(1e-13));
        CHECK(difference(tight.gradient, padded.gradient) < 1e-12);
    }
}

TEST_CASE("model: a batch is the sum of its rows, in any order, and a used workspace leaves no trace") {
    for (const Kinds& kinds : all_models()) {
        CAPTURE(name(kinds));
        const Exact::Params params = random_params(tiny_config(kinds), 6);
        const LossOptions options{.focus_weight = 0.3};
        std::vector<EncodedExample> examples = uneven_examples();
        const Result together = run(params, training_batch(examples), options);
        std::reverse(examples.begin(), examples.end());
        Exact::Workspace workspace;
        Exact::Params gradient = zeros_like(params);
        LossSums sums =
            Exact::forward_backward(params, training_batch(examples, {12, 12}), options, gradient, workspace);
        set_all(gradient, 0);
        sums = {};
        for (const auto& example : examples) {
            sums += Exact::forward_backward(params, training_batch({example}), options, gradient, workspace);
        }
        CHECK(objective(sums, options) == doctest::Approx(objective(together.sums, options)).epsilon(1e-13));
        CHECK(sums.rows == together.sums.rows);
        CHECK(sums.correct == together.sums.correct);
        CHECK(difference(together.gradient, gradient) < 1e-12);
    }
}

TEST_CASE("model: initialisation is the same for the same seed, and starts near the uniform loss") {
    Random random(3), again(3);
    const auto params = Exact::initialize(tiny_config(), random);
    CHECK(difference(params, Exact::initialize(tiny_config(), again)) == 0);
    const Result result = run(params, training_batch(uneven_examples()));
    CHECK(result.sums.cross_entropy / 12 == doctest::Approx(std::log(symbol::count)).epsilon(0.1));
}

TEST_CASE("model: tensors are named as in the layers") {
    const auto params = Exact::make(tiny_config());
    std::vector<std::string> names;
    for (const auto& tensor : tensors(params)) names.push_back(tensor.name);
    const auto has = [&](const char* name) { return std::count(names.begin(), names.end(), name) == 1; };
    CHECK(has("encoder.forward.recurrent_weight"));
    CHECK(has("decoder.attention.score.energy"));
    CHECK(has("decoder.output.bias"));
    std::sort(names.begin(), names.end());
    CHECK(std::adjacent_find(names.begin(), names.end()) == names.end());
}

TEST_CASE("model: learns a small task, and learns where to look") {
    using Fast = Seq2Seq<float>;
    Random random(8);
    const ModelConfig config{.vocabulary = 9, .embedding = 8, .hidden = 16, .decoder_hidden = 20, .attention_size = 16};
    const LossOptions options{.focus_weight = 0.2};
    auto params = Fast::initialize(config, random);
    auto gradient = zeros_like(params);
    auto moments = adam_moments(params);
    Fast::Workspace workspace;
    for (std::uint64_t step = 1; step <= 150; ++step) {
        set_all(gradient, 0);
        const Batch batch = training_batch(copy_task(32, random));
        const LossSums sums = Fast::forward_backward(params, batch, options, gradient, workspace);
        for (auto& tensor : tensors(gradient))
            for (float& value : tensor.values) value /= static_cast<float>(sums.symbols);
        adam_step(params, gradient, moments, {.learning_rate = 1e-2}, step);
    }
    const LossSums fresh = Fast::forward(params, training_batch(copy_task(200, random)), options, workspace);
    CHECK(fresh.rows_correct >= 195);
    CHECK(fresh.focus / static_cast<double>(fresh.focused) < 0.5);
}

}  // namespace kalends::seq2seq_test
