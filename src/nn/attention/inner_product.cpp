#include "nn/attention/inner_product.hpp"

#include "tensor/simd.hpp"

namespace kalends {

template <class T>
void inner_products(T scale, const Comparison<T>& c, View<T> scores) {
    for_each_compared(c, [&](std::size_t s, std::size_t b) {
        scores.row(s)[b] = scale * dot(c.query.row(b), c.keys.at(s, b), c.query.columns);
    });
}

template <class T>
void inner_products_backward(T scale, const Comparison<T>& c, const ComparisonBackward<T>& d) {
    for_each_compared(c, [&](std::size_t s, std::size_t b) {
        const T factor = scale * d.d_scores.row(s)[b];
        axpy(factor, c.keys.at(s, b), d.d_query.row(b), c.query.columns);
        axpy(factor, c.query.row(b), d.d_keys.at(s, b), c.query.columns);
    });
}

#define KALENDS_INSTANTIATE(T)                                         \
    template void inner_products<T>(T, const Comparison<T>&, View<T>); \
    template void inner_products_backward<T>(T, const Comparison<T>&, const ComparisonBackward<T>&);
KALENDS_INSTANTIATE(float)
KALENDS_INSTANTIATE(double)
#undef KALENDS_INSTANTIATE

}  // namespace kalends
