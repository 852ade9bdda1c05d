#pragma once

#include <tuple>
#include <variant>

#include "core/random.hpp"
#include "data/batch.hpp"
#include "kalends/model/config.hpp"
#include "model/loss.hpp"
#include "model/recurrent/model.hpp"
#include "model/transformer/model.hpp"
#include "tensor/gemm.hpp"

namespace kalends {

/// A model of any architecture: an encoder and a decoder with attention.
/// Re-entrant: threads work at once on one Params, each with a Workspace and a gradient of its own.
template <class T>
struct Seq2Seq {
    /// Weights; also the type of gradients and Adam moments. Walked by visit(), see nn/parameters.hpp.
    struct Params {
        using Scalar = T;
        /// In the order of Architecture.
        std::variant<typename RecurrentModel<T>::Params, typename TransformerModel<T>::Params> model;

        template <class Self, class F>
        static void visit(Self& self, F&& f) {
            std::visit([&](auto& params) { std::remove_cvref_t<decltype(params)>::visit(params, f); }, self.model);
        }
    };

    /// All buffers of one forward and backward pass; grows to the largest batch and stays.
    struct Workspace {
        /// @param precision of the products of cells, attentions and layers, there and back; those of a recurrent
        /// model's embeddings and start, and of both outputs, are full
        explicit Workspace(Precision precision = Precision::full) : all(Gemm<T>(precision), Gemm<T>(precision)) {}
        std::tuple<typename RecurrentModel<T>::Workspace, typename TransformerModel<T>::Workspace> all;
    };

    /// Tensors of the right shapes, all zero: a gradient, or weights about to be loaded. @throws Error (usage) as
    /// check()
    static Params make(const ModelConfig&);
    /// Fresh weights; the same for the same random state.
    static Params initialize(const ModelConfig&, Random&);

    /// Losses of a batch, teacher forced, for validation.
    static LossSums forward(const Params&, const Batch&, const LossOptions&, Workspace&);
    /// Those losses, and adds to `gradient` the gradient of their sum as LossOptions weighs it, not of their mean.
    static LossSums forward_backward(const Params&, const Batch&, const LossOptions&, Params& gradient, Workspace&);
};

}  // namespace kalends
