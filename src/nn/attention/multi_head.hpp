#pragma once

#include <cmath>
#include <string_view>

#include "kalends/core/error.hpp"
#include "nn/attention/inner_product.hpp"

namespace kalends {

/// n scaled dot-product attentions side by side, each on its A/n columns of queries, keys and values, and a projection
/// of all that they found (Vaswani et al. 2017, 3.2.2). The alignment shown is the heads' mean.
template <class T>
struct MultiHeadScore : InnerProductScore<T, MultiHeadScore<T>> {
    static constexpr std::string_view name = "multi-head";
    static constexpr AttentionKind kind = AttentionKind::multi_head;

    /// @throws Error (usage) where the heads can't share the columns
    static AttentionShape shape(const AttentionSizes& sizes) {
        if (sizes.heads == 0 || sizes.attention % sizes.heads != 0) {
            throw Error(ErrorKind::usage, "--attention-size " + std::to_string(sizes.attention) +
                                              " is no multiple of --heads " + std::to_string(sizes.heads));
        }
        return {.query = sizes.attention,
                .keys = sizes.attention,
                .values = sizes.attention,
                .heads = sizes.heads,
                .mixes = true};
    }
    static T scale(std::size_t width) { return T{1} / std::sqrt(static_cast<T>(width)); }
};

}  // namespace kalends
