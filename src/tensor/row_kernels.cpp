#include "tensor/row_kernels.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "tensor/simd.hpp"

namespace kalends {
namespace {

/// y = f(x, y), element by element.
template <class T, class F>
void map_rows(View<const T> x, View<T> y, F f) {
    for (std::size_t i = 0; i < y.rows; ++i) {
        const T* const from = x.row(i);
        T* const to = y.row(i);
        for_lanes<T>(y.columns,
                     [&](std::size_t j, auto at) { at.store(to + j, f(at.load(from + j), at.load(to + j))); });
    }
}

// The remainder one by one: a lane that pads a register would count.
template <class T>
T largest(const T* x, std::size_t n) {
    Lanes<T> highest(std::numeric_limits<T>::lowest());
    std::size_t i = 0;
    for (; i + lane_count<T> <= n; i += lane_count<T>) highest = xsimd::max(highest, Lanes<T>::load_unaligned(x + i));
    alignas(Lanes<T>) std::array<T, lane_count<T>> lanes;
    highest.store_aligned(lanes.data());
    return std::max(*std::max_element(lanes.begin(), lanes.end()),
                    i == n ? lanes.front() : *std::max_element(x + i, x + n));
}

}  // namespace

template <class T>
void add(Input<T> x, View<T> y) {
    for (std::size_t i = 0; i < y.rows; ++i) axpy(T{1}, x.row(i), y.row(i), y.columns);
}

template <class T>
void broadcast(const T* row, View<T> y) {
    for (std::size_t i = 0; i < y.rows; ++i) std::copy_n(row, y.columns, y.row(i));
}

template <class T>
void add_to_rows(const T* row, View<T> y) {
    for (std::size_t i = 0; i < y.rows; ++i) axpy(T{1}, row, y.row(i), y.columns);
}

template <class T>
void add_column_sums(View<const T> x, T* sum) {
    for (std::size_t i = 0; i < x.rows; ++i) axpy(T{1}, x.row(i), sum, x.columns);
}

template <class T>
void apply_tanh(View<T> y) {
    map_rows<T>(y, y, [](Lanes<T> value, Lanes<T>) { return hyperbolic_tangent(value); });
}

template <class T>
void tanh_backward(Input<T> y, View<T> d_y) {
    map_rows<T>(y, d_y, [](Lanes<T> value, Lanes<T> d) { return d * (Lanes<T>(T{1}) - value * value); });
}

template <class T>
void apply_relu(View<T> y) {
    map_rows<T>(y, y, [](Lanes<T> value, Lanes<T>) { return xsimd::max(value, Lanes<T>(T{0})); });
}

template <class T>
void relu_backward(Input<T> y, View<T> d_y) {
    const Lanes<T> zero(T{0});
    map_rows<T>(y, d_y, [zero](Lanes<T> value, Lanes<T> d) { return xsimd::select(value > zero, d, zero); });
}

// Columns side by side fill a register, so sums and maxima over the positions need no horizontal operation.
template <class T>
void masked_softmax(Input<T> mask, View<T> scores) {
    const Lanes<T> zero(T{0}), one(T{1}), lowest(std::numeric_limits<T>::lowest());
    for_lanes<T>(scores.columns, [&](std::size_t column, auto at) {
        Lanes<T> highest = lowest;
        for (std::size_t s = 0; s < scores.rows; ++s) {
            const auto inside = at.load(mask.row(s) + column) != zero;
            highest = xsimd::max(highest, xsimd::select(inside, at.load(scores.row(s) + column), lowest));
        }
        Lanes<T> sum = zero;
        for (std::size_t s = 0; s < scores.rows; ++s) {
            T* position = scores.row(s) + column;
            const auto inside = at.load(mask.row(s) + column) != zero;
            const Lanes<T> e = xsimd::select(inside, xsimd::exp(at.load(position) - highest), zero);
            at.store(position, e);
            sum += e;
        }
        const Lanes<T> factor = one / xsimd::select(sum == zero, one, sum);
        for (std::size_t s = 0; s < scores.rows; ++s) {
            T* position = scores.row(s) + column;
            at.store(position, at.load(position) * factor);
        }
    });
}

template <class T>
void softmax_backward(Input<T> weights, View<T> d_weights) {
    for_lanes<T>(weights.columns, [&](std::size_t column, auto at) {
        Lanes<T> mean(T{0});
        for (std::size_t s = 0; s < weights.rows; ++s) {
            mean = xsimd::fma(at.load(weights.row(s) + column), at.load(d_weights.row(s) + column), mean);
        }
        for (std::size_t s = 0; s < weights.rows; ++s) {
            T* position = d_weights.row(s) + column;
            at.store(position, at.load(weights.row(s) + column) * (at.load(position) - mean));
        }
    });
}

template <class T>
void softmax_rows(std::type_identity_t<T> scale, View<T> rows) {
    for (std::size_t i = 0; i < rows.rows; ++i) {
        T* row = rows.row(i);
        const Lanes<T> highest(largest(row, rows.columns)), factor(scale);
        for_lanes<T>(rows.columns, [&](std::size_t j, auto at) {
            at.store(row + j, xsimd::exp((at.load(row + j) - highest) * factor));
        });
        const Lanes<T> share(T{1} / sum(row, rows.columns));
        for_lanes<T>(rows.columns, [&](std::size_t j, auto at) { at.store(row + j, at.load(row + j) * share); });
    }
}

template <class T>
void softmax_rows_backward(std::type_identity_t<T> scale, Input<T> weights, View<T> d) {
    for (std::size_t i = 0; i < d.rows; ++i) {
        const T* weight = weights.row(i);
        T* row = d.row(i);
        const Lanes<T> mean(dot(weight, std::as_const(row), d.columns)), factor(scale);
        for_lanes<T>(d.columns, [&](std::size_t j, auto at) {
            at.store(row + j, factor * at.load(weight + j) * (at.load(row + j) - mean));
        });
    }
}

template <class T>
void log_softmax(View<T> rows) {
    for (std::size_t i = 0; i < rows.rows; ++i) {
        T* row = rows.row(i);
        const Lanes<T> highest(largest(row, rows.columns));
        Lanes<T> sums(T{0});
        for_lanes<T>(rows.columns, [&](std::size_t j, auto at) {
            const Lanes<T> below = at.load(row + j) - highest;
            at.store(row + j, below);
            sums += at.with_zero_outside(xsimd::exp(below));
        });
        const Lanes<T> log_sum(std::log(horizontal_sum<T>(sums)));
        for_lanes<T>(rows.columns, [&](std::size_t j, auto at) { at.store(row + j, at.load(row + j) - log_sum); });
    }
}

#define KALENDS_INSTANTIATE(T)                                                          \
    template void add<T>(Input<T>, View<T>);                                            \
    template void broadcast<T>(const T*, View<T>);                                      \
    template void add_to_rows<T>(const T*, View<T>);                                    \
    template void add_column_sums<T>(View<const T>, std::add_pointer_t<T>);             \
    template void apply_tanh<T>(View<T>);                                               \
    template void tanh_backward<T>(Input<T>, View<T>);                                  \
    template void apply_relu<T>(View<T>);                                               \
    template void relu_backward<T>(Input<T>, View<T>);                                  \
    template void masked_softmax<T>(Input<T>, View<T>);                                 \
    template void softmax_backward<T>(Input<T>, View<T>);                               \
    template void softmax_rows<T>(std::type_identity_t<T>, View<T>);                    \
    template void softmax_rows_backward<T>(std::type_identity_t<T>, Input<T>, View<T>); \
    template void log_softmax<T>(View<T>);
KALENDS_INSTANTIATE(float)
KALENDS_INSTANTIATE(double)
#undef KALENDS_INSTANTIATE

}  // namespace kalends
