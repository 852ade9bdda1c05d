#pragma once

#include <cmath>
#include <string_view>

#include "nn/attention/inner_product.hpp"

namespace kalends {

/// score(q, k) = q . k / sqrt(A), with queries, keys and values each a projection of their own (Vaswani et al. 2017,
/// eq. 1).
template <class T>
struct ScaledDotScore : InnerProductScore<T, ScaledDotScore<T>> {
    static constexpr std::string_view name = "scaled-dot";
    static constexpr AttentionKind kind = AttentionKind::scaled_dot;

    static AttentionShape shape(const AttentionSizes& sizes) {
        return {.query = sizes.attention, .keys = sizes.attention, .values = sizes.attention};
    }
    static T scale(std::size_t width) { return T{1} / std::sqrt(static_cast<T>(width)); }
};

}  // namespace kalends
