#include "tensor/row_kernels.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>

#include "tensor/reference.hpp"
#include "tensor/simd.hpp"

namespace kalends::row_kernels_test {

TEST_CASE_TEMPLATE("sigmoid and tanh agree with std and are exact in the limits", T, float, double) {
    const double tolerance = 8 * static_cast<double>(std::numeric_limits<T>::epsilon());
    Tensor<T, 1> x = xt::linspace<T>(T{-30}, T{30}, 1001);
    x(0) = T{-1000};
    x(1000) = T{1000};
    Tensor<T, 1> s = x, t = x;
    for_lanes<T>(x.size(), [&](std::size_t i, auto at) {
        at.store(s.data() + i, sigmoid(at.load(x.data() + i)));
        at.store(t.data() + i, hyperbolic_tangent(at.load(x.data() + i)));
    });
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double exact = static_cast<double>(x(i));
        CHECK(std::abs(static_cast<double>(s(i)) - 1 / (1 + std::exp(-exact))) < tolerance);
        CHECK(std::abs(static_cast<double>(t(i)) - std::tanh(exact)) < tolerance);
    }
    CHECK(t(0) == T{-1});
    CHECK(t(1000) == T{1});
    CHECK(s(0) == T{0});
}

TEST_CASE_TEMPLATE("dot and axpy take rows of any length", T, float, double) {
    Random random(1);
    for (const std::size_t n : {1, 3, 8, 16, 31, 100}) {
        const Tensor<T, 2> x = random_matrix<T>(2, n, random);
        double expected = 0;
        for (std::size_t i = 0; i < n; ++i) expected += static_cast<double>(x(0, i)) * static_cast<double>(x(1, i));
        CHECK(static_cast<double>(dot(&x(0, 0), &x(1, 0), n)) == doctest::Approx(expected).epsilon(1e-4));
        Tensor<T, 2> y = x;
        axpy(T{2}, &x(0, 0), &y(1, 0), n);
        CHECK(y(1, n - 1) == doctest::Approx(x(1, n - 1) + 2 * x(0, n - 1)));
        CHECK(y(0, 0) == x(0, 0));
    }
}

TEST_CASE("masked softmax: columns sum to one, masked positions are zero whatever stands there") {
    Random random(2);
    Tensor<float, 2> scores = random_matrix<float>(5, 21, random);
    Tensor<float, 2> mask = xt::ones<float>({5, 21});
    mask(4, 3) = mask(3, 3) = 0;
    scores(4, 3) = std::numeric_limits<float>::quiet_NaN();
    scores(3, 3) = 1e30F;
    scores(0, 4) = 3e38F;
    for (std::size_t s = 0; s < 5; ++s) mask(s, 20) = 0;
    const Tensor<float, 2> before = scores;
    masked_softmax(matrix(mask), matrix(scores));
    for (std::size_t b = 0; b < 20; ++b) {
        float sum = 0;
        for (std::size_t s = 0; s < 5; ++s) sum += scores(s, b);
        CHECK(sum == doctest::Approx(1).epsilon(1e-5));
    }
    CHECK(scores(4, 3) == 0.0F);
    CHECK(scores(3, 3) == 0.0F);
    CHECK(scores(0, 4) == 1.0F);
    CHECK(scores(2, 20) == 0.0F);
    CHECK(scores(0, 0) / scores(1, 0) == doctest::Approx(std::exp(before(0, 0) - before(1, 0))).epsilon(1e-5));
}

TEST_CASE_TEMPLATE("softmax of rows of any length: sums to one, finite for large numbers of either sign", T, float,
                   double) {
    for (std::size_t columns = 1; columns < 40; ++columns) {
        Random random(columns);
        Tensor<T, 2> rows = random_matrix<T>(3, columns, random);
        for (std::size_t j = 0; j < columns; ++j) {
            rows(1, j) -= 500;
            rows(2, j) += 500;
        }
        const Tensor<T, 2> before = rows;
        softmax_rows(T{2}, matrix(rows));
        for (std::size_t i = 0; i < 3; ++i) {
            T total = 0;
            for (std::size_t j = 0; j < columns; ++j) total += rows(i, j);
            CHECK(total == doctest::Approx(1).epsilon(1e-5));
            CHECK(rows(i, columns - 1) / rows(i, 0) ==
                  doctest::Approx(std::exp(2 * (before(i, columns - 1) - before(i, 0)))).epsilon(1e-3));
        }
    }
}

TEST_CASE("softmax of a row does not change to the last bit where it is shorter than what stands behind it") {
    Random random(5);
    const Tensor<float, 2> row = random_matrix<float>(1, 37, random);
    Tensor<float, 2> longer = row, shorter = row;
    longer(0, 36) = -1000;  // weighs nothing
    softmax_rows(1.0F, matrix(longer));
    softmax_rows(1.0F, matrix(shorter).column_window(0, 36));
    for (std::size_t j = 0; j < 36; ++j) CHECK(longer(0, j) == shorter(0, j));
}

TEST_CASE("log softmax stays finite for large logits") {
    Tensor<float, 2> rows{{1000.0F, 999.0F, -1000.0F}, {0.0F, 0.0F, 0.0F}};
    log_softmax(matrix(rows));
    CHECK(rows(0, 0) == doctest::Approx(-std::log(1 + std::exp(-1.0))));
    CHECK(rows(1, 2) == doctest::Approx(-std::log(3.0)));
}

}  // namespace kalends::row_kernels_test
