#pragma once

#include "core/random.hpp"
#include "nn/parameters.hpp"
#include "tensor/gemm.hpp"

// M rows, I inputs, O outputs; D columns, F inner columns of a feed-forward layer.
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
    static void forward(const Params&, View<const T> x, View<T> y, Gemm<T>&);
    /// d_x += d_y W^T; gradient.weight += x^T d_y; gradient.bias += column sums of d_y. Leave d_x empty where it is not
    /// needed.
    struct Backward {
        View<const T> x;    // [M,I]
        View<const T> d_y;  // [M,O]
        View<T> d_x;        // [M,I]
    };
    static void backward(const Params&, const Backward&, Gemm<T>&, Params& gradient);
};

/// Position-wise layers (Vaswani et al. 2017, eq. 2): y += relu(x W_1 + b_1) W_2 + b_2.
template <class T>
struct FeedForward {
    struct Params {
        using Scalar = T;
        typename Linear<T>::Params inner;  // D to F
        typename Linear<T>::Params outer;  // F to D

        template <class Self, class F>
        static void visit(Self& self, F&& f) {
            visit_part("inner", self.inner, f);
            visit_part("outer", self.outer, f);
        }
    };

    /// The weights laid out for products.
    struct Factors {
        PackedFactor<T> inner, outer;
        void pack(const Params&, const Gemm<T>&);
    };

    static Params make(std::size_t columns, std::size_t inner);
    static void initialize(Params&, Random&);

    /// x, y [M,D]; hidden [M,F] keeps what backward() needs
    static void forward(const Params&, const Factors&, View<const T> x, View<T> hidden, View<T> y);
    struct Backward {
        View<const T> x;       // [M,D]
        View<const T> hidden;  // [M,F]
        View<T> d_hidden;      // [M,F] scratch
        View<const T> d_y;     // [M,D]
        View<T> d_x;           // [M,D] added to
    };
    static void backward(const Params&, const Backward&, Gemm<T>&, Params& gradient);
};

}  // namespace kalends
