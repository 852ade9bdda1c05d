#include "nn/adam.hpp"

#include <cmath>

#include "nn/gradient.hpp"
#include "nn/layers.hpp"
#include "nn/linear.hpp"

using namespace kalends;

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

TEST_CASE("gradients: norm, clipping, sums") {
    auto gradient = Linear<float>::make(1, 1);
    gradient.weight(0, 0) = 3;
    gradient.bias(0) = 4;
    CHECK(gradient_norm(gradient) == doctest::Approx(5));
    CHECK(clip_gradient(gradient, 10) == doctest::Approx(5));
    CHECK(gradient.bias(0) == 4.0F);
    CHECK(clip_gradient(gradient, 1) == doctest::Approx(5));
    CHECK(gradient.bias(0) == doctest::Approx(0.8));
    add_to(gradient, gradient);
    CHECK(gradient.weight(0, 0) == doctest::Approx(1.2));
    CHECK(parameter_count(gradient) == 2);

    gradient.bias(0) = NAN;
    CHECK_FALSE(std::isfinite(clip_gradient(gradient, 1)));
    CHECK(gradient.weight(0, 0) == doctest::Approx(1.2));
}
