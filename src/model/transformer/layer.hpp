#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "kalends/model/config.hpp"
#include "nn/attention/sequence_attention.hpp"
#include "nn/layer_norm.hpp"
#include "nn/linear.hpp"

// P positions of the layer, S source positions, B rows, D width, F inner columns of the position-wise layers.
namespace kalends {

/// One layer of a Transformer (Vaswani et al. 2017, 3.1): self-attention, in a decoder attention to the encoder, and
/// position-wise layers; each normalised before, not after (Xiong et al. 2020): x += part(norm(x)).
template <class T>
struct TransformerLayer {
    struct Params {
        using Scalar = T;
        typename LayerNorm<T>::Params self_norm;
        typename Attention<T>::Params self_attention;                  // multi-head, D to D
        std::optional<typename LayerNorm<T>::Params> cross_norm;       // of a decoder
        std::optional<typename Attention<T>::Params> cross_attention;  // of a decoder, of any kind
        typename LayerNorm<T>::Params feed_forward_norm;
        typename FeedForward<T>::Params feed_forward;  // D to F to D

        template <class Self, class F>
        static void visit(Self& self, F&& f) {
            visit_part("self_norm", self.self_norm, f);
            visit_part("self_attention", self.self_attention, f);
            if (self.cross_norm) visit_part("cross_norm", *self.cross_norm, f);
            if (self.cross_attention) visit_part("cross_attention", *self.cross_attention, f);
            visit_part("feed_forward_norm", self.feed_forward_norm, f);
            visit_part("feed_forward", self.feed_forward, f);
        }
    };

    /// The weights laid out for products.
    struct Factors {
        typename SequenceAttention<T>::Factors self_attention, cross_attention;
        typename FeedForward<T>::Factors feed_forward;
        void pack(const Params&, const Gemm<T>&);
    };

    /// What one part read.
    struct Entry {
        Buffer<T> x, normalized, d_normalized;  // [P*B,D]
    };
    struct Workspace {
        Entry self_entry, cross_entry, feed_forward_entry;
        typename SequenceAttention<T>::Workspace self_attention, cross_attention;
        Buffer<T> hidden, d_hidden;  // [P*B,F]
    };

    /// Whom the layer may ask.
    struct Surroundings {
        std::size_t rows = 0;                            // B
        std::span<const std::int32_t> lengths{};         // [B] of the layer's own rows; empty: all positions count
        bool is_causal = false;                          // no position sees those after it
        View<const T> memory{};                          // [S*B,D] of a decoder: the encoder's states
        std::span<const std::int32_t> memory_lengths{};  // [B]
        View<T> d_memory{};                              // [S*B,D] added to on the way back
    };

    static Params make(const ModelConfig&, bool has_memory);
    static void initialize(Params&, Random&);

    /// x [P*B,D] becomes the layer's output.
    static void forward(const Params&, const Factors&, const Surroundings&, View<T> x, Workspace&);
    /// d [P*B,D], the gradient of the output, becomes that of what was read.
    static void backward(const Params&, const Surroundings&, View<T> d, Workspace&, Gemm<T>&, Params& gradient);

    /// Where a decoder's layer looked in the encoder's states.
    static typename SequenceAttention<T>::Weights cross_weights(const Params&, const Surroundings&, std::size_t length,
                                                                Workspace&);
};

}  // namespace kalends
