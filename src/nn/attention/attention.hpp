#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/random.hpp"
#include "nn/attention/additive.hpp"
#include "nn/attention/inner_product.hpp"
#include "nn/attention/local.hpp"
#include "nn/attention/none.hpp"
#include "nn/attention/soft_lookup.hpp"
#include "nn/parameters.hpp"
#include "tensor/gemm.hpp"
#include "tensor/view.hpp"

// S source positions, B rows, Q query, M value, A attention, K what is compared, C what is blended.
namespace kalends {

/// A soft look-up (soft_lookup.hpp) in a memory: a query from the decoder is compared with a key for each source
/// position. Kinds of attention differ in the score, and in which of queries, keys and values are projections of the
/// states (AttentionShape).
///
/// With several heads, the buffers of a look-up are those of one head each: a row of K columns for n heads is n rows of
/// K/n columns (split_rows), and weights and mask have n columns for one row.
template <class T>
struct Attention {
    /// In the order of AttentionKind.
    using Score =
        std::variant<typename AdditiveScore<T>::Params, typename NoScore<T>::Params, typename DotScore<T>::Params,
                     typename GeneralScore<T>::Params, typename ScaledDotScore<T>::Params,
                     typename MultiHeadScore<T>::Params, typename LocalScore<T>::Params>;

    struct Params {
        using Scalar = T;
        // Empty where the kind has no such projection.
        Tensor<T, 2> query_weight;  // [Q,K]
        Tensor<T, 2> key_weight;    // [M,K]
        Tensor<T, 2> value_weight;  // [M,C]
        Tensor<T, 2> mix_weight;    // [C,C]
        std::size_t heads = 1;
        std::size_t context = 0;  // C
        Score score;

        /// What is found is the context itself.
        [[nodiscard]] bool finds_context() const { return heads == 1 && mix_weight.size() == 0; }

        /// Something in the weights decides where it looks, so it can be told where to.
        [[nodiscard]] bool learns_to_look() const {
            return !std::holds_alternative<typename NoScore<T>::Params>(score);
        }

        /// Where the score of a query and a key is their inner product times a scale, and nothing else: that scale.
        [[nodiscard]] std::optional<T> inner_product_scale(std::size_t columns) const;

        template <class Self, class F>
        static void visit(Self& self, F&& f) {
            const auto if_any = [&](std::string_view name, auto& weight) {
                if (weight.size() > 0) f(name, weight);
            };
            if_any("query_weight", self.query_weight);
            if_any("key_weight", self.key_weight);
            if_any("value_weight", self.value_weight);
            if_any("mix_weight", self.mix_weight);
            std::visit([&](auto& chosen) { visit_part("score", chosen, f); }, self.score);
        }
    };

    /// What the kind makes of these sizes. @throws Error (usage) where it can't work with them
    static AttentionShape shape(AttentionKind, const AttentionSizes&);
    /// @throws Error (usage) as shape()
    static Params make(AttentionKind, const AttentionSizes&);
    static void initialize(Params&, Random&);

    /// Words for the command line and the checkpoint, in the order of AttentionKind.
    static std::vector<std::string_view> names();

    /// keys = states U and values = states V, once a batch, where the kind has such a projection.
    struct Remembered {
        View<T> keys;    // [S*B,K]
        View<T> values;  // [S*B,C]
    };
    /// states [S*B,M]
    static void remember(const Params&, View<const T> states, const Remembered&, Gemm<T>&);

    /// One look-up, in the caller's buffers; all that backward needs is in them.
    struct Step {
        View<const T> query;  // [B,K]
        View<T> weights;      // [S,B], sum to one over S, zero where the mask is
        View<T> context;      // [B,C]
    };
    static void look_up(const Params&, const MemoryView<const T>&, const Step&);

    struct StepBackward {
        View<const T> query;      // [B,K]
        View<const T> weights;    // [S,B]
        View<const T> d_context;  // [B,C]
        View<T> d_weights;        // [S,B] from elsewhere (guided attention), else zero; overwritten
        View<T> d_query;          // [B,K] added to
        TimeView<T> d_keys;       // [S,B,K] added to
    };
    /// All gradients but that of the values, which is cheaper for all steps together: see blend_values_backward().
    static void look_up_backward(const Params&, const MemoryView<const T>&, const StepBackward&, Params& gradient);

    /// The way back through remember(), once d_keys and d_values hold the sum over all steps. Keys or values that are
    /// no projection have their gradient in d_states already.
    struct RememberBackward {
        View<const T> states;            // [S*B,M]
        View<const T> d_keys, d_values;  // [S*B,K], [S*B,C]
        View<T> d_states;                // [S*B,M] added to
    };
    static void remember_backward(const Params&, const RememberBackward&, Gemm<T>&, Params& gradient);
};

/// Where the gradient of what is compared or blended is summed up: that of x itself where there is no projection, else
/// a zeroed place for that of the projection.
template <class T>
View<T> gradient_place(View<T> d_x, const Tensor<T, 2>& projection, Buffer<T>& buffer) {
    return projection.size() == 0 ? d_x : buffer.zeros(d_x.rows, projection.shape(1));
}

/// The way back through y = x W: adds to d_x and d_weight. Nothing where there is no W.
template <class T>
void project_backward(View<const T> x, View<const T> d_y, const Tensor<T, 2>& weight, View<T> d_x,
                      Tensor<T, 2>& d_weight, Gemm<T>& gemm) {
    if (weight.size() == 0) return;
    gemm.multiply_transposed(d_y, matrix(weight), d_x, Into::add);
    gemm.accumulate_outer(x, d_y, matrix(d_weight));
}

}  // namespace kalends
