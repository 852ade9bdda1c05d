#include "training/optimizer.hpp"

#include <doctest/doctest.h>

#include <limits>

#include "checkpoint/tensors.hpp"
#include "kalends/core/error.hpp"
#include "training/sample.hpp"

namespace kalends::optimizer_test {
namespace {

Weights all(float value) {
    Weights weights = Seq2Seq<float>::make(test::small_model());
    set_all(weights, value);
    return weights;
}

double step(const TrainingOptions& options, float gradient, OptimizerState& state, std::size_t threads = 1) {
    ThreadPool pool(threads);
    Weights gradients = all(gradient);
    return Optimizer(state.weights, options, pool)
        .step({.number = 1, .learning_rate = 0.1, .symbols = 2}, gradients, state);
}

float first_value(const Weights& weights) {
    return to_tensors(weights).front().values.front();
}

TEST_CASE("the first step of Adam moves every weight by the learning rate") {
    OptimizerState state = optimizer_state(all(1));
    const double norm = step({}, 4, state);
    CHECK(norm == doctest::Approx(2 * std::sqrt(static_cast<double>(value_count(to_tensors(state.weights))))));
    CHECK(first_value(state.weights) == doctest::Approx(0.9).epsilon(1e-4));
    CHECK(first_value(state.average) == doctest::Approx(1 - 0.1 * 9 / 11).epsilon(1e-4));
}

TEST_CASE("a long gradient is clipped, a short one is left") {
    TrainingOptions options;
    OptimizerState clipped = optimizer_state(all(1)), left = optimizer_state(all(1));
    step(options, 4, clipped);
    const double count = static_cast<double>(value_count(to_tensors(left.weights)));
    CHECK(first_value(clipped.moments.first) == doctest::Approx(0.1 / std::sqrt(count)));
    step(options, 1e-6F, left);
    CHECK(first_value(left.moments.first) == doctest::Approx(0.1 * 0.5e-6));
}

TEST_CASE("without an average none is kept") {
    TrainingOptions options;
    options.average_decay = 0;
    OptimizerState state = optimizer_state(all(1));
    step(options, 4, state);
    CHECK(first_value(state.average) == 1);
}

TEST_CASE("a gradient that is not finite changes nothing") {
    OptimizerState state = optimizer_state(all(1));
    CHECK_THROWS_AS(step({}, std::numeric_limits<float>::infinity(), state), Error);
    CHECK(first_value(state.weights) == 1);
    CHECK(first_value(state.moments.first) == 0);
}

TEST_CASE("the average forgets the first weights soon and later ones slowly") {
    CHECK(average_weight(0.999, 1) == doctest::Approx(2.0 / 11));
    CHECK(average_weight(0.999, 1'000'000) == 0.999);
}

TrainingOptions rates(Decay decay) {
    TrainingOptions options;
    options.learning_rate = 0.5;
    options.warm_up_steps = 9;
    options.decay = decay;
    options.final_rate = 0.2;
    return options;
}

TEST_CASE("the rate rises linearly over the warm-up") {
    for (const std::uint64_t step : {1U, 5U, 10U}) {
        CHECK(learning_rate(rates(Decay::none), step, 0) == doctest::Approx(0.05 * static_cast<double>(step)));
    }
    CHECK(learning_rate(rates(Decay::none), 11, 0.9) == 0.5);
}

TEST_CASE("the rate falls to its share at the end") {
    CHECK(learning_rate(rates(Decay::linear), 100, 0) == doctest::Approx(0.5));
    CHECK(learning_rate(rates(Decay::linear), 100, 0.5) == doctest::Approx(0.3));
    CHECK(learning_rate(rates(Decay::linear), 100, 1) == doctest::Approx(0.1));
    CHECK(learning_rate(rates(Decay::cosine), 100, 0.25) == doctest::Approx(0.1 + 0.4 * 0.853553));
    CHECK(learning_rate(rates(Decay::cosine), 100, 1) == doctest::Approx(0.1));
}

TEST_CASE("past the end the rate stays") {
    CHECK(learning_rate(rates(Decay::linear), 100, 1.5) == doctest::Approx(0.1));
}

}  // namespace

}  // namespace kalends::optimizer_test
