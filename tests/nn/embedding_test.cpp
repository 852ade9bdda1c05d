#include "nn/embedding.hpp"

#include "nn/layers.hpp"

using namespace kalends;

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
