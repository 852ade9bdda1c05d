#pragma once

#include <string_view>

#include "core/random.hpp"
#include "kalends/nn/kinds.hpp"
#include "nn/cell_step.hpp"
#include "nn/parameters.hpp"

// I inputs, H state.
namespace kalends {

/// Gated recurrent unit (Cho et al. 2014, appendix A.1.1), in the variant of cuDNN and PyTorch, where the reset gate
/// acts on the product U h, so that one product a step serves all gates:
///   r  = sigmoid(W_r x + b_r + U_r h)
///   z  = sigmoid(W_z x + b_z + U_z h)
///   n  = tanh(W_n x + b_n + r * (U_n h + c))
///   h' = (1 - z) * n + z * h
///
/// One row of gates is four blocks of H: u | r | z | n, with u = U_n h + c. The recurrent product writes u | r | z and
/// the input product r | z | n.
template <class T>
struct Gru {
    static constexpr std::string_view name = "gru";
    static constexpr CellKind kind = CellKind::gru;
    static constexpr GateBlocks blocks{.input_first = 1, .input_count = 3, .recurrent_count = 3};
    static constexpr bool has_cell_state = false;

    struct Params {
        using Layer = Gru;
        using Scalar = T;
        Tensor<T, 2> input_weight;      // [I,3H] W, gates r | z | n
        Tensor<T, 2> recurrent_weight;  // [H,3H] U, gates n | r | z
        Tensor<T, 1> bias;              // [3H] b, gates r | z | n
        Tensor<T, 1> recurrent_bias;    // [H] c

        template <class Self, class F>
        static void visit(Self& self, F&& f) {
            f("input_weight", self.input_weight);
            f("recurrent_weight", self.recurrent_weight);
            f("bias", self.bias);
            f("recurrent_bias", self.recurrent_bias);
        }
    };

    static Params make(std::size_t inputs, std::size_t hidden);
    /// Glorot for W, orthogonal for each gate of U, zero biases.
    static void initialize(Params&, Random&);

    /// Writes c where it stands in the gates of one row, before the input product.
    static void recurrent_bias(const Params&, T* gates);
    /// Their gradient: gates [B,4H], of all rows and steps.
    static void recurrent_bias_backward(View<const T> d_gates, Params& gradient);

    static void activate(const CellStep<T>&);
    static void differentiate(const CellStepBackward<T>&);
};

}  // namespace kalends
