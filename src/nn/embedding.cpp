#include "nn/embedding.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "nn/initialize.hpp"
#include "tensor/row_kernels.hpp"
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

namespace {

template <class T>
void encode_position(std::size_t position, T* to, std::size_t columns) {
    for (std::size_t i = 0; i < columns; ++i) {
        const auto even = static_cast<double>(i - i % 2);
        const double angle = static_cast<double>(position) / std::pow(10000.0, even / static_cast<double>(columns));
        to[i] = static_cast<T>(i % 2 == 0 ? std::sin(angle) : std::cos(angle));
    }
}

}  // namespace

template <class T>
void add_positional_encoding(std::size_t first, TimeView<T> x) {
    Tensor<T, 1> encoding = Tensor<T, 1>::from_shape({x.columns});
    for (std::size_t t = 0; t < x.length; ++t) {
        encode_position(first + t, encoding.data(), x.columns);
        add_to_rows(std::as_const(encoding).data(), x[t]);
    }
}

template struct Embedding<float>;
template struct Embedding<double>;
template void add_positional_encoding<float>(std::size_t, TimeView<float>);
template void add_positional_encoding<double>(std::size_t, TimeView<double>);

}  // namespace kalends
