#pragma once

// Of xtensor the library uses the container and how it is filled. Its lazy expressions are slow on columns and along an
// axis: what is worked on row by row goes through View and row_kernels.hpp, products through Gemm.
#include <algorithm>
#include <cstddef>
#include <span>
#include <xtensor/xbuilder.hpp>
#include <xtensor/xtensor.hpp>

namespace kalends {

/// Dense row-major tensor of N axes.
template <class T, std::size_t N>
using Tensor = xt::xtensor<T, N, xt::layout_type::row_major>;

/// Row i of the result is row indices[i] of `from`. [M,N] to [indices,N]
template <class T>
Tensor<T, 2> gather_rows(const Tensor<T, 2>& from, std::span<const std::size_t> indices) {
    const std::size_t columns = from.shape(1);
    Tensor<T, 2> to = Tensor<T, 2>::from_shape({indices.size(), columns});
    for (std::size_t i = 0; i < indices.size(); ++i)
        std::copy_n(from.data() + indices[i] * columns, columns, to.data() + i * columns);
    return to;
}

/// Of each matrix: row i of the result is row indices[i] of `from`. [S,M,N] to [S,indices,N]
template <class T>
Tensor<T, 3> gather_rows(const Tensor<T, 3>& from, std::span<const std::size_t> indices) {
    const std::size_t length = from.shape(0), columns = from.shape(2);
    Tensor<T, 3> to = Tensor<T, 3>::from_shape({length, indices.size(), columns});
    for (std::size_t s = 0; s < length; ++s) {
        for (std::size_t i = 0; i < indices.size(); ++i) std::copy_n(&from(s, indices[i], 0), columns, &to(s, i, 0));
    }
    return to;
}

/// Column i of the result is column indices[i] of `from`. [M,N] to [M,indices]
template <class T>
Tensor<T, 2> gather_columns(const Tensor<T, 2>& from, std::span<const std::size_t> indices) {
    Tensor<T, 2> to = Tensor<T, 2>::from_shape({from.shape(0), indices.size()});
    for (std::size_t s = 0; s < from.shape(0); ++s) {
        for (std::size_t i = 0; i < indices.size(); ++i) to(s, i) = from(s, indices[i]);
    }
    return to;
}

}  // namespace kalends
