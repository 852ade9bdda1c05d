#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "kalends/tensor/packed_matrix.hpp"
#include "kalends/tensor/precision.hpp"
#include "kalends/tensor/view.hpp"

namespace kalends {

/// A right-hand factor whose numbers stay as they are, packed once for many products. As of PackedMatrix, a row's
/// result is the same to the last bit alone and in any batch: each element is one chain of sums along K.
class PackedFactor {
public:
    PackedFactor() = default;
    /// @param b [K,N]
    PackedFactor(View<const float> b, Precision precision);

    /// c += a times this. a [M,K], c [M,N]
    void multiply_add(View<const float> a, View<float> c) const;

    [[nodiscard]] std::size_t rows() const { return rows_; }
    [[nodiscard]] std::size_t columns() const { return columns_; }

private:
    std::size_t rows_ = 0;     // K
    std::size_t columns_ = 0;  // N
    bool is_rounded_ = false;
    std::vector<std::uint32_t> pairs_;  // of bfloat16: [ceil(N / width), ceil(K / 2), width], zero past N and K
    PackedMatrix<float> full_;
};

}  // namespace kalends
