#include "nn/layer_norm.hpp"

#include <cmath>

#include "nn/layers.hpp"

namespace kalends::layer_norm_test {

TEST_CASE("layer norm: a row has mean zero and variance one before gain and bias") {
    Random random(1);
    auto params = LayerNorm<double>::make(7);
    LayerNorm<double>::initialize(params);
    const Tensor<double, 2> x = random_matrix<double>(3, 7, random);
    Tensor<double, 2> y = random_matrix<double>(3, 7, random);
    LayerNorm<double>::forward(params, matrix(x), matrix(y));
    for (std::size_t i = 0; i < 3; ++i) {
        double sum = 0, squares = 0;
        for (std::size_t j = 0; j < 7; ++j) sum += y(i, j), squares += y(i, j) * y(i, j);
        CHECK(sum == doctest::Approx(0));
        CHECK(squares / 7 == doctest::Approx(1).epsilon(1e-3));
    }
}

TEST_CASE("layer norm: gradients of input, gain and bias") {
    Random random(2);
    auto params = LayerNorm<double>::make(11);  // more than a register, and no multiple of one
    randomise(params, random);
    Tensor<double, 2> x = random_matrix<double>(3, 11, random), y = random_matrix<double>(3, 11, random);
    const Tensor<double, 2> weights = random_matrix<double>(3, 11, random);
    const auto loss = [&] {
        LayerNorm<double>::forward(params, matrix(std::as_const(x)), matrix(y));
        return weighted_sum(y, weights);
    };
    auto gradient = zeros_like(params);
    Tensor<double, 2> d_y = weights, d_x = xt::zeros<double>({3, 11});
    LayerNorm<double>::backward(params, {matrix(x), matrix(d_y), matrix(d_x)}, gradient);
    check_small(check_gradients(params, gradient, loss));
    check_small(check_gradient(values_of(x), values_of(d_x), loss));
}

}  // namespace kalends::layer_norm_test
