#include "nn/linear.hpp"

#include "nn/layers.hpp"

using namespace kalends;

TEST_CASE("linear: gradients of input, weight and bias") {
    Random random(1);
    auto params = Linear<double>::make(5, 4);
    randomise(params, random);
    Tensor<double, 2> x = random_matrix<double>(3, 5, random), y = random_matrix<double>(3, 4, random);
    const Tensor<double, 2> d_y = random_matrix<double>(3, 4, random);
    const auto loss = [&] {
        Linear<double>::forward(params, matrix(std::as_const(x)), matrix(y));
        return weighted_sum(y, d_y);
    };
    auto gradient = zeros_like(params);
    Tensor<double, 2> d_x = xt::zeros<double>({3, 5});
    Linear<double>::backward(params, {matrix(x), matrix(d_y), matrix(d_x)}, gradient);
    check_small(check_gradients(params, gradient, loss));
    check_small(check_gradient(values_of(x), values_of(d_x), loss));

    const auto once = gradient;
    Linear<double>::backward(params, {matrix(x), matrix(d_y), {}}, gradient);
    CHECK(gradient.bias(2) == doctest::Approx(2 * once.bias(2)));  // backward adds
}
