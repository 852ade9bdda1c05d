#pragma once

#include "tensor/view.hpp"

// Element-wise work on whole rows. S source positions, B rows of a batch.
namespace kalends {

/// y += x, same shape.
template <class T>
void add(Input<T> x, View<T> y);
/// Each row of y becomes `row` [N].
template <class T>
void broadcast(const T* row, View<T> y);
/// y += `row` [N], each row.
template <class T>
void add_to_rows(const T* row, View<T> y);
/// sum += the sum of all rows of x. x [M,N], sum [N]
template <class T>
void add_column_sums(View<const T> x, T* sum);
/// y = tanh(y)
template <class T>
void apply_tanh(View<T> y);
/// d_y = d_y (1 - y^2), where y = tanh(x): from the gradient of y to that of x.
template <class T>
void tanh_backward(Input<T> y, View<T> d_y);
/// y = max(y, 0)
template <class T>
void apply_relu(View<T> y);
/// d_y = d_y where y > 0, else 0; y = relu(x).
template <class T>
void relu_backward(Input<T> y, View<T> d_y);

/// Each column of `scores` becomes a softmax over the positions whose mask is not zero; weights elsewhere are zero.
/// A column without any such position becomes all zero. scores, mask [S,B]
template <class T>
void masked_softmax(Input<T> mask, View<T> scores);
/// d_weights becomes the gradient of the scores: d_score = w (d_w - sum over positions of w d_w). [S,B]
template <class T>
void softmax_backward(Input<T> weights, View<T> d_weights);

/// Each row becomes the softmax of `scale` times itself, stable for any finite input and a positive scale. [M,N]
template <class T>
void softmax_rows(std::type_identity_t<T> scale, View<T> rows);
/// d becomes the gradient of what softmax_rows() read: scale w (d - sum over the row of w d). [M,N]
template <class T>
void softmax_rows_backward(std::type_identity_t<T> scale, Input<T> weights, View<T> d);

/// Each row becomes log softmax of itself, stable for any finite input.
template <class T>
void log_softmax(View<T> rows);

}  // namespace kalends
