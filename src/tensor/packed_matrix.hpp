#pragma once

#include <cstddef>

#include "tensor/view.hpp"

namespace kalends {

/// A right-hand factor laid out for products with few rows: panels of two registers' width, each contiguous along K.
///
/// Two reasons not to use BLAS here. A loop over time multiplies the same matrix again and again, and BLAS lays it out
/// afresh each time. And BLAS picks other kernels, with other sums, for other numbers of rows; here every element is
/// one chain of fused multiply-adds along K whatever the rows beside it, so a row's result is the same to the last bit
/// alone and in any batch.
template <class T>
class PackedMatrix {
public:
    PackedMatrix() = default;
    /// @param b [K,N]
    explicit PackedMatrix(View<const T> b) { pack(b); }

    /// Takes another matrix, in the memory already held if it fits. [K,N]
    void pack(View<const T> b);
    /// The same of b^T, without forming it. b [N,K]
    void pack_transposed(View<const T> b);

    /// c += a times this. a [M,K], c [M,N]
    void multiply_add(View<const T> a, View<T> c) const;

    [[nodiscard]] std::size_t rows() const { return rows_; }
    [[nodiscard]] std::size_t columns() const { return columns_; }

private:
    void resize(std::size_t rows, std::size_t columns);

    std::size_t rows_ = 0;     // K
    std::size_t columns_ = 0;  // N
    Buffer<T> panels_;         // [ceil(N / width), K * width], columns past N are zero
    View<T> view_;
};

}  // namespace kalends
