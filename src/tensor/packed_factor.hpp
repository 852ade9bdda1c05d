#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "tensor/view.hpp"

namespace kalends {

template <class T>
class Gemm;

/// A right-hand factor laid out by Gemm::pack() for products with few rows: in panels, each contiguous along K.
///
/// Two reasons not to use BLAS here. A loop over time multiplies the same matrix again and again, and BLAS lays it out
/// afresh each time. And BLAS picks other kernels, with other sums, for other numbers of rows; here every element is
/// one chain of sums along K whatever the rows beside it, so a row's result is the same to the last bit alone and in
/// any batch, rounded or not.
template <class T>
class PackedFactor {
public:
    /// c += a times this. a [M,K], c [M,N]
    void multiply_add(View<const T> a, View<T> c) const;

    [[nodiscard]] std::size_t rows() const { return rows_; }        // K
    [[nodiscard]] std::size_t columns() const { return columns_; }  // N

private:
    friend class Gemm<T>;
    /// Takes b [K,N] or b^T, b [N,K], in the memory already held if it fits.
    void pack(View<const T> b, bool is_rounded);
    void pack_transposed(View<const T> b, bool is_rounded);
    void resize(std::size_t rows, std::size_t columns, bool is_rounded);

    std::size_t rows_ = 0;
    std::size_t columns_ = 0;
    bool is_rounded_ = false;
    Tensor<T, 1> panels_ = Tensor<T, 1>::from_shape({0});  // [ceil(N / width), K, width], columns past N are zero
    std::vector<std::uint32_t> rounded_;                   // the same of pairs of bfloat16 along K
};

}  // namespace kalends
