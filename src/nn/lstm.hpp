#pragma once

#include <algorithm>
#include <string_view>

#include "nn/cell.hpp"
#include "tensor/simd.hpp"

// H state.
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
    static constexpr CellShape shape{
        .input_first = 0, .input_count = 4, .recurrent_count = 4, .has_recurrent_bias = false, .has_cell_state = true};

    /// Zero, but one for the forget gate, so that a fresh cell remembers (Jozefowicz, Zaremba and Sutskever 2015).
    static void initialize(Tensor<T, 1>& bias) {
        const std::size_t hidden = bias.size() / 4;
        bias.fill(T{0});
        std::fill_n(bias.data() + hidden, hidden, T{1});
    }

    struct Gates {
        Gates(T* row, std::size_t hidden) : i(row), f(row + hidden), g(row + 2 * hidden), o(row + 3 * hidden) {}
        T *i, *f, *g, *o;
    };

    /// Of row b.
    static void activate(const CellStep<T>& step, std::size_t b) {
        const std::size_t hidden = step.next.columns;
        const Gates gate(step.gates.row(b), hidden);
        const T* const cell = step.previous_cell.row(b);
        T *const next_cell = step.next_cell.row(b), *const next = step.next.row(b);
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

    static void differentiate(const CellStepBackward<T>& step, std::size_t b) {
        const std::size_t hidden = step.d_state.columns;
        const Gates gate(step.gates.row(b), hidden);
        const T *const cell = step.previous_cell.row(b), *const next_cell = step.next_cell.row(b);
        T *const d_cell = step.d_cell.row(b), *const d_state = step.d_state.row(b);
        const Lanes<T> one(T{1}), zero(T{0});
        for_lanes<T>(hidden, [&](std::size_t j, auto at) {
            const Lanes<T> i = at.load(gate.i + j), f = at.load(gate.f + j), g = at.load(gate.g + j),
                           o = at.load(gate.o + j);
            const Lanes<T> d_next = at.load(d_state + j), t = hyperbolic_tangent(at.load(next_cell + j));
            const Lanes<T> d_c = xsimd::fma(d_next * o, one - t * t, at.load(d_cell + j));
            at.store(gate.i + j, d_c * g * i * (one - i));
            at.store(gate.f + j, d_c * at.load(cell + j) * f * (one - f));
            at.store(gate.g + j, d_c * i * (one - g * g));
            at.store(gate.o + j, d_next * t * o * (one - o));
            at.store(d_cell + j, d_c * f);
            at.store(d_state + j, zero);
        });
    }
};

}  // namespace kalends
