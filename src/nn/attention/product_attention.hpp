#pragma once

#include <cstdint>
#include <span>

#include "tensor/gemm.hpp"
#include "tensor/view.hpp"

// T positions that ask, S positions that are asked, R rows (one head of one row of the batch each), K what is compared,
// C what is blended.
namespace kalends {

/// Soft look-ups of a whole sequence by a score that is an inner product: softmax(scale Q K^T) V (Vaswani et al. 2017,
/// eq. 1), two products of matrices a row where look-ups one by one would be dot products.
template <class T>
struct ProductAttention {
    struct Question {
        TimeView<const T> queries;              // [T,R,K]
        TimeView<const T> keys;                 // [S,R,K]
        TimeView<const T> values;               // [S,R,C]
        std::span<const std::int32_t> lengths;  // of the states, one for R / lengths rows; empty: all are as long as S
        bool is_causal = false;  // a position sees the states up to the one of its own number, not those after it
        T scale{1};              // positive
    };

    struct Workspace {
        Gemm<T> gemm;  // in full precision: no factor is a weight
        PackedFactor<T> factor;
        Buffer<T> weights;    // [R,T,S] where they are kept, else of the row that is at work [T,S]
        Buffer<T> d_weights;  // [T,S]
    };

    /// found [T,R,C]. A row's answer is the same to the last bit whatever the rows beside it and the padding.
    static void forward(const Question&, TimeView<T> found, bool keeps, Workspace&);

    struct Gradients {
        TimeView<const T> d_found;    // [T,R,C]
        TimeView<const T> d_weights;  // [T,S,R] from elsewhere (guided attention), or empty
        TimeView<T> d_queries;        // [T,R,K] added to
        TimeView<T> d_keys;           // [S,R,K] added to
        TimeView<T> d_values;         // [S,R,C] added to
    };
    /// After forward() of the same question, kept.
    static void backward(const Question&, const Gradients&, Workspace&);

    /// to[t,s,r] = the weight of state s for position t of row r, zero where it is not seen. to [T,S,R]
    static void copy_weights(const Question&, Workspace&, TimeView<T> to);
};

}  // namespace kalends
