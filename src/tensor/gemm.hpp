#pragma once

#include <cstdint>
#include <vector>

#include "kalends/tensor/precision.hpp"
#include "tensor/packed_factor.hpp"
#include "tensor/view.hpp"

namespace kalends {

/// Whether a product replaces what is there or is added to it.
enum class Into { replace, add };

/// Products of matrices. Whoever makes one says in which precision; whoever multiplies does not know it. Numbers in
/// double are never rounded.
///
/// Products of whole batches go through BLAS or, rounded, through memory of this object, which belongs to one thread.
/// Factors that meet a few rows at a time are laid out once, by pack().
template <class T>
class Gemm {
public:
    explicit Gemm(Precision precision = Precision::full);

    /// c (+)= a b. [M,K] [K,N] [M,N]
    void multiply(View<const T> a, View<const T> b, View<T> c, Into);
    /// c (+)= a b^T. [M,K] [N,K] [M,N]
    void multiply_transposed(View<const T> a, View<const T> b, View<T> c, Into);
    /// c += a^T b, the gradient of a weight over all rows at once. [K,M] [K,N] [M,N]
    void accumulate_outer(View<const T> a, View<const T> b, View<T> c);

    /// The factor becomes b [K,N], in the memory that it already holds if it fits.
    void pack(View<const T> b, PackedFactor<T>& factor) const { factor.pack(b, is_rounded_); }
    /// The factor becomes b^T, which is not formed. b [N,K]
    void pack_transposed(View<const T> b, PackedFactor<T>& factor) const { factor.pack_transposed(b, is_rounded_); }
    /// b [K,N]
    [[nodiscard]] PackedFactor<T> packed(View<const T> b) const;

private:
    bool is_rounded_;
    PackedFactor<T> factor_;              // scratch
    std::vector<std::uint32_t> scratch_;  // of accumulate_outer()
};

}  // namespace kalends
