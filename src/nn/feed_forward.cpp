#include "nn/feed_forward.hpp"

#include "tensor/row_kernels.hpp"

namespace kalends {
namespace {

template <class T>
void linear_backward(const typename Linear<T>::Params& params, const typename Linear<T>::Backward& step,
                     Products<T>& products, typename Linear<T>::Params& gradient) {
    products.accumulate_outer(step.x, step.d_y, matrix(gradient.weight));
    add_column_sums(step.d_y, gradient.bias.data());
    products.add_transposed(step.d_y, matrix(params.weight), step.d_x);
}

}  // namespace

template <class T>
void FeedForward<T>::Factors::pack(const Params& params, Precision precision) {
    inner.pack(matrix(params.inner.weight), precision);
    outer.pack(matrix(params.outer.weight), precision);
}

template <class T>
typename FeedForward<T>::Params FeedForward<T>::make(std::size_t columns, std::size_t inner) {
    return {Linear<T>::make(columns, inner), Linear<T>::make(inner, columns)};
}

template <class T>
void FeedForward<T>::initialize(Params& params, Random& random) {
    Linear<T>::initialize(params.inner, random);
    Linear<T>::initialize(params.outer, random);
}

template <class T>
void FeedForward<T>::forward(const Params& params, const Factors& factors, View<const T> x, View<T> hidden, View<T> y) {
    broadcast(params.inner.bias.data(), hidden);
    factors.inner.multiply_add(x, hidden);
    apply_relu(hidden);
    add_to_rows(params.outer.bias.data(), y);
    factors.outer.multiply_add(hidden, y);
}

template <class T>
void FeedForward<T>::backward(const Params& params, const Backward& step, Products<T>& products, Params& gradient) {
    fill(step.d_hidden, T{0});
    linear_backward<T>(params.outer, {step.hidden, step.d_y, step.d_hidden}, products, gradient.outer);
    relu_backward(step.hidden, step.d_hidden);
    linear_backward<T>(params.inner, {step.x, step.d_hidden, step.d_x}, products, gradient.inner);
}

template struct FeedForward<float>;
template struct FeedForward<double>;

}  // namespace kalends
