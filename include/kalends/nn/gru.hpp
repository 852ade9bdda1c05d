#pragma once

#include <cstdint>
#include <span>

#include "kalends/core/random.hpp"
#include "kalends/nn/parameters.hpp"
#include "kalends/tensor/view.hpp"

// B rows of a batch, I inputs, H state, U rows of a table.
namespace kalends {

/// Gated recurrent unit (Cho et al. 2014, appendix A.1.1), in the variant of cuDNN and PyTorch, where the reset gate
/// acts on the product U h, so that one product a step serves all gates:
///   r  = sigmoid(W_r x + b_r + U_r h)
///   z  = sigmoid(W_z x + b_z + U_z h)
///   n  = tanh(W_n x + b_n + r * (U_n h + c))
///   h' = (1 - z) * n + z * h
///
/// One row of gates is four blocks of H: u | r | z | n, with u = U_n h + c. The recurrent product writes u | r | z and
/// the input product r | z | n; both are windows of the row, before the non-linearities, after them, and in the
/// gradient. Input products are rows of a table (one for each symbol); a row of the batch that reads none (`idle`, past
/// its end) costs nothing but its share of the products, and its state is zero.
template <class T>
struct Gru {
    static constexpr std::int32_t idle = -1;

    struct Params {
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
        [[nodiscard]] std::size_t hidden() const { return recurrent_weight.shape(0); }
    };

    static Params make(std::size_t inputs, std::size_t hidden);
    /// Glorot for W, orthogonal for each gate of U, zero biases.
    static void initialize(Params&, Random&);

    /// Input products of many inputs at once: table = inputs W + b, by the first rows of W where inputs are narrower
    /// than it (the others belong to inputs that have no table). inputs [U,E], E <= I, table [U,3H]
    static void tabulate(const Params&, View<const T> inputs, View<T> table);
    struct TabulateBackward {
        View<const T> inputs;   // [U,E]
        View<const T> d_table;  // [U,3H]
        View<T> d_inputs;       // [U,E] added to
    };
    static void tabulate_backward(const Params&, const TabulateBackward&, Params& gradient);

    /// The windows of gates [B,4H] that the products write.
    static View<T> input_window(View<T> gates) { return gates.column_window(gates.columns / 4, gates.columns / 4 * 3); }
    static View<T> recurrent_window(View<T> gates) { return gates.column_window(0, gates.columns / 4 * 3); }

    /// Row b of gates = c | table[rows[b]]: all of a step that no state enters. Idle rows become zero. table [U,3H]
    static void seed(const Params&, View<const T> table, std::span<const std::int32_t> rows, View<T> gates);

    /// One step, once both products are in the gates. Turns the gates into what backward needs.
    struct Step {
        std::span<const std::int32_t> rows;  // [B]
        View<T> gates;                       // [B,4H]
        View<const T> previous;              // [B,H] h, zero in the first step
        View<T> next;                        // [B,H] h'
    };
    static void activate(const Step&);

    /// Turns the gates of activate() into their gradients, and d_state from the gradient of h' into that of h, without
    /// the way through the product: d_h += d_recurrent_window U^T is left to the caller. Idle rows: all zero.
    struct StepBackward {
        std::span<const std::int32_t> rows;  // [B]
        View<T> gates;                       // [B,4H]
        View<const T> previous;              // [B,H]
        View<T> d_state;                     // [B,H]
    };
    static void differentiate(const StepBackward&);

    /// d_table[rows[b]] += input window of row b, for the rows that are not idle. d_table [U,3H]
    static void scatter(View<const T> d_gates, std::span<const std::int32_t> rows, View<T> d_table);
};

}  // namespace kalends
