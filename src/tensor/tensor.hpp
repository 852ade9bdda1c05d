#pragma once

// The only file that includes xtensor: see facts on which of its idioms are fast (whole contiguous rows and blocks,
// gemm into existing memory) and which are not (column views, lazy reductions along an axis).
#include <cstddef>
#include <xtensor-blas/xlinalg.hpp>
#include <xtensor/xadapt.hpp>
#include <xtensor/xnoalias.hpp>
#include <xtensor/xtensor.hpp>

namespace kalends {

/// Dense row-major tensor of N axes.
template <class T, std::size_t N>
using Tensor = xt::xtensor<T, N, xt::layout_type::row_major>;

}  // namespace kalends
