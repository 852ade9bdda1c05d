#include "tensor/blas.hpp"

#include <cassert>

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

}  // namespace

template <class T>
void multiply(Input<T> a, Input<T> b, View<T> c, Into into) {
    assert(a.rows == c.rows && a.columns == b.rows && b.columns == c.columns);
    if (nothing<T>(a, c)) return;
    if (c.rows == 1) return multiply_row<T>(cxxblas::Trans, b, a.data, c, into);
    const T beta = into == Into::add ? T{1} : T{0};
    cxxblas::gemm(cxxblas::RowMajor, cxxblas::NoTrans, cxxblas::NoTrans, extent(c.rows), extent(c.columns),
                  extent(a.columns), T{1}, a.data, extent(a.stride), b.data, extent(b.stride), beta, c.data,
                  extent(c.stride));
}

template <class T>
void multiply_transposed(Input<T> a, Input<T> b, View<T> c, Into into) {
    assert(a.rows == c.rows && a.columns == b.columns && b.rows == c.columns);
    if (nothing<T>(a, c)) return;
    if (c.rows == 1) return multiply_row<T>(cxxblas::NoTrans, b, a.data, c, into);
    const T beta = into == Into::add ? T{1} : T{0};
    cxxblas::gemm(cxxblas::RowMajor, cxxblas::NoTrans, cxxblas::Trans, extent(c.rows), extent(c.columns),
                  extent(a.columns), T{1}, a.data, extent(a.stride), b.data, extent(b.stride), beta, c.data,
                  extent(c.stride));
}

template <class T>
void accumulate_outer(Input<T> a, Input<T> b, View<T> c) {
    assert(a.rows == b.rows && a.columns == c.rows && b.columns == c.columns);
    if (nothing<T>(a, c)) return;
    cxxblas::gemm(cxxblas::RowMajor, cxxblas::Trans, cxxblas::NoTrans, extent(c.rows), extent(c.columns),
                  extent(a.rows), T{1}, a.data, extent(a.stride), b.data, extent(b.stride), T{1}, c.data,
                  extent(c.stride));
}

template void multiply<float>(Input<float>, Input<float>, View<float>, Into);
template void multiply<double>(Input<double>, Input<double>, View<double>, Into);
template void multiply_transposed<float>(Input<float>, Input<float>, View<float>, Into);
template void multiply_transposed<double>(Input<double>, Input<double>, View<double>, Into);
template void accumulate_outer<float>(Input<float>, Input<float>, View<float>);
template void accumulate_outer<double>(Input<double>, Input<double>, View<double>);

}  // namespace kalends
