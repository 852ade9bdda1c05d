#pragma once

#include <cstdint>
#include <vector>

#include "kalends/tensor/precision.hpp"
#include "tensor/blas.hpp"
#include "tensor/packed_factor.hpp"
#include "tensor/view.hpp"

namespace kalends {

/// The products of blas.hpp over all rows of a batch at once, in a precision, with memory of their own.
template <class T>
class Products {
public:
    explicit Products(Precision precision = Precision::full) : precision_(precision) {}
    [[nodiscard]] Precision precision() const { return precision_; }

    /// c = a b. [M,K] [K,N] [M,N]
    void multiply(View<const T> a, View<const T> b, View<T> c);
    /// c += a b^T. [M,K] [N,K] [M,N]
    void add_transposed(View<const T> a, View<const T> b, View<T> c);
    /// c += a^T b. [K,M] [K,N] [M,N]
    void accumulate_outer(View<const T> a, View<const T> b, View<T> c);

private:
    Precision precision_;
    PackedFactor<T> factor_;
    std::vector<std::uint32_t> scratch_;
};

}  // namespace kalends
