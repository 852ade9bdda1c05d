#include "nn/embedding.hpp"

#include <cmath>

#include "nn/layers.hpp"

namespace kalends::embedding_test {

TEST_CASE("embedding: rows are looked up, and repeated ids add up their gradients") {
    Random random(1);
    auto params = Embedding<double>::make(6, 3);
    randomise(params, random);
    const std::vector<std::int32_t> ids{4, 0, 4, 5};
    const Tensor<double, 2> d_out = random_matrix<double>(4, 3, random);
    Tensor<double, 2> out = xt::zeros<double>({4, 3});
    const auto loss = [&] {
        Embedding<double>::forward(params, ids, matrix(out));
        return weighted_sum(out, d_out);
    };
    loss();
    CHECK(out(2, 1) == params.weight(4, 1));
    auto gradient = zeros_like(params);
    Embedding<double>::backward(ids, matrix(d_out), gradient);
    check_small(check_gradients(params, gradient, loss));
}

TEST_CASE("positional encoding: sines and cosines, each position its own, from any first position") {
    Tensor<double, 3> x = xt::ones<double>({4, 2, 6}), later = xt::ones<double>({2, 2, 6});
    add_positional_encoding(0, time_major(x));
    add_positional_encoding(2, time_major(later));
    CHECK(x(0, 1, 0) == 1);  // sin 0
    CHECK(x(0, 1, 1) == 2);  // cos 0
    CHECK(x(3, 0, 2) == doctest::Approx(1 + std::sin(3 / std::pow(10000.0, 2 / 6.0))));
    CHECK(x(3, 1, 5) == doctest::Approx(1 + std::cos(3 / std::pow(10000.0, 4 / 6.0))));
    for (std::size_t t = 0; t < 2; ++t)
        for (std::size_t i = 0; i < 6; ++i) CHECK(later(t, 0, i) == x(t + 2, 0, i));
}

}  // namespace kalends::embedding_test
