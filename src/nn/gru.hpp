#pragma once

#include <string_view>

#include "nn/cell.hpp"
#include "tensor/simd.hpp"

// H state.
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
    static constexpr CellShape shape{
        .input_first = 1, .input_count = 3, .recurrent_count = 3, .has_recurrent_bias = true, .has_cell_state = false};

    static void initialize(Tensor<T, 1>& bias) { bias.fill(T{0}); }

    struct Gates {
        Gates(T* row, std::size_t hidden) : u(row), r(row + hidden), z(row + 2 * hidden), n(row + 3 * hidden) {}
        T *u, *r, *z, *n;
    };

    /// Of row b.
    static void activate(const CellStep<T>& step, std::size_t b) {
        const std::size_t hidden = step.next.columns;
        const Gates gate(step.gates.row(b), hidden);
        const T* const previous = step.previous.row(b);
        T* const next = step.next.row(b);
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

    static void differentiate(const CellStepBackward<T>& step, std::size_t b) {
        const std::size_t hidden = step.d_state.columns;
        const Gates gate(step.gates.row(b), hidden);
        const T* const previous = step.previous.row(b);
        T* const d_state = step.d_state.row(b);
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
};

}  // namespace kalends
