#include "nn/cell.hpp"

#include <algorithm>

#include "kalends/core/error.hpp"
#include "nn/gru.hpp"
#include "nn/initialize.hpp"
#include "nn/lstm.hpp"
#include "tensor/row_kernels.hpp"
#include "tensor/simd.hpp"

namespace kalends {
namespace {

/// Calls f with the kind as a type.
template <class T, class F>
auto with(CellKind kind, F f) {
    switch (kind) {
        case CellKind::gru:
            return f(Gru<T>());
        case CellKind::lstm:
            return f(Lstm<T>());
    }
    throw Error(ErrorKind::internal, "a recurrent cell of no kind");
}

template <class T>
CellShape shape_of(CellKind kind) {
    return with<T>(kind, []<class Kind>(Kind) { return Kind::shape; });
}

}  // namespace

template <class T>
std::size_t Cell<T>::Params::cell_columns() const {
    return shape_of<T>(kind).has_cell_state ? hidden() : 0;
}

template <class T>
typename Cell<T>::Params Cell<T>::make(CellKind kind, std::size_t inputs, std::size_t hidden) {
    const CellShape shape = shape_of<T>(kind);
    const std::size_t columns = shape.input_count * hidden, biased = shape.has_recurrent_bias ? hidden : 0;
    return {kind, xt::zeros<T>({inputs, columns}), xt::zeros<T>({hidden, shape.recurrent_count * hidden}),
            xt::zeros<T>({columns}), xt::zeros<T>({biased})};
}

template <class T>
void Cell<T>::initialize(Params& params, Random& random) {
    initialize_gates(matrix(params.input_weight), matrix(params.recurrent_weight), random);
    with<T>(params.kind, [&]<class Kind>(Kind) { Kind::initialize(params.bias); });
    params.recurrent_bias.fill(T{0});
}

template <class T>
std::vector<std::string_view> Cell<T>::names() {
    return {Gru<T>::name, Lstm<T>::name};
}

template <class T>
void Cell<T>::tabulate(const Params& params, View<const T> inputs, View<T> table, Gemm<T>& gemm) {
    broadcast(params.bias.data(), table);
    gemm.multiply(inputs, matrix(params.input_weight).row_window(0, inputs.columns), table, Into::add);
}

template <class T>
void Cell<T>::tabulate_backward(const Params& params, const TabulateBackward& step, Gemm<T>& gemm, Params& gradient) {
    const std::size_t inputs = step.inputs.columns;
    gemm.multiply_transposed(step.d_table, matrix(params.input_weight).row_window(0, inputs), step.d_inputs, Into::add);
    gemm.accumulate_outer(step.inputs, step.d_table, matrix(gradient.input_weight).row_window(0, inputs));
    add_column_sums(step.d_table, gradient.bias.data());
}

template <class T>
View<T> Cell<T>::input_window(const Params& params, View<T> gates) {
    const CellShape shape = shape_of<T>(params.kind);
    const std::size_t hidden = gates.columns / 4;
    return gates.column_window(shape.input_first * hidden, shape.input_count * hidden);
}

template <class T>
View<T> Cell<T>::recurrent_window(const Params& params, View<T> gates) {
    return gates.column_window(0, shape_of<T>(params.kind).recurrent_count * (gates.columns / 4));
}

template <class T>
void Cell<T>::seed(const Params& params, View<const T> table, std::span<const std::int32_t> rows, View<T> gates) {
    const View<T> inputs = input_window(params, gates);
    for (std::size_t b = 0; b < rows.size(); ++b) {
        if (rows[b] == idle_row) {
            std::fill_n(gates.row(b), gates.columns, T{0});
            continue;
        }
        std::copy_n(params.recurrent_bias.data(), params.recurrent_bias.size(), gates.row(b));
        std::copy_n(table.row(static_cast<std::size_t>(rows[b])), table.columns, inputs.row(b));
    }
}

template <class T>
void Cell<T>::activate(const Params& params, const CellStep<T>& step) {
    with<T>(params.kind, [&]<class Kind>(Kind) {
        for (std::size_t b = 0; b < step.rows.size(); ++b) {
            if (step.rows[b] != idle_row) {
                Kind::activate(step, b);
                continue;
            }
            for (const View<T>& view : {step.gates, step.next, step.next_cell})
                std::fill_n(view.row(b), view.columns, T{0});
        }
    });
}

template <class T>
void Cell<T>::differentiate(const Params& params, const CellStepBackward<T>& step) {
    with<T>(params.kind, [&]<class Kind>(Kind) {
        for (std::size_t b = 0; b < step.rows.size(); ++b) {
            if (step.rows[b] != idle_row) {
                Kind::differentiate(step, b);
                continue;
            }
            for (const View<T>& view : {step.d_state, step.d_cell})  // the gates are zero already
                std::fill_n(view.row(b), view.columns, T{0});
        }
    });
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
    add_column_sums(d_gates.column_window(0, gradient.recurrent_bias.size()), gradient.recurrent_bias.data());
}

template struct Cell<float>;
template struct Cell<double>;

}  // namespace kalends
