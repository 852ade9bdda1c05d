#pragma once

#include "nn/linear.hpp"
#include "tensor/packed_factor.hpp"
#include "tensor/products.hpp"

// M rows, D columns, F inner columns.
namespace kalends {

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
        void pack(const Params&, Precision);
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
    static void backward(const Params&, const Backward&, Products<T>&, Params& gradient);
};

}  // namespace kalends
