#include "nn/attention/none.hpp"

namespace kalends {

template <class T>
void NoScore<T>::forward(const Params& params, const Comparison<T>& c, View<T> scores) {
    constexpr T nowhere{-10000};  // its softmax is zero
    for (std::size_t b = 0; b < c.mask.columns; ++b) {
        const std::size_t length = row_length(c.mask, b);
        const bool is_backward = b % params.directions == 1;
        for (std::size_t s = 0; s < length; ++s)
            scores.row(s)[b] = s == (is_backward ? 0 : length - 1) ? T{0} : nowhere;
    }
}

template struct NoScore<float>;
template struct NoScore<double>;

}  // namespace kalends
