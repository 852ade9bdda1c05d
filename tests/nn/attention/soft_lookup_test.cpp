#include "nn/attention/soft_lookup.hpp"

#include <doctest/doctest.h>

#include <cmath>

namespace kalends::soft_lookup_test {
namespace {

const Tensor<double, 2> keys{{1, 0}, {0, 1}, {-1, 0}};
const Tensor<double, 2> values{{10, 1}, {20, 2}, {30, 3}};

TEST_CASE("a query like one key finds its value") {
    const auto [value, weights] = soft_lookup(Tensor<double, 1>{0, 50}, keys, values, inner_product<double>);
    CHECK(weights(1) == doctest::Approx(1));
    CHECK(value(0) == doctest::Approx(20));
    CHECK(value(1) == doctest::Approx(2));
}

TEST_CASE("a query between two keys finds a blend by similarity") {
    const auto [value, weights] = soft_lookup(Tensor<double, 1>{2, 1}, keys, values, inner_product<double>);
    const double sum = std::exp(2) + std::exp(1) + std::exp(-2);
    CHECK(weights(0) == doctest::Approx(std::exp(2) / sum));
    CHECK(weights(1) == doctest::Approx(std::exp(1) / sum));
    CHECK(value(0) == doctest::Approx((10 * std::exp(2) + 20 * std::exp(1) + 30 * std::exp(-2)) / sum));
}

TEST_CASE("a query like no key is answered, too: with the mean") {
    const auto [value, weights] = soft_lookup(Tensor<double, 1>{0, 0}, keys, values, inner_product<double>);
    for (const double weight : weights) CHECK(weight == doctest::Approx(1.0 / 3));
    CHECK(value(0) == doctest::Approx(20));
}

TEST_CASE("a memory that does not hold together is refused") {
    const Tensor<double, 2> nothing = xt::zeros<double>({0, 2}), two{{1, 0}, {0, 1}};
    const Tensor<double, 1> query{1, 0}, longer{1, 0, 0};
    CHECK_THROWS_WITH_AS((void)soft_lookup(query, nothing, nothing, inner_product<double>),
                         doctest::Contains("at least one"), Error);
    CHECK_THROWS_WITH_AS((void)soft_lookup(query, keys, two, inner_product<double>),
                         doctest::Contains("3 keys and 2 values"), Error);
    CHECK_THROWS_WITH_AS((void)soft_lookup(longer, keys, values, inner_product<double>),
                         doctest::Contains("3 numbers with 2"), Error);
}

TEST_CASE("any score will do: here the nearest key") {
    const auto nearness = [](std::span<const double> query, std::span<const double> key) {
        return -10 * std::hypot(query[0] - key[0], query[1] - key[1]);
    };
    const auto found = soft_lookup(Tensor<double, 1>{-0.9, 0.1}, keys, values, nearness);
    CHECK(found.weights(2) > 0.99);
}

TEST_CASE("rows of a batch have memories of their own") {
    const Tensor<double, 2> query{{5, 0}, {5, 0}};
    Tensor<double, 3> both = Tensor<double, 3>::from_shape({2, 2, 2});  // entries, rows, columns
    for (std::size_t s = 0; s < 2; ++s)
        for (std::size_t b = 0; b < 2; ++b)
            for (std::size_t k = 0; k < 2; ++k) both(s, b, k) = keys((s + b) % 2, k);
    const Tensor<double, 2> mask{{1, 1}, {1, 0}};
    Tensor<double, 2> weights = xt::zeros<double>({2, 2}), answer = weights;
    const auto score = [](const Comparison<double>& c, View<double> scores) {
        for (std::size_t s = 0; s < 2; ++s)
            for (std::size_t b = 0; b < 2; ++b) scores.row(s)[b] = 10 * c.query.row(b)[0] * c.keys.at(s, b)[0];
    };
    const MemoryView<const double> memory{time_major(both), time_major(both), matrix(mask)};
    soft_lookup<double>(matrix(query), memory, score, matrix(weights), matrix(answer));
    CHECK(weights(0, 0) == doctest::Approx(1));  // the key that is like the query stands first there
    CHECK(weights(0, 1) == doctest::Approx(1));  // and is masked here, so the other one is all there is
    CHECK(weights(1, 1) == 0);
}

}  // namespace

}  // namespace kalends::soft_lookup_test
