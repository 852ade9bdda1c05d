#include "kalends/nn/attention/dot.hpp"

#include <cmath>

#include "kalends/tensor/simd.hpp"

namespace kalends {
namespace {

template <class T>
T scale_for(std::size_t attention) {
    return T{1} / std::sqrt(static_cast<T>(attention));
}

}  // namespace

template <class T>
void DotScore<T>::forward(const Params&, const Comparison<T>& c, View<T> scores) {
    const T scale = scale_for<T>(c.query.columns);
    for (std::size_t b = 0; b < c.query.rows; ++b) {
        for (std::size_t s = 0; s < c.keys.length; ++s) {
            if (c.mask.row(s)[b] == T{0}) continue;
            scores.row(s)[b] = scale * dot(c.query.row(b), c.keys.at(s, b), c.query.columns);
        }
    }
}

template <class T>
void DotScore<T>::backward(const Params&, const Comparison<T>& c, const ComparisonBackward<T>& d, Params&) {
    const T scale = scale_for<T>(c.query.columns);
    fill(d.d_query, T{0});
    for (std::size_t b = 0; b < c.query.rows; ++b) {
        for (std::size_t s = 0; s < c.keys.length; ++s) {
            if (c.mask.row(s)[b] == T{0}) continue;
            const T factor = scale * d.d_scores.row(s)[b];
            axpy(factor, c.keys.at(s, b), d.d_query.row(b), c.query.columns);
            axpy(factor, c.query.row(b), d.d_keys.at(s, b), c.query.columns);
        }
    }
}

template struct DotScore<float>;
template struct DotScore<double>;

}  // namespace kalends
