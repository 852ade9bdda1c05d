#include "kalends/model/loss.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace kalends {

LossSums& LossSums::operator+=(const LossSums& other) {
    cross_entropy += other.cross_entropy;
    focus += other.focus;
    symbols += other.symbols;
    focused += other.focused;
    correct += other.correct;
    rows += other.rows;
    rows_correct += other.rows_correct;
    return *this;
}

double objective(const LossSums& sums, const LossOptions& options) {
    return sums.cross_entropy + options.focus_weight * sums.focus;
}

template <class T>
void focus_loss(std::span<const PositionSpan> spans, double weight, Input<T> weights, View<T> d_weights,
                LossSums& sums) {
    for (std::size_t b = 0; b < spans.size(); ++b) {
        if (spans[b].begin >= spans[b].end) continue;
        const auto begin = static_cast<std::size_t>(spans[b].begin);
        const auto end = static_cast<std::size_t>(spans[b].end);
        T inside = 0;
        for (std::size_t s = begin; s < end; ++s) inside += weights.row(s)[b];
        inside = std::max(inside, std::numeric_limits<T>::min());  // keeps a hopeless row finite
        sums.focus -= std::log(static_cast<double>(inside));
        ++sums.focused;
        const T d_inside = -static_cast<T>(weight) / inside;
        for (std::size_t s = begin; s < end; ++s) d_weights.row(s)[b] += d_inside;
    }
}

template void focus_loss<float>(std::span<const PositionSpan>, double, Input<float>, View<float>, LossSums&);
template void focus_loss<double>(std::span<const PositionSpan>, double, Input<double>, View<double>, LossSums&);

}  // namespace kalends
