#include "nn/adam.hpp"

#include "nn/layers.hpp"
#include "nn/linear.hpp"

namespace kalends::adam_test {

TEST_CASE("adam: the first step moves every weight by the learning rate against its gradient") {
    auto weights = Linear<double>::make(2, 1);
    auto gradient = zeros_like(weights);
    gradient.weight(0, 0) = 5;
    gradient.weight(1, 0) = -0.001;
    auto moments = adam_moments(weights);
    adam_step(weights, gradient, moments, {.learning_rate = 0.1}, 1);
    CHECK(weights.weight(0, 0) == doctest::Approx(-0.1));
    CHECK(weights.weight(1, 0) == doctest::Approx(0.1).epsilon(1e-4));
    CHECK(weights.bias(0) == 0);
    CHECK(moments.first.weight(0, 0) == doctest::Approx(0.5));
    CHECK(moments.second.weight(0, 0) == doctest::Approx(0.025));
}

TEST_CASE("adam: finds the minimum of a parabola") {
    auto weights = Linear<float>::make(1, 1);
    weights.weight(0, 0) = 3;
    auto gradient = zeros_like(weights);
    auto moments = adam_moments(weights);
    for (std::uint64_t step = 1; step <= 500; ++step) {
        gradient.weight(0, 0) = 2 * (weights.weight(0, 0) - 1);
        adam_step(weights, gradient, moments, {.learning_rate = 0.05}, step);
    }
    CHECK(weights.weight(0, 0) == doctest::Approx(1).epsilon(0.01));
}

}  // namespace kalends::adam_test
