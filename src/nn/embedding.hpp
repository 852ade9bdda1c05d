#pragma once

#include <cstdint>
#include <span>

#include "core/random.hpp"
#include "nn/parameters.hpp"
#include "tensor/view.hpp"

// V symbols, E embedding, U rows read; T positions, B rows, D columns.
namespace kalends {

template <class T>
struct Embedding {
    struct Params {
        using Scalar = T;
        Tensor<T, 2> weight;  // [V,E]

        template <class Self, class F>
        static void visit(Self& self, F&& f) {
            f("weight", self.weight);
        }
    };

    static Params make(std::size_t symbols, std::size_t size);
    static void initialize(Params&, Random&);

    /// Row i of `out` is the embedding of ids[i]. out [U,E]
    static void forward(const Params&, std::span<const std::int32_t> ids, View<T> out);
    /// gradient.weight[ids[i]] += d_out[i]; ids may repeat.
    static void backward(std::span<const std::int32_t> ids, Input<T> d_out, Params& gradient);
};

/// Adds to each position what tells it from others (Vaswani et al. 2017, 3.5): column 2i of position t gets
/// sin(t / 10000^(2i/D)), column 2i+1 the cosine of the same. x [T,B,D], its first position is number `first`.
template <class T>
void add_positional_encoding(std::size_t first, TimeView<T> x);

}  // namespace kalends
