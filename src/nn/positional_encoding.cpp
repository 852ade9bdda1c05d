#include "nn/positional_encoding.hpp"

#include <cmath>
#include <utility>

#include "tensor/row_kernels.hpp"

namespace kalends {
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

template void add_positional_encoding<float>(std::size_t, TimeView<float>);
template void add_positional_encoding<double>(std::size_t, TimeView<double>);

}  // namespace kalends
