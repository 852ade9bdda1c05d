#include "nn/lstm.hpp"

#include <algorithm>

#include "nn/initialize.hpp"
#include "tensor/simd.hpp"

namespace kalends {

template <class T>
typename Lstm<T>::Params Lstm<T>::make(std::size_t inputs, std::size_t hidden) {
    return {xt::zeros<T>({inputs, 4 * hidden}), xt::zeros<T>({hidden, 4 * hidden}), xt::zeros<T>({4 * hidden})};
}

template <class T>
void Lstm<T>::initialize(Params& params, Random& random) {
    const std::size_t hidden = params.recurrent_weight.shape(0);
    initialize_gates(matrix(params.input_weight), matrix(params.recurrent_weight), random);
    params.bias.fill(T{0});
    std::fill_n(params.bias.data() + hidden, hidden, T{1});
}

namespace {

// i | f | g | o of one row, each `hidden` long.
template <class T>
struct GateRow {
    GateRow(T* gates, std::size_t hidden) : i(gates), f(gates + hidden), g(gates + 2 * hidden), o(gates + 3 * hidden) {}
    T *i, *f, *g, *o;
};

template <class T>
void activate_row(GateRow<T> gate, const T* cell, T* next_cell, T* next, std::size_t hidden) {
    for_lanes<T>(hidden, [&](std::size_t j, auto at) {
        const Lanes<T> i = sigmoid(at.load(gate.i + j)), f = sigmoid(at.load(gate.f + j));
        const Lanes<T> g = hyperbolic_tangent(at.load(gate.g + j)), o = sigmoid(at.load(gate.o + j));
        const Lanes<T> c = xsimd::fma(f, at.load(cell + j), i * g);
        at.store(gate.i + j, i);
        at.store(gate.f + j, f);
        at.store(gate.g + j, g);
        at.store(gate.o + j, o);
        at.store(next_cell + j, c);
        at.store(next + j, o * hyperbolic_tangent(c));
    });
}

template <class T>
struct CellRow {
    const T *previous, *next;
    T* gradient;
};

template <class T>
void differentiate_row(GateRow<T> gate, CellRow<T> cell, T* d_state, std::size_t hidden) {
    const Lanes<T> one(T{1}), zero(T{0});
    for_lanes<T>(hidden, [&](std::size_t j, auto at) {
        const Lanes<T> i = at.load(gate.i + j), f = at.load(gate.f + j), g = at.load(gate.g + j),
                       o = at.load(gate.o + j);
        const Lanes<T> d_next = at.load(d_state + j), t = hyperbolic_tangent(at.load(cell.next + j));
        const Lanes<T> d_c = xsimd::fma(d_next * o, one - t * t, at.load(cell.gradient + j));
        at.store(gate.i + j, d_c * g * i * (one - i));
        at.store(gate.f + j, d_c * at.load(cell.previous + j) * f * (one - f));
        at.store(gate.g + j, d_c * i * (one - g * g));
        at.store(gate.o + j, d_next * t * o * (one - o));
        at.store(cell.gradient + j, d_c * f);
        at.store(d_state + j, zero);
    });
}

}  // namespace

template <class T>
void Lstm<T>::activate(const CellStep<T>& step) {
    const std::size_t hidden = step.next.columns;
    for (std::size_t b = 0; b < step.rows.size(); ++b) {
        T* gates = step.gates.row(b);
        if (step.rows[b] == idle_row) {
            std::fill_n(gates, 4 * hidden, T{0});
            std::fill_n(step.next.row(b), hidden, T{0});
            std::fill_n(step.next_cell.row(b), hidden, T{0});
        } else {
            activate_row<T>({gates, hidden}, step.previous_cell.row(b), step.next_cell.row(b), step.next.row(b),
                            hidden);
        }
    }
}

template <class T>
void Lstm<T>::differentiate(const CellStepBackward<T>& step) {
    const std::size_t hidden = step.d_state.columns;
    for (std::size_t b = 0; b < step.rows.size(); ++b) {
        T* d_state = step.d_state.row(b);
        if (step.rows[b] == idle_row) {
            std::fill_n(d_state, hidden, T{0});  // the gates are zero already
            std::fill_n(step.d_cell.row(b), hidden, T{0});
        } else {
            differentiate_row<T>({step.gates.row(b), hidden},
                                 {step.previous_cell.row(b), step.next_cell.row(b), step.d_cell.row(b)}, d_state,
                                 hidden);
        }
    }
}

template struct Lstm<float>;
template struct Lstm<double>;

}  // namespace kalends
