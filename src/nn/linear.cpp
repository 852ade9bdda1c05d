#include "nn/linear.hpp"

#include "nn/initialize.hpp"
#include "tensor/blas.hpp"
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
void Linear<T>::forward(const Params& params, View<const T> x, View<T> y) {
    broadcast(params.bias.data(), y);
    multiply(x, matrix(params.weight), y, Into::add);
}

template <class T>
void Linear<T>::backward(const Params& params, const Backward& step, Params& gradient) {
    if (!step.d_x.empty()) multiply_transposed(step.d_y, matrix(params.weight), step.d_x, Into::add);
    accumulate_outer(step.x, step.d_y, matrix(gradient.weight));
    add_column_sums(step.d_y, gradient.bias.data());
}

template struct Linear<float>;
template struct Linear<double>;

}  // namespace kalends
