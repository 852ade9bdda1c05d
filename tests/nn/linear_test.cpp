#include "nn/linear.hpp"

#include "nn/layers.hpp"

namespace kalends::linear_test {

TEST_CASE("linear: gradients of input, weight and bias") {
    Random random(1);
    auto params = Linear<double>::make(5, 4);
    randomise(params, random);
    Tensor<double, 2> x = random_matrix<double>(3, 5, random), y = random_matrix<double>(3, 4, random);
    const Tensor<double, 2> d_y = random_matrix<double>(3, 4, random);
    Gemm<double> gemm;
    const auto loss = [&] {
        Linear<double>::forward(params, matrix(std::as_const(x)), matrix(y), gemm);
        return weighted_sum(y, d_y);
    };
    auto gradient = zeros_like(params);
    Tensor<double, 2> d_x = xt::zeros<double>({3, 5});
    Linear<double>::backward(params, {matrix(x), matrix(d_y), matrix(d_x)}, gemm, gradient);
    check_small(check_gradients(params, gradient, loss));
    check_small(check_gradient(values_of(x), values_of(d_x), loss));

    const auto once = gradient;
    Linear<double>::backward(params, {matrix(x), matrix(d_y), {}}, gemm, gradient);
    CHECK(gradient.bias(2) == doctest::Approx(2 * once.bias(2)));  // backward adds
}

TEST_CASE("feed forward: adds to what is there; gradients of input, weights and biases") {
    Random random(3);
    auto params = FeedForward<double>::make(4, 6);
    randomise(params, random);
    Tensor<double, 2> x = random_matrix<double>(3, 4, random), hidden = random_matrix<double>(3, 6, random);
    const Tensor<double, 2> d_y = random_matrix<double>(3, 4, random);
    const auto loss = [&] {
        FeedForward<double>::Factors factors;
        factors.pack(params, Gemm<double>());
        Tensor<double, 2> y = xt::ones<double>({3, 4});
        FeedForward<double>::forward(params, factors, matrix(std::as_const(x)), matrix(hidden), matrix(y));
        return weighted_sum(y, d_y);
    };
    loss();
    auto gradient = zeros_like(params);
    Tensor<double, 2> d_x = xt::zeros<double>({3, 4}), d_hidden = random_matrix<double>(3, 6, random);
    Gemm<double> gemm;
    FeedForward<double>::backward(params, {matrix(x), matrix(hidden), matrix(d_hidden), matrix(d_y), matrix(d_x)}, gemm,
                                  gradient);
    check_small(check_gradients(params, gradient, loss));
    check_small(check_gradient(values_of(x), values_of(d_x), loss));
}

TEST_CASE("feed forward: weights of zero leave what is there") {
    auto params = FeedForward<double>::make(2, 3);
    FeedForward<double>::Factors factors;
    factors.pack(params, Gemm<double>());
    const Tensor<double, 2> x = xt::ones<double>({1, 2});
    Tensor<double, 2> hidden = xt::ones<double>({1, 3}), y = xt::ones<double>({1, 2});
    FeedForward<double>::forward(params, factors, matrix(x), matrix(hidden), matrix(y));
    CHECK(y(0, 0) == 1);
    CHECK(y(0, 1) == 1);
}

}  // namespace kalends::linear_test
