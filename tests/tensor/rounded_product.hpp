#pragma once

#include <doctest/doctest.h>

#include <cmath>

#include "tensor/reference.hpp"

namespace kalends {

/// `got` is a b, as near as factors of bfloat16 allow: each keeps eight bits, so it is off by at most 2^-8 of itself.
inline void check_rounded_product(const Tensor<float, 2>& got, const Tensor<float, 2>& a, const Tensor<float, 2>& b) {
    constexpr double rounding = 1.0 / 256;
    const Tensor<float, 2> size = naive_product<float>(xt::abs(a), xt::abs(b)), wanted = naive_product(a, b);
    REQUIRE(got.shape() == wanted.shape());
    for (std::size_t i = 0; i < got.size(); ++i)
        CHECK(std::abs(got.data()[i] - wanted.data()[i]) <= 2.01 * rounding * size.data()[i] + 1e-6);
}

}  // namespace kalends
