#include "nn/cell.hpp"

#include <algorithm>
#include <type_traits>

#include "nn/layer_kinds.hpp"
#include "tensor/row_kernels.hpp"
#include "tensor/simd.hpp"

namespace kalends {
namespace {

template <class Params>
using Layer = typename std::remove_cvref_t<Params>::Layer;

template <class T>
GateBlocks blocks(const typename Cell<T>::Params& params) {
    return std::visit([](const auto& cell) { return Layer<decltype(cell)>::blocks; }, params.kind);
}

static_assert(in_order_of_kinds<Cell<float>::Kind>());

}  // namespace

template <class T>
Tensor<T, 2>& Cell<T>::Params::input_weight() {
    return std::visit([](auto& cell) -> Tensor<T, 2>& { return cell.input_weight; }, kind);
}
template <class T>
const Tensor<T, 2>& Cell<T>::Params::input_weight() const {
    return std::visit([](const auto& cell) -> const Tensor<T, 2>& { return cell.input_weight; }, kind);
}
template <class T>
Tensor<T, 2>& Cell<T>::Params::recurrent_weight() {
    return std::visit([](auto& cell) -> Tensor<T, 2>& { return cell.recurrent_weight; }, kind);
}
template <class T>
const Tensor<T, 2>& Cell<T>::Params::recurrent_weight() const {
    return std::visit([](const auto& cell) -> const Tensor<T, 2>& { return cell.recurrent_weight; }, kind);
}
template <class T>
Tensor<T, 1>& Cell<T>::Params::bias() {
    return std::visit([](auto& cell) -> Tensor<T, 1>& { return cell.bias; }, kind);
}
template <class T>
const Tensor<T, 1>& Cell<T>::Params::bias() const {
    return std::visit([](const auto& cell) -> const Tensor<T, 1>& { return cell.bias; }, kind);
}
template <class T>
std::size_t Cell<T>::Params::cell_columns() const {
    const bool remembers = std::visit([](const auto& cell) { return Layer<decltype(cell)>::has_cell_state; }, kind);
    return remembers ? hidden() : 0;
}

template <class T>
typename Cell<T>::Params Cell<T>::make(CellKind kind, std::size_t inputs, std::size_t hidden) {
    using Maker = Params (*)(std::size_t, std::size_t);
    const auto makers = for_each_layer<Kind>([]<class L>(std::type_identity<L>) -> Maker {
        return [](std::size_t i, std::size_t h) { return Params{L::make(i, h)}; };
    });
    return makers.at(static_cast<std::size_t>(kind))(inputs, hidden);
}

template <class T>
void Cell<T>::initialize(Params& params, Random& random) {
    std::visit([&](auto& cell) { Layer<decltype(cell)>::initialize(cell, random); }, params.kind);
}

template <class T>
std::vector<std::string_view> Cell<T>::names() {
    return layer_names<Kind>();
}

template <class T>
void Cell<T>::tabulate(const Params& params, View<const T> inputs, View<T> table, Gemm<T>& gemm) {
    broadcast(params.bias().data(), table);
    gemm.multiply(inputs, matrix(params.input_weight()).row_window(0, inputs.columns), table, Into::add);
}

template <class T>
void Cell<T>::tabulate_backward(const Params& params, const TabulateBackward& step, Gemm<T>& gemm, Params& gradient) {
    const std::size_t inputs = step.inputs.columns;
    gemm.multiply_transposed(step.d_table, matrix(params.input_weight()).row_window(0, inputs), step.d_inputs,
                             Into::add);
    gemm.accumulate_outer(step.inputs, step.d_table, matrix(gradient.input_weight()).row_window(0, inputs));
    add_column_sums(step.d_table, gradient.bias().data());
}

template <class T>
View<T> Cell<T>::input_window(const Params& params, View<T> gates) {
    const GateBlocks written = blocks<T>(params);
    const std::size_t hidden = gates.columns / 4;
    return gates.column_window(written.input_first * hidden, written.input_count * hidden);
}

template <class T>
View<T> Cell<T>::recurrent_window(const Params& params, View<T> gates) {
    return gates.column_window(0, blocks<T>(params).recurrent_count * (gates.columns / 4));
}

template <class T>
void Cell<T>::seed(const Params& params, View<const T> table, std::span<const std::int32_t> rows, View<T> gates) {
    const View<T> inputs = input_window(params, gates);
    std::visit(
        [&](const auto& cell) {
            for (std::size_t b = 0; b < rows.size(); ++b) {
                if (rows[b] == idle_row) {
                    std::fill_n(gates.row(b), gates.columns, T{0});
                    continue;
                }
                Layer<decltype(cell)>::recurrent_bias(cell, gates.row(b));
                std::copy_n(table.row(static_cast<std::size_t>(rows[b])), table.columns, inputs.row(b));
            }
        },
        params.kind);
}

template <class T>
void Cell<T>::activate(const Params& params, const CellStep<T>& step) {
    std::visit([&](const auto& cell) { Layer<decltype(cell)>::activate(step); }, params.kind);
}

template <class T>
void Cell<T>::differentiate(const Params& params, const CellStepBackward<T>& step) {
    std::visit([&](const auto& cell) { Layer<decltype(cell)>::differentiate(step); }, params.kind);
}

template <class T>
void Cell<T>::scatter(const Params& params, View<T> d_gates, std::span<const std::int32_t> rows, View<T> d_table) {
    const View<T> d_inputs = input_window(params, d_gates);
    for (std::size_t b = 0; b < rows.size(); ++b) {
        if (rows[b] == idle_row) continue;
        axpy(T{1}, d_inputs.row(b), d_table.row(static_cast<std::size_t>(rows[b])), d_inputs.columns);
    }
}

template <class T>
void Cell<T>::recurrent_bias_backward(View<const T> d_gates, Params& gradient) {
    std::visit([&](auto& cell) { Layer<decltype(cell)>::recurrent_bias_backward(d_gates, cell); }, gradient.kind);
}

template struct Cell<float>;
template struct Cell<double>;

}  // namespace kalends
