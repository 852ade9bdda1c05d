#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "model/transformer/layer.hpp"
#include "nn/embedding.hpp"

// P positions, B rows, V symbols, D width.
namespace kalends {

/// Symbols through embedding, positional encoding, layers and a last normalisation: an encoder, or, with a memory to
/// look into, a decoder up to its output layer (Vaswani et al. 2017, figure 1).
template <class T>
struct TransformerStack {
    using Layer = TransformerLayer<T>;

    struct Params {
        using Scalar = T;
        typename Embedding<T>::Params embedding;  // [V,D]
        std::vector<typename Layer::Params> layers;
        typename LayerNorm<T>::Params norm;

        template <class Self, class F>
        static void visit(Self& self, F&& f) {
            visit_part("embedding", self.embedding, f);
            for (std::size_t i = 0; i < self.layers.size(); ++i)
                visit_part("layer_" + std::to_string(i), self.layers[i], f);
            visit_part("norm", self.norm, f);
        }
    };

    /// Of each layer.
    using Factors = std::vector<typename Layer::Factors>;
    static void pack(const Params&, const Gemm<T>&, Factors&);

    struct Workspace {
        std::vector<typename Layer::Workspace> layers;
        Buffer<T> x, d_x;  // [P*B,D] what goes from layer to layer
        Buffer<T> output;  // [P*B,D]
    };

    static Params make(const ModelConfig&, std::size_t symbols, bool has_memory);
    static void initialize(Params&, Random&);

    /// x = embedding(ids) sqrt(D) + positional encoding; the first position is number `first`. ids [P*B], x [P*B,D]
    static void embed(const Params&, std::span<const std::int32_t> ids, std::size_t rows, std::size_t first, View<T> x);

    /// ids [P*B]; returns workspace.output.
    static View<T> forward(const Params&, const Factors&, std::span<const std::int32_t> ids,
                           const typename Layer::Surroundings&, Workspace&);
    /// After forward() of the same. d_output [P*B,D] is overwritten.
    static void backward(const Params&, std::span<const std::int32_t> ids, const typename Layer::Surroundings&,
                         View<T> d_output, Workspace&, Gemm<T>&, Params& gradient);
};

}  // namespace kalends
