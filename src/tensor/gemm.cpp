#include "tensor/gemm.hpp"

#include <algorithm>
#include <cassert>
#include <type_traits>
#include <xtensor-blas/xblas.hpp>

#include "tensor/bfloat16_tiles.hpp"

namespace kalends {
namespace {

int extent(std::size_t n) {
    return static_cast<int>(n);
}

// y (+)= a x for a row vector: a [M,N] row-major, transposed or not. Zeroed here, as versions of OpenBLAS differ in
// whether a factor of zero clears a NaN.
template <class T>
void multiply_row(cxxblas::Transpose transposed, View<const T> a, const T* x, View<T> y, Into into) {
    if (into == Into::replace) fill(y, T{0});
    cxxblas::gemv(cxxblas::RowMajor, transposed, extent(a.rows), extent(a.columns), T{1}, a.data, extent(a.stride), x,
                  1, T{1}, y.data, 1);
}

// BLAS wants strides of at least one even where there is nothing to do.
template <class T>
bool nothing(View<const T> a, View<T> c) {
    return c.empty() || a.empty();
}

// c (+)= a b, or a b^T where b is transposed.
template <class T>
void multiply_by_blas(View<const T> a, View<const T> b, cxxblas::Transpose b_transposed, View<T> c, Into into) {
    const bool is_plain = b_transposed == cxxblas::NoTrans;
    if (nothing<T>(a, c)) return;
    if (c.rows == 1) return multiply_row<T>(is_plain ? cxxblas::Trans : cxxblas::NoTrans, b, a.data, c, into);
    const T beta = into == Into::add ? T{1} : T{0};
    cxxblas::gemm(cxxblas::RowMajor, cxxblas::NoTrans, b_transposed, extent(c.rows), extent(c.columns),
                  extent(a.columns), T{1}, a.data, extent(a.stride), b.data, extent(b.stride), beta, c.data,
                  extent(c.stride));
}

template <class T>
void accumulate_outer_by_blas(View<const T> a, View<const T> b, View<T> c) {
    if (nothing<T>(a, c)) return;
    cxxblas::gemm(cxxblas::RowMajor, cxxblas::Trans, cxxblas::NoTrans, extent(c.rows), extent(c.columns),
                  extent(a.rows), T{1}, a.data, extent(a.stride), b.data, extent(b.stride), T{1}, c.data,
                  extent(c.stride));
}

}  // namespace

template <class T>
Gemm<T>::Gemm(Precision precision)
    : is_rounded_(std::is_same_v<T, float> && precision == Precision::bfloat16 && has_bfloat16()) {}

template <class T>
void Gemm<T>::multiply(View<const T> a, View<const T> b, View<T> c, Into into) {
    assert(a.rows == c.rows && a.columns == b.rows && b.columns == c.columns);
    if (!is_rounded_) return multiply_by_blas(a, b, cxxblas::NoTrans, c, into);
    if (into == Into::replace) fill(c, T{0});
    pack(b, factor_);
    factor_.multiply_add(a, c);
}

template <class T>
void Gemm<T>::multiply_transposed(View<const T> a, View<const T> b, View<T> c, Into into) {
    assert(a.rows == c.rows && a.columns == b.columns && b.rows == c.columns);
    if (!is_rounded_) return multiply_by_blas(a, b, cxxblas::Trans, c, into);
    if (into == Into::replace) fill(c, T{0});
    pack_transposed(b, factor_);
    factor_.multiply_add(a, c);
}

template <class T>
void Gemm<T>::accumulate_outer(View<const T> a, View<const T> b, View<T> c) {
    assert(a.rows == b.rows && a.columns == c.rows && b.columns == c.columns);
    if (!is_rounded_) return accumulate_outer_by_blas(a, b, c);
    if constexpr (std::is_same_v<T, float>) {
        scratch_.resize(std::max(scratch_.size(), bfloat16_outer_scratch_size(a.columns, b.columns)));
        accumulate_outer_bfloat16(bfloat16_unit(), {a.data, a.rows, a.columns, a.stride},
                                  {b.data, b.rows, b.columns, b.stride}, {c.data, c.stride}, scratch_.data());
    }
}

template <class T>
PackedFactor<T> Gemm<T>::packed(View<const T> b) const {
    PackedFactor<T> factor;
    pack(b, factor);
    return factor;
}

template class Gemm<float>;
template class Gemm<double>;

}  // namespace kalends
