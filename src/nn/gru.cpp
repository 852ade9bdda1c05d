#include "kalends/nn/gru.hpp"

#include <algorithm>

#include "kalends/nn/initialize.hpp"
#include "kalends/tensor/blas.hpp"
#include "kalends/tensor/row_kernels.hpp"
#include "kalends/tensor/simd.hpp"

namespace kalends {

template <class T>
typename Gru<T>::Params Gru<T>::make(std::size_t inputs, std::size_t hidden) {
    return {xt::zeros<T>({inputs, 3 * hidden}), xt::zeros<T>({hidden, 3 * hidden}), xt::zeros<T>({3 * hidden}),
            xt::zeros<T>({hidden})};
}

template <class T>
void Gru<T>::initialize(Params& params, Random& random) {
    const std::size_t hidden = params.hidden();
    for (std::size_t gate = 0; gate < 3; ++gate) {
        glorot_uniform(matrix(params.input_weight).column_window(gate * hidden, hidden), random);
        orthogonal(matrix(params.recurrent_weight).column_window(gate * hidden, hidden), random);
    }
    params.bias.fill(T{0});
    params.recurrent_bias.fill(T{0});
}

template <class T>
void Gru<T>::tabulate(const Params& params, View<const T> inputs, View<T> table) {
    broadcast(params.bias.data(), table);
    multiply(inputs, matrix(params.input_weight).row_window(0, inputs.columns), table, Into::add);
}

template <class T>
void Gru<T>::tabulate_backward(const Params& params, const TabulateBackward& step, Params& gradient) {
    const std::size_t inputs = step.inputs.columns;
    multiply_transposed(step.d_table, matrix(params.input_weight).row_window(0, inputs), step.d_inputs, Into::add);
    accumulate_outer(step.inputs, step.d_table, matrix(gradient.input_weight).row_window(0, inputs));
    add_column_sums(step.d_table, gradient.bias.data());
}

template <class T>
void Gru<T>::seed(const Params& params, View<const T> table, std::span<const std::int32_t> rows, View<T> gates) {
    const std::size_t hidden = params.hidden();
    for (std::size_t b = 0; b < rows.size(); ++b) {
        T* gate = gates.row(b);
        if (rows[b] == idle) {
            std::fill_n(gate, 4 * hidden, T{0});
            continue;
        }
        std::copy_n(params.recurrent_bias.data(), hidden, gate);
        std::copy_n(table.row(static_cast<std::size_t>(rows[b])), 3 * hidden, gate + hidden);
    }
}

namespace {

// u | r | z | n of one row, each `hidden` long.
template <class T>
struct GateRow {
    GateRow(T* gates, std::size_t hidden) : u(gates), r(gates + hidden), z(gates + 2 * hidden), n(gates + 3 * hidden) {}
    T *u, *r, *z, *n;
};

template <class T>
void activate_row(GateRow<T> gate, const T* previous, T* next, std::size_t hidden) {
    for_lanes<T>(hidden, [&](std::size_t i, auto at) {
        const Lanes<T> h = at.load(previous + i);
        const Lanes<T> r = sigmoid(at.load(gate.r + i));
        const Lanes<T> z = sigmoid(at.load(gate.z + i));
        const Lanes<T> n = hyperbolic_tangent(xsimd::fma(r, at.load(gate.u + i), at.load(gate.n + i)));
        at.store(gate.r + i, r);
        at.store(gate.z + i, z);
        at.store(gate.n + i, n);
        at.store(next + i, xsimd::fma(z, h - n, n));  // h' = (1 - z) n + z h
    });
}

template <class T>
void differentiate_row(GateRow<T> gate, const T* previous, T* d_state, std::size_t hidden) {
    const Lanes<T> one(T{1});
    for_lanes<T>(hidden, [&](std::size_t i, auto at) {
        const Lanes<T> u = at.load(gate.u + i), r = at.load(gate.r + i), z = at.load(gate.z + i),
                       n = at.load(gate.n + i);
        const Lanes<T> d_next = at.load(d_state + i);
        const Lanes<T> d_n = d_next * (one - z) * (one - n * n);  // h' = (1 - z) n + z h
        const Lanes<T> d_z = d_next * (at.load(previous + i) - n) * z * (one - z);
        at.store(gate.u + i, d_n * r);  // n = tanh(x + r u)
        at.store(gate.r + i, d_n * u * r * (one - r));
        at.store(gate.z + i, d_z);
        at.store(gate.n + i, d_n);
        at.store(d_state + i, d_next * z);
    });
}

}  // namespace

template <class T>
void Gru<T>::activate(const Step& step) {
    const std::size_t hidden = step.next.columns;
    for (std::size_t b = 0; b < step.rows.size(); ++b) {
        T* gates = step.gates.row(b);
        if (step.rows[b] == idle) {
            std::fill_n(gates, 4 * hidden, T{0});
            std::fill_n(step.next.row(b), hidden, T{0});
        } else {
            activate_row({gates, hidden}, step.previous.row(b), step.next.row(b), hidden);
        }
    }
}

template <class T>
void Gru<T>::differentiate(const StepBackward& step) {
    const std::size_t hidden = step.d_state.columns;
    for (std::size_t b = 0; b < step.rows.size(); ++b) {
        if (step.rows[b] == idle) {
            std::fill_n(step.d_state.row(b), hidden, T{0});  // the gates are zero already
        } else {
            differentiate_row({step.gates.row(b), hidden}, step.previous.row(b), step.d_state.row(b), hidden);
        }
    }
}

template <class T>
void Gru<T>::scatter(View<const T> d_gates, std::span<const std::int32_t> rows, View<T> d_table) {
    const std::size_t hidden = d_gates.columns / 4;
    for (std::size_t b = 0; b < rows.size(); ++b) {
        if (rows[b] == idle) continue;
        axpy(T{1}, d_gates.row(b) + hidden, d_table.row(static_cast<std::size_t>(rows[b])), 3 * hidden);
    }
}

template struct Gru<float>;
template struct Gru<double>;

}  // namespace kalends
