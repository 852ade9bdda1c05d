#pragma once

#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "core/random.hpp"
#include "kalends/nn/kinds.hpp"
#include "nn/cell_step.hpp"
#include "nn/gru.hpp"
#include "nn/lstm.hpp"
#include "nn/parameters.hpp"
#include "tensor/gemm.hpp"

// B rows of a batch, I inputs, H state, U rows of a table, G gates that the input writes, R gates
// that the state writes.
namespace kalends {

/// The recurrent cell of a model, of a kind chosen when the program runs.
///
/// Input products are rows of a table, one for each symbol; a row of the batch that reads none (idle_row, past its end)
/// costs nothing but its share of the recurrent product, and its state is zero. A step is seed(), both products into
/// the windows of the gates, activate(); the way back is differentiate(), the products, scatter().
template <class T>
struct Cell {
    /// In the order of CellKind.
    using Kind = std::variant<typename Gru<T>::Params, typename Lstm<T>::Params>;

    struct Params {
        using Scalar = T;
        Kind kind;

        template <class Self, class F>
        static void visit(Self& self, F&& f) {
            std::visit([&](auto& chosen) { std::remove_cvref_t<decltype(chosen)>::visit(chosen, f); }, self.kind);
        }
        [[nodiscard]] Tensor<T, 2>& input_weight();                  // [I,G*H]
        [[nodiscard]] const Tensor<T, 2>& input_weight() const;      // [I,G*H]
        [[nodiscard]] Tensor<T, 2>& recurrent_weight();              // [H,R*H]
        [[nodiscard]] const Tensor<T, 2>& recurrent_weight() const;  // [H,R*H]
        [[nodiscard]] Tensor<T, 1>& bias();                          // [G*H]
        [[nodiscard]] const Tensor<T, 1>& bias() const;              // [G*H]
        [[nodiscard]] std::size_t hidden() const { return recurrent_weight().shape(0); }
        [[nodiscard]] std::size_t table_columns() const { return input_weight().shape(1); }
        /// Columns of the cell state beside the state: H or none.
        [[nodiscard]] std::size_t cell_columns() const;
    };

    static Params make(CellKind, std::size_t inputs, std::size_t hidden);
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
