#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "kalends/tensor/precision.hpp"
#include "tensor/packed_matrix.hpp"
#include "tensor/view.hpp"

namespace kalends {

/// A PackedMatrix that may be rounded. As there, a row's result is the same to the last bit alone and in any batch:
/// each element is one chain of sums along K. Numbers in double are never rounded.
template <class T>
class PackedFactor {
public:
    PackedFactor() = default;
    /// @param b [K,N]
    PackedFactor(View<const T> b, Precision precision) { pack(b, precision); }

    /// Takes another matrix, in the memory already held if it fits. [K,N]
    void pack(View<const T> b, Precision);
    /// The same of b^T. b [N,K]
    void pack_transposed(View<const T> b, Precision);

    /// c += a times this. a [M,K], c [M,N]
    void multiply_add(View<const T> a, View<T> c) const;

    [[nodiscard]] std::size_t rows() const { return rows_; }
    [[nodiscard]] std::size_t columns() const { return columns_; }

private:
    void resize(std::size_t rows, std::size_t columns, Precision);

    std::size_t rows_ = 0;     // K
    std::size_t columns_ = 0;  // N
    bool is_rounded_ = false;
    std::vector<std::uint32_t> panels_;  // pairs of bfloat16: [panels, pairs along K, columns], zero past N and K
    PackedMatrix<T> full_;
};

}  // namespace kalends
