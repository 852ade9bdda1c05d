#pragma once

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
    return xt::transpose(a);
}

template <class T, std::size_t N>
double largest_difference(const Tensor<T, N>& a, const Tensor<T, N>& b) {
    double largest = a.shape() == b.shape() ? 0 : INFINITY;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        largest = std::max(largest, std::abs(static_cast<double>(a.data()[i]) - static_cast<double>(b.data()[i])));
    }
    return largest;
}

}  // namespace kalends
