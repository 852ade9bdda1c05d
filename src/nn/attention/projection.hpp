#pragma once

#include "tensor/products.hpp"
#include "tensor/tensor.hpp"
#include "tensor/view.hpp"

namespace kalends {

/// The way back through y = x W: adds to d_x and d_weight. Nothing where there is no W.
template <class T>
void project_backward(View<const T> x, View<const T> d_y, const Tensor<T, 2>& weight, View<T> d_x,
                      Tensor<T, 2>& d_weight, Products<T>& products) {
    if (weight.size() == 0) return;
    products.add_transposed(d_y, matrix(weight), d_x);
    products.accumulate_outer(x, d_y, matrix(d_weight));
}

}  // namespace kalends
