#pragma once

#include <cstdint>
#include <span>

#include "nn/attention/attention.hpp"
#include "nn/attention/product_attention.hpp"
#include "tensor/gemm.hpp"

// T positions that ask, S positions that are asked, B rows, Q query, M states, K what is compared, C what is found.
namespace kalends {

/// An attention that every position of a sequence asks at once (Vaswani et al. 2017, 3.2): self-attention where the
/// states are the sequence itself, cross-attention where they are the encoder's. Layers around it add to what is there,
/// so forward() adds what was found.
template <class T>
struct SequenceAttention {
    using Params = typename Attention<T>::Params;

    /// The projections laid out for products; empty where there is none.
    struct Factors {
        PackedFactor<T> query, key, value, mix;
        void pack(const Params&, const Gemm<T>&);
    };

    struct Workspace {
        bool keeps = true;           // what backward() and weights() need
        Buffer<T> keys, d_keys;      // [S*B,K] where they are projections
        Buffer<T> values, d_values;  // [S*B,C] the same
        Buffer<T> query, d_query;    // [T*B,K]
        Buffer<T> found, d_found;    // [T*B,C]

        typename ProductAttention<T>::Workspace products;  // of scores that are inner products
        Buffer<T> mask;                                    // [S,B * heads] of all others
        Buffer<T> weights, d_weights;                      // [T,S,B * heads] of all others, or once someone asked
        bool has_shown_weights = false;                    // someone may have added to d_weights
    };

    struct Question {
        View<const T> queries;                  // [T*B,Q]
        View<const T> states;                   // [S*B,M]
        std::span<const std::int32_t> lengths;  // [B] of the states; empty: all are as long as S
        std::size_t rows = 0;                   // B
        bool is_causal = false;  // a position sees the states up to the one of its own number, not those after it
    };

    /// to += what is found. to [T*B,C]
    static void forward(const Params&, const Factors&, const Question&, View<T> to, Workspace&);

    struct Weights {
        TimeView<T> weights;    // [T,S,B * heads]
        TimeView<T> d_weights;  // the same, zero after forward(); guided attention adds to it
    };
    /// Of the question asked last, where the workspace keeps them.
    static Weights weights(const Params&, const Question&, Workspace&);

    struct Gradients {
        View<const T> d_to;  // [T*B,C]
        View<T> d_queries;   // [T*B,Q] added to
        View<T> d_states;    // [S*B,M] added to
    };
    /// After forward() of the same question.
    static void backward(const Params&, const Question&, const Gradients&, Workspace&, Gemm<T>&, Params& gradient);
};

}  // namespace kalends
