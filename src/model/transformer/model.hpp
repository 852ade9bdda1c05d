#pragma once

#include <vector>

#include "core/random.hpp"
#include "data/batch.hpp"
#include "kalends/model/config.hpp"
#include "model/loss.hpp"
#include "model/transformer/stack.hpp"
#include "nn/linear.hpp"
#include "tensor/gemm.hpp"

// S source positions, B rows, T target positions, D width, Y symbols.
namespace kalends {

/// Transformer (Vaswani et al. 2017): self-attention instead of recurrence, in the encoder and, causally masked, in the
/// decoder; the decoder's attention to the encoder is of any kind that finds D columns. What guided attention tells
/// where to look, and what alignments show, is that of the decoder's last layer.
template <class T>
struct TransformerModel {
    using Stack = TransformerStack<T>;

    struct Params {
        using Model = TransformerModel;
        using Scalar = T;
        typename Stack::Params encoder;
        typename Stack::Params decoder;
        typename Linear<T>::Params output;  // D to Y

        template <class Self, class F>
        static void visit(Self& self, F&& f) {
            visit_part("encoder", self.encoder, f);
            visit_part("decoder", self.decoder, f);
            visit_part("output", self.output, f);
        }
    };

    /// All buffers of one forward and backward pass; grows to the largest batch and stays.
    struct Workspace {
        /// @param products makes those of the layers, there and back; those of the output are in full precision
        explicit Workspace(const Gemm<T>& products) : gemm(products) {}
        Gemm<T> gemm, full;
        typename Stack::Factors encoder_factors, decoder_factors;
        typename Stack::Workspace encoder, decoder;
        Buffer<T> logits;                 // [T*B,Y]
        Buffer<T> d_memory, d_output;     // [S*B,D], [T*B,D]
        std::vector<std::uint8_t> right;  // [T*B]
    };

    /// Tensors of the right shapes, all zero: a gradient, or weights about to be loaded.
    static Params make(const ModelConfig&);
    static void initialize(Params&, Random&);

    /// Losses of a batch, teacher forced, for validation.
    static LossSums forward(const Params&, const Batch&, const LossOptions&, Workspace&);
    /// Those losses, and adds to `gradient` the gradient of their sum as LossOptions weighs it, not of their mean.
    static LossSums forward_backward(const Params&, const Batch&, const LossOptions&, Params& gradient, Workspace&);
};

}  // namespace kalends
