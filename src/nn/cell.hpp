#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/random.hpp"
#include "kalends/nn/kinds.hpp"
#include "nn/parameters.hpp"
#include "tensor/gemm.hpp"

// B rows of a batch, I inputs, H state, U rows of a table, G gates that the input writes, R gates
// that the state writes.
namespace kalends {

/// A row of a batch that reads nothing: past its end.
constexpr std::int32_t idle_row = -1;

/// How the gates of a row, four blocks of H, are written by the products: `input_first` blocks come before those of the
/// input product; the recurrent product begins with the first.
struct CellShape {
    std::size_t input_first;
    std::size_t input_count;      // G
    std::size_t recurrent_count;  // R
    bool has_recurrent_bias;      // c, which stands in the first block before the recurrent product
    bool has_cell_state;          // beside the state
};

/// One step, once both products are in the gates. Turns the gates into what the way back needs. Idle rows: all zero.
/// Kinds without a cell state c leave its views empty.
template <class T>
struct CellStep {
    std::span<const std::int32_t> rows;  // [B]
    View<T> gates;                       // [B,4H]
    View<const T> previous;              // [B,H] h, zero in the first step
    View<T> next;                        // [B,H] h'
    View<const T> previous_cell;         // [B,H] c
    View<T> next_cell;                   // [B,H] c'
};

/// Turns the gates of a step into their gradients, and d_state (and d_cell) from the gradient of h' (c') into that of
/// h (c), without the way through the product: d_h += d_recurrent_window U^T is left to the caller. Idle rows: all
/// zero.
template <class T>
struct CellStepBackward {
    std::span<const std::int32_t> rows;  // [B]
    View<T> gates;                       // [B,4H]
    View<const T> previous;              // [B,H]
    View<T> d_state;                     // [B,H]
    View<const T> previous_cell;         // [B,H]
    View<const T> next_cell;             // [B,H]
    View<T> d_cell;                      // [B,H]
};

/// The recurrent cell of a model, of a kind chosen when the program runs (gru.hpp, lstm.hpp).
///
/// Input products are rows of a table, one for each symbol; a row of the batch that reads none (idle_row, past its end)
/// costs nothing but its share of the recurrent product, and its state is zero. A step is seed(), both products into
/// the windows of the gates, activate(); the way back is differentiate(), the products, scatter().
template <class T>
struct Cell {
    struct Params {
        using Scalar = T;
        CellKind kind;
        Tensor<T, 2> input_weight;      // [I,G*H] W
        Tensor<T, 2> recurrent_weight;  // [H,R*H] U
        Tensor<T, 1> bias;              // [G*H] b
        Tensor<T, 1> recurrent_bias;    // [H] c, empty where the kind has none

        template <class Self, class F>
        static void visit(Self& self, F&& f) {
            f("input_weight", self.input_weight);
            f("recurrent_weight", self.recurrent_weight);
            f("bias", self.bias);
            if (self.recurrent_bias.size() > 0) f("recurrent_bias", self.recurrent_bias);
        }
        [[nodiscard]] std::size_t hidden() const { return recurrent_weight.shape(0); }
        [[nodiscard]] std::size_t table_columns() const { return input_weight.shape(1); }
        /// Columns of the cell state beside the state: H or none.
        [[nodiscard]] std::size_t cell_columns() const;
    };

    static Params make(CellKind, std::size_t inputs, std::size_t hidden);
    /// Glorot for W, orthogonal for each gate of U, biases as the kind has them.
    static void initialize(Params&, Random&);

    /// Words for the command line and the checkpoint, in the order of CellKind.
    static std::vector<std::string_view> names();

    /// Input products of many inputs at once: table = inputs W + b, by the first rows of W where inputs are narrower
    /// than it (the others belong to inputs that have no table). inputs [U,E], E <= I, table [U,G*H]
    static void tabulate(const Params&, View<const T> inputs, View<T> table, Gemm<T>&);
    struct TabulateBackward {
        View<const T> inputs;   // [U,E]
        View<const T> d_table;  // [U,G*H]
        View<T> d_inputs;       // [U,E] added to
    };
    static void tabulate_backward(const Params&, const TabulateBackward&, Gemm<T>&, Params& gradient);

    /// The windows of gates [B,4H] that the products write: before the non-linearities, after them, and in the
    /// gradient.
    static View<T> input_window(const Params&, View<T> gates);
    static View<T> recurrent_window(const Params&, View<T> gates);

    /// Row b of gates = all of a step that no state enters, with row rows[b] of the table. Idle rows become zero.
    static void seed(const Params&, View<const T> table, std::span<const std::int32_t> rows, View<T> gates);
    static void activate(const Params&, const CellStep<T>&);
    static void differentiate(const Params&, const CellStepBackward<T>&);
    /// d_table[rows[b]] += input window of row b, for the rows that are not idle. d_table [U,G*H]
    static void scatter(const Params&, View<T> d_gates, std::span<const std::int32_t> rows, View<T> d_table);
    /// Of the recurrent bias, where the kind has one; d_gates [B,4H] of all rows and steps.
    static void recurrent_bias_backward(View<const T> d_gates, Params& gradient);
};

}  // namespace kalends
