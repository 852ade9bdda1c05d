#pragma once

#include "core/random.hpp"
#include "nn/parameters.hpp"
#include "tensor/view.hpp"

// M rows, I inputs, O outputs.
namespace kalends {

/// y = x W + b.
template <class T>
struct Linear {
    struct Params {
        using Scalar = T;
        Tensor<T, 2> weight;  // [I,O]
        Tensor<T, 1> bias;    // [O]

        template <class Self, class F>
        static void visit(Self& self, F&& f) {
            f("weight", self.weight);
            f("bias", self.bias);
        }
    };

    static Params make(std::size_t inputs, std::size_t outputs);
    static void initialize(Params&, Random&);

    /// x [M,I], y [M,O]
    static void forward(const Params&, View<const T> x, View<T> y);
    /// d_x += d_y W^T; gradient.weight += x^T d_y; gradient.bias += column sums of d_y. Leave d_x empty where it is not
    /// needed.
    struct Backward {
        View<const T> x;    // [M,I]
        View<const T> d_y;  // [M,O]
        View<T> d_x;        // [M,I]
    };
    static void backward(const Params&, const Backward&, Params& gradient);
};

}  // namespace kalends
