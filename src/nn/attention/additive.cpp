#include "nn/attention/additive.hpp"

#include "nn/initialize.hpp"
#include "tensor/simd.hpp"

namespace kalends {
namespace {

// v . tanh(q + k)
template <class T>
T score_of(const T* energy, const T* query, const T* key, std::size_t n) {
    Lanes<T> sum(T{0});
    for_lanes<T>(n, [&](std::size_t i, auto at) {
        sum = xsimd::fma(at.load(energy + i), hyperbolic_tangent(at.load(query + i) + at.load(key + i)), sum);
    });
    return horizontal_sum<T>(sum);
}

template <class T>
struct RowGradients {
    T *energy, *query, *key;  // [A] each, added to
};

template <class T>
void add_gradients(T d_score, const T* energy, const T* query, const T* key, RowGradients<T> d, std::size_t n) {
    const Lanes<T> one(T{1}), factor(d_score);
    for_lanes<T>(n, [&](std::size_t i, auto at) {
        const Lanes<T> h = hyperbolic_tangent(at.load(query + i) + at.load(key + i));
        const Lanes<T> d_sum = factor * at.load(energy + i) * (one - h * h);
        at.store(d.energy + i, xsimd::fma(factor, h, at.load(d.energy + i)));
        at.store(d.query + i, at.load(d.query + i) + d_sum);
        at.store(d.key + i, at.load(d.key + i) + d_sum);
    });
}

}  // namespace

template <class T>
typename AdditiveScore<T>::Params AdditiveScore<T>::make(const AttentionSizes& sizes) {
    return {xt::zeros<T>({sizes.attention})};
}

template <class T>
void AdditiveScore<T>::initialize(Params& params, Random& random) {
    glorot_uniform(matrix(params.energy), random);
}

template <class T>
void AdditiveScore<T>::forward(const Params& params, const Comparison<T>& c, View<T> scores) {
    for_each_compared(c, [&](std::size_t s, std::size_t b) {
        scores.row(s)[b] = score_of(params.energy.data(), c.query.row(b), c.keys.at(s, b), c.query.columns);
    });
}

template <class T>
void AdditiveScore<T>::backward(const Params& params, const Comparison<T>& c, const ComparisonBackward<T>& d,
                                Params& gradient) {
    for_each_compared(c, [&](std::size_t s, std::size_t b) {
        const RowGradients<T> row{gradient.energy.data(), d.d_query.row(b), d.d_keys.at(s, b)};
        add_gradients(d.d_scores.row(s)[b], params.energy.data(), c.query.row(b), c.keys.at(s, b), row,
                      c.query.columns);
    });
}

template struct AdditiveScore<float>;
template struct AdditiveScore<double>;

}  // namespace kalends
