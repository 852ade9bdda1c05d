#pragma once

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
    static void forward(const Params&, const Comparison<T>&, View<T> scores);
    /// Nothing that can be learned decides where to look.
    static void backward(const Params&, const Comparison<T>&, const ComparisonBackward<T>&, Params&) {}
};

}  // namespace kalends
