#pragma once

#include <variant>

#include "kalends/core/random.hpp"
#include "kalends/nn/attention/additive.hpp"
#include "kalends/nn/attention/dot.hpp"
#include "kalends/nn/attention/kind.hpp"
#include "kalends/nn/attention/memory.hpp"
#include "kalends/nn/parameters.hpp"
#include "kalends/tensor/view.hpp"

// S source positions, B rows, T target positions, Q query, M value, A attention.
namespace kalends {

/// A soft look-up in a memory: a query from the decoder is compared with a key for each source position, and the answer
/// is the values' mean, weighted by a softmax of the scores. The scores differ between kinds of attention, nothing else
/// does: queries and keys are projected into the same A dimensions whatever compares them there.
template <class T>
struct Attention {
    using Score = std::variant<typename AdditiveScore<T>::Params, typename DotScore<T>::Params>;

    struct Params {
        using Scalar = T;
        Tensor<T, 2> query_weight;  // [Q,A]
        Tensor<T, 2> key_weight;    // [M,A]
        Score score;

        template <class Self, class F>
        static void visit(Self& self, F&& f) {
            f("query_weight", self.query_weight);
            f("key_weight", self.key_weight);
            std::visit([&](auto& chosen) { visit_part("score", chosen, f); }, self.score);
        }
    };

    struct Sizes {
        std::size_t query = 0;      // Q
        std::size_t value = 0;      // M
        std::size_t attention = 0;  // A
    };
    static Params make(AttentionKind, const Sizes&);
    static void initialize(Params&, Random&);

    /// keys = values U, once a batch. values [S*B,M], keys [S*B,A]
    static void remember(const Params&, View<const T> values, View<T> keys);

    /// One look-up, in the caller's buffers; all that backward needs is in them.
    struct Step {
        View<const T> query;  // [B,A], projected: query W
        View<T> weights;      // [S,B], sum to one over S, zero where the mask is
        View<T> context;      // [B,M]
    };
    static void look_up(const Params&, const MemoryView<const T>&, const Step&);

    struct StepBackward {
        View<const T> query;      // [B,A]
        View<const T> weights;    // [S,B]
        View<const T> d_context;  // [B,M]
        View<T> d_weights;        // [S,B] from elsewhere (guided attention), else zero; overwritten
        View<T> d_query;          // [B,A] overwritten; projected as the query
        TimeView<T> d_keys;       // [S,B,A] added to
    };
    /// All gradients but that of the values, which is cheaper for all steps together: see blend_values_backward().
    static void look_up_backward(const Params&, const MemoryView<const T>&, const StepBackward&, Params& gradient);

    /// The way back through remember(), once d_keys holds the sum over all steps: d_values += d_keys U^T.
    struct RememberBackward {
        View<const T> values;  // [S*B,M]
        View<const T> d_keys;  // [S*B,A]
        View<T> d_values;      // [S*B,M]
    };
    static void remember_backward(const Params&, const RememberBackward&, Params& gradient);
};

}  // namespace kalends
