#include "nn/attention/local.hpp"

#include <cmath>

#include "nn/attention/inner_product.hpp"
#include "nn/initialize.hpp"

namespace kalends {
namespace {

constexpr double window = 10;  // D of the paper

template <class T>
constexpr T precision = T{4} / T(window* window);  // 1 / sigma^2

/// Where a row looks: its position and what the way back needs.
template <class T>
struct Place {
    T position, slope;  // p, and dp / d(v . tanh(..))
};

template <class T>
Place<T> place(const Tensor<T, 1>& v, const T* features, std::size_t length) {
    T sum{0};
    for (std::size_t a = 0; a < v.size(); ++a) sum += v[a] * std::tanh(features[a]);
    const T share = T{1} / (T{1} + std::exp(-sum)), last = static_cast<T>(length - 1);
    return {last * share, last * share * (T{1} - share)};
}

/// What the inner products see: the query without its last columns.
template <class T>
Comparison<T> content(const Comparison<T>& c) {
    return {c.query.column_window(0, c.keys.columns), c.keys, c.mask};
}

}  // namespace

template <class T>
typename LocalScore<T>::Params LocalScore<T>::make(const AttentionSizes& sizes) {
    return {xt::zeros<T>({sizes.attention})};
}

template <class T>
void LocalScore<T>::initialize(Params& params, Random& random) {
    glorot_uniform(matrix(params.position), random);
}

template <class T>
void LocalScore<T>::forward(const Params& params, const Comparison<T>& c, View<T> scores) {
    inner_products(T{1}, content(c), scores);
    for (std::size_t b = 0; b < c.query.rows; ++b) {
        const std::size_t length = row_length(c.mask, b);
        if (length == 0) continue;
        const T at = place(params.position, c.query.row(b) + c.keys.columns, length).position;
        for (std::size_t s = 0; s < length; ++s) {
            const T distance = static_cast<T>(s) - at;
            scores.row(s)[b] -= distance * distance * precision<T> / T{2};
        }
    }
}

template <class T>
void LocalScore<T>::backward(const Params& params, const Comparison<T>& c, const ComparisonBackward<T>& d,
                             Params& gradient) {
    const std::size_t width = c.keys.columns;
    inner_products_backward(T{1}, content(c), {d.d_scores, d.d_query.column_window(0, width), d.d_keys});
    for (std::size_t b = 0; b < c.query.rows; ++b) {
        const T* features = c.query.row(b) + width;
        T* d_features = d.d_query.row(b) + width;
        const std::size_t length = row_length(c.mask, b);
        const Place<T> at = length == 0 ? Place<T>{} : place(params.position, features, length);
        T d_position{0};
        for (std::size_t s = 0; s < length; ++s)
            d_position += d.d_scores.row(s)[b] * (static_cast<T>(s) - at.position) * precision<T>;
        const T d_sum = d_position * at.slope;
        for (std::size_t a = 0; a < params.position.size(); ++a) {
            const T h = std::tanh(features[a]);
            gradient.position[a] += d_sum * h;
            d_features[a] += d_sum * params.position[a] * (T{1} - h * h);
        }
    }
}

template struct LocalScore<float>;
template struct LocalScore<double>;

}  // namespace kalends
