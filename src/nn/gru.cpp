#include "nn/gru.hpp"

#include <algorithm>

#include "nn/initialize.hpp"
#include "tensor/row_kernels.hpp"
#include "tensor/simd.hpp"

namespace kalends {

template <class T>
typename Gru<T>::Params Gru<T>::make(std::size_t inputs, std::size_t hidden) {
    return {xt::zeros<T>({inputs, 3 * hidden}), xt::zeros<T>({hidden, 3 * hidden}), xt::zeros<T>({3 * hidden}),
            xt::zeros<T>({hidden})};
}

template <class T>
void Gru<T>::initialize(Params& params, Random& random) {
    initialize_gates(matrix(params.input_weight), matrix(params.recurrent_weight), random);
    params.bias.fill(T{0});
    params.recurrent_bias.fill(T{0});
}

template <class T>
void Gru<T>::recurrent_bias(const Params& params, T* gates) {
    std::copy(params.recurrent_bias.begin(), params.recurrent_bias.end(), gates);
}

template <class T>
void Gru<T>::recurrent_bias_backward(View<const T> d_gates, Params& gradient) {
    add_column_sums<T>(d_gates.column_window(0, d_gates.columns / 4), gradient.recurrent_bias.data());
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
void Gru<T>::activate(const CellStep<T>& step) {
    const std::size_t hidden = step.next.columns;
    for (std::size_t b = 0; b < step.rows.size(); ++b) {
        T* gates = step.gates.row(b);
        if (step.rows[b] == idle_row) {
            std::fill_n(gates, 4 * hidden, T{0});
            std::fill_n(step.next.row(b), hidden, T{0});
        } else {
            activate_row({gates, hidden}, step.previous.row(b), step.next.row(b), hidden);
        }
    }
}

template <class T>
void Gru<T>::differentiate(const CellStepBackward<T>& step) {
    const std::size_t hidden = step.d_state.columns;
    for (std::size_t b = 0; b < step.rows.size(); ++b) {
        if (step.rows[b] == idle_row) {
            std::fill_n(step.d_state.row(b), hidden, T{0});  // the gates are zero already
        } else {
            differentiate_row({step.gates.row(b), hidden}, step.previous.row(b), step.d_state.row(b), hidden);
        }
    }
}

template struct Gru<float>;
template struct Gru<double>;

}  // namespace kalends
