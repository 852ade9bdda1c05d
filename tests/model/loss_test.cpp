#include "model/loss.hpp"

#include <cmath>

#include "nn/layers.hpp"

namespace kalends::loss_test {

TEST_CASE(
    "cross-entropy: gradient of the logits, with and without smoothing; rows without a target count for nothing") {
    for (const double smoothing : {0.0, 0.1}) {
        Random random(4);
        Tensor<double, 2> logits = random_matrix<double>(4, 7, random);
        const std::vector<std::int32_t> targets{3, -1, 0, 6};
        std::vector<std::uint8_t> right(4, 0);
        const auto loss = [&] {
            Tensor<double, 2> copy = logits;
            LossSums sums;
            cross_entropy(targets, smoothing, matrix(copy), right, sums);
            return sums.cross_entropy;
        };
        Tensor<double, 2> gradient = logits;
        LossSums sums;
        cross_entropy(targets, smoothing, matrix(gradient), right, sums);
        CHECK(sums.symbols == 3);
        CHECK(gradient(1, 2) == 0);
        check_small(check_gradient(values_of(logits), values_of(gradient), loss));
    }
}

TEST_CASE("cross-entropy: counts what is right") {
    Tensor<float, 2> logits{{5.0F, 0.0F}, {0.0F, 5.0F}, {5.0F, 0.0F}};
    const std::vector<std::int32_t> targets{0, 0, -1};
    std::vector<std::uint8_t> right(3, 0);
    LossSums sums;
    cross_entropy(targets, 0, matrix(logits), right, sums);
    CHECK(sums.correct == 1);
    CHECK(right == std::vector<std::uint8_t>{1, 0, 0});
    CHECK(sums.cross_entropy == doctest::Approx(5 + 2 * std::log(1 + std::exp(-5.0))));
}

}  // namespace kalends::loss_test
