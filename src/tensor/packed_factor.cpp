#include "tensor/packed_factor.hpp"

#include <cassert>
#include <type_traits>

#include "tensor/bfloat16_tiles.hpp"

namespace kalends {
namespace {

FloatRows float_rows(View<const float> view) {
    return {view.data, view.rows, view.columns, view.stride};
}

}  // namespace

template <class T>
void PackedFactor<T>::resize(std::size_t rows, std::size_t columns, Precision precision) {
    rows_ = rows;
    columns_ = columns;
    is_rounded_ = rounds<T>(precision);
    if (is_rounded_) panels_.resize(bfloat16_panels_size(rows, columns));
}

template <class T>
void PackedFactor<T>::pack(View<const T> b, Precision precision) {
    resize(b.rows, b.columns, precision);
    if (!is_rounded_) return full_.pack(b);
    if constexpr (std::is_same_v<T, float>) to_bfloat16_panels(float_rows(b), panels_.data());
}

template <class T>
void PackedFactor<T>::pack_transposed(View<const T> b, Precision precision) {
    resize(b.columns, b.rows, precision);
    if (!is_rounded_) return full_.pack_transposed(b);
    if constexpr (std::is_same_v<T, float>) to_bfloat16_panels_transposed(float_rows(b), panels_.data());
}

template <class T>
void PackedFactor<T>::multiply_add(View<const T> a, View<T> c) const {
    assert(a.rows == c.rows && a.columns == rows_ && c.columns == columns_);
    if (!is_rounded_) return full_.multiply_add(a, c);
    if constexpr (std::is_same_v<T, float>)
        multiply_add_bfloat16(bfloat16_unit(), float_rows(a), panels_.data(), c.columns, {c.data, c.stride});
}

template class PackedFactor<float>;
template class PackedFactor<double>;

}  // namespace kalends
