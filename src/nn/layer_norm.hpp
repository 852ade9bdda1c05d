#pragma once

#include "nn/parameters.hpp"
#include "tensor/view.hpp"

// M rows, N columns.
namespace kalends {

/// Layer normalisation (Ba, Kiros and Hinton 2016, eq. 4): y = gain (x - mean) / sqrt(variance + epsilon) + bias, each
/// row by its own mean and variance.
template <class T>
struct LayerNorm {
    static constexpr double epsilon = 1e-5;

    struct Params {
        using Scalar = T;
        Tensor<T, 1> gain, bias;  // [N]

        template <class Self, class F>
        static void visit(Self& self, F&& f) {
            f("gain", self.gain);
            f("bias", self.bias);
        }
    };

    static Params make(std::size_t columns);
    /// Gain one, bias zero.
    static void initialize(Params&);

    /// x, y [M,N]; not in place
    static void forward(const Params&, View<const T> x, View<T> y);
    struct Backward {
        View<const T> x;  // [M,N] what forward() read
        View<T> d_y;      // [M,N] overwritten
        View<T> d_x;      // [M,N] added to
    };
    static void backward(const Params&, const Backward&, Params& gradient);
};

}  // namespace kalends
