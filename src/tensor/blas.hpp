#pragma once

#include "tensor/blas_settings.hpp"
#include "tensor/view.hpp"

namespace kalends {

/// Whether a product replaces what is there or is added to it.
enum class Into { replace, add };

/// c (+)= a b, by BLAS into existing memory. [M,K] [K,N] [M,N]; one row (M = 1) goes through gemv.
template <class T>
void multiply(Input<T> a, Input<T> b, View<T> c, Into into);
/// c (+)= a b^T. [M,K] [N,K] [M,N]
template <class T>
void multiply_transposed(Input<T> a, Input<T> b, View<T> c, Into into);
/// c += a^T b, the gradient of a weight over all rows at once. [K,M] [K,N] [M,N]
template <class T>
void accumulate_outer(Input<T> a, Input<T> b, View<T> c);

}  // namespace kalends
