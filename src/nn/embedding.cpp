#include "nn/embedding.hpp"

#include <algorithm>

#include "nn/initialize.hpp"
#include "tensor/simd.hpp"

namespace kalends {

template <class T>
typename Embedding<T>::Params Embedding<T>::make(std::size_t symbols, std::size_t size) {
    return {xt::zeros<T>({symbols, size})};
}

template <class T>
void Embedding<T>::initialize(Params& params, Random& random) {
    normal(matrix(params.weight), 0.1, random);
}

template <class T>
void Embedding<T>::forward(const Params& params, std::span<const std::int32_t> ids, View<T> out) {
    const View<const T> weight = matrix(params.weight);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        std::copy_n(weight.row(static_cast<std::size_t>(ids[i])), out.columns, out.row(i));
    }
}

template <class T>
void Embedding<T>::backward(std::span<const std::int32_t> ids, Input<T> d_out, Params& gradient) {
    const View<T> weight = matrix(gradient.weight);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        axpy(T{1}, d_out.row(i), weight.row(static_cast<std::size_t>(ids[i])), d_out.columns);
    }
}

template struct Embedding<float>;
template struct Embedding<double>;

}  // namespace kalends
