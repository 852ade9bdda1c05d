#pragma once

#include <string_view>

#include "core/random.hpp"
#include "kalends/nn/kinds.hpp"
#include "nn/cell_step.hpp"
#include "nn/parameters.hpp"

// I inputs, H state.
namespace kalends {

/// Long short-term memory (Hochreiter and Schmidhuber 1997) with a forget gate (Gers, Schmidhuber and Cummins 2000):
///   i  = sigmoid(W_i x + b_i + U_i h)
///   f  = sigmoid(W_f x + b_f + U_f h)
///   g  = tanh   (W_g x + b_g + U_g h)
///   o  = sigmoid(W_o x + b_o + U_o h)
///   c' = f * c + i * g
///   h' = o * tanh(c')
///
/// One row of gates is four blocks of H: i | f | g | o. Both products write all of them.
template <class T>
struct Lstm {
    static constexpr std::string_view name = "lstm";
    static constexpr CellKind kind = CellKind::lstm;
    static constexpr GateBlocks blocks{.input_first = 0, .input_count = 4, .recurrent_count = 4};
    static constexpr bool has_cell_state = true;

    struct Params {
        using Layer = Lstm;
        using Scalar = T;
        Tensor<T, 2> input_weight;      // [I,4H] W, gates i | f | g | o
        Tensor<T, 2> recurrent_weight;  // [H,4H] U, the same
        Tensor<T, 1> bias;              // [4H] b, the same

        template <class Self, class F>
        static void visit(Self& self, F&& f) {
            f("input_weight", self.input_weight);
            f("recurrent_weight", self.recurrent_weight);
            f("bias", self.bias);
        }
    };

    static Params make(std::size_t inputs, std::size_t hidden);
    /// Glorot for W, orthogonal for each gate of U, zero biases, but one for the forget gate, so that a fresh cell
    /// remembers (Jozefowicz, Zaremba and Sutskever 2015).
    static void initialize(Params&, Random&);

    /// There is no recurrent bias.
    static void recurrent_bias(const Params&, T*) {}
    static void recurrent_bias_backward(View<const T>, Params&) {}

    static void activate(const CellStep<T>&);
    static void differentiate(const CellStepBackward<T>&);
};

}  // namespace kalends
