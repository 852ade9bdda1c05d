#include "nn/layer_norm.hpp"

#include <cmath>

#include "tensor/simd.hpp"

namespace kalends {
namespace {

/// to = (x - mean) / deviation; returns 1 / deviation. `to` is not x.
template <class T>
T normalize(const T* x, T* to, std::size_t n) {
    const auto count = static_cast<T>(n);
    const Lanes<T> mean(sum(x, n) / count);
    for_lanes<T>(n, [&](std::size_t i, auto at) { at.store(to + i, at.load(x + i) - mean); });
    const T scale = T{1} / std::sqrt(dot(to, to, n) / count + static_cast<T>(LayerNorm<T>::epsilon));
    for_lanes<T>(n, [&](std::size_t i, auto at) { at.store(to + i, at.load(to + i) * Lanes<T>(scale)); });
    return scale;
}

}  // namespace

template <class T>
typename LayerNorm<T>::Params LayerNorm<T>::make(std::size_t columns) {
    return {xt::zeros<T>({columns}), xt::zeros<T>({columns})};
}

template <class T>
void LayerNorm<T>::initialize(Params& params) {
    params.gain.fill(T{1});
    params.bias.fill(T{0});
}

template <class T>
void LayerNorm<T>::forward(const Params& params, View<const T> x, View<T> y) {
    for (std::size_t m = 0; m < x.rows; ++m) {
        normalize(x.row(m), y.row(m), x.columns);
        for_lanes<T>(x.columns, [&](std::size_t i, auto at) {
            at.store(y.row(m) + i, xsimd::fma(at.load(y.row(m) + i), at.load(params.gain.data() + i),
                                              at.load(params.bias.data() + i)));
        });
    }
}

// With n = (x - mean) / deviation and g = d_y gain: d_x = (g - mean(g) - n mean(g n)) / deviation.
template <class T>
void LayerNorm<T>::backward(const Params& params, const Backward& step, Params& gradient) {
    const std::size_t columns = step.x.columns;
    const auto count = static_cast<T>(columns);
    Tensor<T, 1> normalized = Tensor<T, 1>::from_shape({columns});
    T* const n = normalized.data();
    for (std::size_t m = 0; m < step.x.rows; ++m) {
        const T scale = normalize(step.x.row(m), n, columns);
        T* const g = step.d_y.row(m);
        for_lanes<T>(columns, [&](std::size_t i, auto at) {
            const Lanes<T> d_y = at.load(g + i);
            T *const d_gain = gradient.gain.data() + i, *const d_bias = gradient.bias.data() + i;
            at.store(d_gain, xsimd::fma(d_y, at.load(n + i), at.load(d_gain)));
            at.store(d_bias, d_y + at.load(d_bias));
            at.store(g + i, d_y * at.load(params.gain.data() + i));
        });
        const Lanes<T> mean(sum(g, columns) / count), slope(dot(g, n, columns) / count);
        for_lanes<T>(columns, [&](std::size_t i, auto at) {
            T* const d_x = step.d_x.row(m) + i;
            const Lanes<T> inner = at.load(g + i) - mean - at.load(n + i) * slope;
            at.store(d_x, xsimd::fma(Lanes<T>(scale), inner, at.load(d_x)));
        });
    }
}

template struct LayerNorm<float>;
template struct LayerNorm<double>;

}  // namespace kalends
