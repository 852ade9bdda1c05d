#include "tensor/products.hpp"

#include <algorithm>
#include <cassert>
#include <type_traits>

#include "tensor/bfloat16_tiles.hpp"

namespace kalends {

template <class T>
void Products<T>::multiply(View<const T> a, View<const T> b, View<T> c) {
    if (!rounds<T>(precision_)) return kalends::multiply(a, b, c, Into::replace);
    fill(c, T{0});
    factor_.pack(b, precision_);
    factor_.multiply_add(a, c);
}

template <class T>
void Products<T>::add_transposed(View<const T> a, View<const T> b, View<T> c) {
    if (!rounds<T>(precision_)) return multiply_transposed(a, b, c, Into::add);
    factor_.pack_transposed(b, precision_);
    factor_.multiply_add(a, c);
}

template <class T>
void Products<T>::accumulate_outer(View<const T> a, View<const T> b, View<T> c) {
    if (!rounds<T>(precision_)) return kalends::accumulate_outer(a, b, c);
    assert(a.rows == b.rows && a.columns == c.rows && b.columns == c.columns);
    if constexpr (std::is_same_v<T, float>) {
        scratch_.resize(std::max(scratch_.size(), bfloat16_outer_scratch_size(a.columns, b.columns)));
        accumulate_outer_bfloat16(bfloat16_unit(), {a.data, a.rows, a.columns, a.stride},
                                  {b.data, b.rows, b.columns, b.stride}, {c.data, c.stride}, scratch_.data());
    }
}

template class Products<float>;
template class Products<double>;

}  // namespace kalends
