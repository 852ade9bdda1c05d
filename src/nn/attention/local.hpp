#pragma once

#include <string_view>

#include "core/random.hpp"
#include "nn/attention/score.hpp"
#include "nn/parameters.hpp"

// S source positions, B rows, M value, A attention, L the length of a row.
namespace kalends {

/// Predictive alignment with a Gaussian window (local-p; Luong, Pham and Manning 2015, 3.2):
///   p = (L - 1) sigmoid(v . tanh(h W_p)),  score(h, s_i) = h W . s_i - (i - p)^2 / (2 sigma^2)
/// with sigma = D / 2 and D = 10. The paper multiplies by the window behind a softmax over p - D to p + D; here it
/// stands inside the softmax over the whole row, so that weights sum to one and the gradient knows all of it; and p
/// ends at the row's last position, L - 1. W and W_p are one projection: the first M columns of a query are h W, the
/// last A h W_p.
template <class T>
struct LocalScore {
    static constexpr std::string_view name = "local";
    static constexpr AttentionKind kind = AttentionKind::local;

    struct Params {
        using Layer = LocalScore;
        using Scalar = T;
        Tensor<T, 1> position;  // [A] v

        template <class Self, class F>
        static void visit(Self& self, F&& f) {
            f("position", self.position);
        }
    };

    static AttentionShape shape(const AttentionSizes& sizes) {
        return {.query = sizes.value + sizes.attention, .keys = {}, .values = {}};
    }
    static Params make(const AttentionSizes&);
    static void initialize(Params&, Random&);

    /// query [B,M+A], keys [S,B,M], scores [S,B]
    static void forward(const Params&, const Comparison<T>&, View<T> scores);
    static void backward(const Params&, const Comparison<T>&, const ComparisonBackward<T>&, Params& gradient);
};

}  // namespace kalends
