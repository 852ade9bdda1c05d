#pragma once

#include "kalends/core/random.hpp"
#include "kalends/nn/attention/score.hpp"
#include "kalends/nn/parameters.hpp"

// S source positions, B rows, A attention.
namespace kalends {

/// score(q, k) = q . k / sqrt(A) (Luong, Pham and Manning 2015; scaled as in Vaswani et al. 2017). No weights of its
/// own.
template <class T>
struct DotScore {
    struct Params {
        using Layer = DotScore;
        using Scalar = T;
        template <class Self, class F>
        static void visit(Self&, F&&) {}
    };

    static Params make(std::size_t) { return {}; }
    static void initialize(Params&, Random&) {}

    /// scores [S,B]
    static void forward(const Params&, const Comparison<T>&, View<T> scores);
    static void backward(const Params&, const Comparison<T>&, const ComparisonBackward<T>&, Params& gradient);
};

}  // namespace kalends
