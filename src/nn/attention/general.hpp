#pragma once

#include <string_view>

#include "nn/attention/inner_product.hpp"

namespace kalends {

/// score(h, s) = h W . s (Luong, Pham and Manning 2015, section 3.1): bilinear; keys and values are the encoder's
/// states.
template <class T>
struct GeneralScore : InnerProductScore<T, GeneralScore<T>> {
    static constexpr std::string_view name = "general";
    static constexpr AttentionKind kind = AttentionKind::general;

    static AttentionShape shape(const AttentionSizes& sizes) {
        return {.query = sizes.value, .keys = {}, .values = {}};
    }
    static T scale(std::size_t) { return T{1}; }
};

}  // namespace kalends
