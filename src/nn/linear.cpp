#include "nn/linear.hpp"

#include "nn/initialize.hpp"
#include "tensor/row_kernels.hpp"

namespace kalends {

template <class T>
typename Linear<T>::Params Linear<T>::make(std::size_t inputs, std::size_t outputs) {
    return {xt::zeros<T>({inputs, outputs}), xt::zeros<T>({outputs})};
}

template <class T>
void Linear<T>::initialize(Params& params, Random& random) {
    glorot_uniform(matrix(params.weight), random);
    params.bias.fill(T{0});
}

template <class T>
void Linear<T>::forward(const Params& params, View<const T> x, View<T> y, Gemm<T>& gemm) {
    broadcast(params.bias.data(), y);
    gemm.multiply(x, matrix(params.weight), y, Into::add);
}

template <class T>
void Linear<T>::backward(const Params& params, const Backward& step, Gemm<T>& gemm, Params& gradient) {
    if (!step.d_x.empty()) gemm.multiply_transposed(step.d_y, matrix(params.weight), step.d_x, Into::add);
    gemm.accumulate_outer(step.x, step.d_y, matrix(gradient.weight));
    add_column_sums(step.d_y, gradient.bias.data());
}

template <class T>
void FeedForward<T>::Factors::pack(const Params& params, const Gemm<T>& gemm) {
    gemm.pack(matrix(params.inner.weight), inner);
    gemm.pack(matrix(params.outer.weight), outer);
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
void FeedForward<T>::backward(const Params& params, const Backward& step, Gemm<T>& gemm, Params& gradient) {
    fill(step.d_hidden, T{0});
    Linear<T>::backward(params.outer, {step.hidden, step.d_y, step.d_hidden}, gemm, gradient.outer);
    relu_backward(step.hidden, step.d_hidden);
    Linear<T>::backward(params.inner, {step.x, step.d_hidden, step.d_x}, gemm, gradient.inner);
}

template struct Linear<float>;
template struct Linear<double>;
template struct FeedForward<float>;
template struct FeedForward<double>;

}  // namespace kalends
