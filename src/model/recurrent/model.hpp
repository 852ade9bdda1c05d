#pragma once

#include "core/random.hpp"
#include "data/batch.hpp"
#include "kalends/model/config.hpp"
#include "model/loss.hpp"
#include "model/recurrent/decoder.hpp"
#include "model/recurrent/encoder.hpp"

namespace kalends {

/// Recurrent encoder, attention, recurrent decoder (Bahdanau, Cho and Bengio 2015, A.1-A.2).
/// The decoder starts from the encoder's last states.
template <class T>
struct RecurrentModel {
    struct Params {
        using Model = RecurrentModel;
        using Scalar = T;
        typename Encoder<T>::Params encoder;
        typename Decoder<T>::Params decoder;

        template <class Self, class F>
        static void visit(Self& self, F&& f) {
            visit_part("encoder", self.encoder, f);
            visit_part("decoder", self.decoder, f);
        }
    };

    /// All buffers of one forward and backward pass; grows to the largest batch and stays.
    struct Workspace {
        /// @param gemm makes the products of cells and attention, there and back; those of embeddings, start and output
        /// are in full precision
        explicit Workspace(const Gemm<T>& gemm) { encoder.gemm = decoder.gemm = gemm; }
        typename Encoder<T>::Workspace encoder;
        typename Decoder<T>::Workspace decoder;
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
