#pragma once

#include <string_view>

#include "kalends/core/error.hpp"
#include "nn/attention/inner_product.hpp"

namespace kalends {

/// score(h, s) = h . s (Luong, Pham and Manning 2015, section 3.1): the plain soft look-up, in which keys and values
/// are the encoder's states and the query is the decoder's, with no weights at all.
template <class T>
struct DotScore : InnerProductScore<T, DotScore<T>> {
    static constexpr std::string_view name = "dot";
    static constexpr AttentionKind kind = AttentionKind::dot;

    /// @throws Error (usage) where the two states are not of one size
    static AttentionShape shape(const AttentionSizes& sizes) {
        if (sizes.query != sizes.value) {
            throw Error(ErrorKind::usage, "dot attention compares states as they are: --decoder-hidden must be " +
                                              std::to_string(sizes.value) +
                                              ", as wide as the encoder's, or take "
                                              "another --attention, such as general");
        }
        return {};
    }
    static T scale(std::size_t) { return T{1}; }
};

}  // namespace kalends
