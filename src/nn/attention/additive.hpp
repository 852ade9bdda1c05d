#pragma once

#include <string_view>

#include "core/random.hpp"
#include "nn/attention/score.hpp"
#include "nn/parameters.hpp"

// S source positions, B rows, A attention.
namespace kalends {

/// score(h, s) = v . tanh(h W + s U) (Bahdanau, Cho and Bengio 2015, A.1.2); both products are projections. Backward
/// computes the tanh again: reading S*B*A of them back for every step costs more than making them.
template <class T>
struct AdditiveScore {
    static constexpr std::string_view name = "additive";
    static constexpr AttentionKind kind = AttentionKind::additive;

    struct Params {
        using Layer = AdditiveScore;
        using Scalar = T;
        Tensor<T, 1> energy;  // [A] v

        template <class Self, class F>
        static void visit(Self& self, F&& f) {
            f("energy", self.energy);
        }
    };

    static AttentionShape shape(const AttentionSizes& sizes) {
        return {.query = sizes.attention, .keys = sizes.attention, .values = {}};
    }
    static Params make(const AttentionSizes&);
    static void initialize(Params&, Random&);

    /// scores [S,B]
    static void forward(const Params&, const Comparison<T>&, View<T> scores);
    static void backward(const Params&, const Comparison<T>&, const ComparisonBackward<T>&, Params& gradient);
};

}  // namespace kalends
