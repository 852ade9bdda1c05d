#pragma once

#include <cstddef>
#include <string_view>

#include "core/random.hpp"
#include "nn/attention/score.hpp"
#include "nn/parameters.hpp"

namespace kalends {

/// No attention: the context is the encoder's last state, the same at every step (Sutskever, Vinyals and Le 2014; Cho
/// et al. 2014). As one more member of the family it is a look-up that always finds the row's end: one head for each
/// direction of the encoder, each with all its weight where that direction ends.
template <class T>
struct NoScore {
    static constexpr std::string_view name = "none";
    static constexpr AttentionKind kind = AttentionKind::none;

    struct Params {
        using Layer = NoScore;
        using Scalar = T;
        std::size_t directions = 1;

        template <class Self, class F>
        static void visit(Self&, F&&) {}
    };

    static AttentionShape shape(const AttentionSizes& sizes) {
        return {.query = {}, .keys = {}, .values = {}, .heads = sizes.directions};
    }
    static Params make(const AttentionSizes& sizes) { return {sizes.directions}; }
    static void initialize(Params&, Random&) {}

    /// scores [S,B]
    static void forward(const Params& params, const Comparison<T>& c, View<T> scores) {
        constexpr T nowhere{-10000};  // its softmax is zero
        for (std::size_t b = 0; b < c.mask.columns; ++b) {
            const std::size_t length = row_length(c.mask, b);
            const bool is_backward = b % params.directions == 1;
            for (std::size_t s = 0; s < length; ++s)
                scores.row(s)[b] = s == (is_backward ? 0 : length - 1) ? T{0} : nowhere;
        }
    }
    /// Nothing that can be learned decides where to look.
    static void backward(const Params&, const Comparison<T>&, const ComparisonBackward<T>&, Params&) {}
};

}  // namespace kalends
