#pragma once

#include "core/random.hpp"
#include "nn/attention/score.hpp"
#include "nn/parameters.hpp"

// S source positions, B rows, K what is compared.
namespace kalends {

/// scores[s,b] = scale query[b] . keys[s,b]. Scores [S,B]
template <class T>
void inner_products(T scale, const Comparison<T>&, View<T> scores);
template <class T>
void inner_products_backward(T scale, const Comparison<T>&, const ComparisonBackward<T>&);

/// A score that is an inner product and has no weights of its own. `Kind` is the score itself and says the scale, by
/// scale(K).
template <class T, class Kind>
struct InnerProductScore {
    struct Params {
        using Layer = Kind;
        using Scalar = T;
        template <class Self, class F>
        static void visit(Self&, F&&) {}
    };

    static Params make(const AttentionSizes&) { return {}; }
    static void initialize(Params&, Random&) {}

    static void forward(const Params&, const Comparison<T>& c, View<T> scores) {
        inner_products(Kind::scale(c.query.columns), c, scores);
    }
    static void backward(const Params&, const Comparison<T>& c, const ComparisonBackward<T>& d, Params&) {
        inner_products_backward(Kind::scale(c.query.columns), c, d);
    }
};

}  // namespace kalends
