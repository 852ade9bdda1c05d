#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "core/random.hpp"
#include "tensor/tensor.hpp"

// Slow and obvious, to compare with.
namespace kalends {

/// Uniform in [-1, 1).
template <class T>
Tensor<T, 2> random_matrix(std::size_t rows, std::size_t columns, Random& random) {
    Tensor<T, 2> matrix = Tensor<T, 2>::from_shape({rows, columns});
    for (T& value : matrix) value = static_cast<T>(2 * random.uniform() - 1);
    return matrix;
}

template <class T>
Tensor<T, 2> naive_product(const Tensor<T, 2>& a, const Tensor<T, 2>& b) {
    Tensor<T, 2> c = xt::zeros<T>({a.shape(0), b.shape(1)});
    for (std::size_t i = 0; i < a.shape(0); ++i) {
        for (std::size_t k = 0; k < a.shape(1); ++k) {
            for (std::size_t j = 0; j < b.shape(1); ++j) c(i, j) += a(i, k) * b(k, j);
        }
    }
    return c;
}

template <class T>
Tensor<T, 2> transposed(const Tensor<T, 2>& a) {
    Tensor<T, 2> turned = Tensor<T, 2>::from_shape({a.shape(1), a.shape(0)});
    for (std::size_t i = 0; i < a.shape(0); ++i) {
        for (std::size_t j = 0; j < a.shape(1); ++j) turned(j, i) = a(i, j);
    }
    return turned;
}

template <class T, std::size_t N>
double largest_difference(const Tensor<T, N>& a, const Tensor<T, N>& b) {
    double largest = a.shape() == b.shape() ? 0 : INFINITY;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        largest = std::max(largest, std::abs(static_cast<double>(a.data()[i]) - static_cast<double>(b.data()[i])));
    }
    return largest;
}

inline Tensor<float, 2> magnitudes(Tensor<float, 2> a) {
    for (float& value : a) value = std::abs(value);
    return a;
}

/// `got` is a b, as near as factors of bfloat16 allow: each keeps eight bits, so it is off by at most 2^-8 of itself.
inline void check_rounded_product(const Tensor<float, 2>& got, const Tensor<float, 2>& a, const Tensor<float, 2>& b) {
    constexpr double rounding = 1.0 / 256;
    const Tensor<float, 2> size = naive_product(magnitudes(a), magnitudes(b)), wanted = naive_product(a, b);
    REQUIRE(got.shape() == wanted.shape());
    for (std::size_t i = 0; i < got.size(); ++i)
        CHECK(std::abs(got.data()[i] - wanted.data()[i]) <= 2.01 * rounding * size.data()[i] + 1e-6);
}

}  // namespace kalends
