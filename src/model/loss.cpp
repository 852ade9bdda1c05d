#include "kalends/model/loss.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace kalends {

LossSums& LossSums::operator+=(const LossSums& other) {
    cross_entropy += other.cross_entropy;
    focus += other.focus;
    symbols += other.symbols;
    focused += other.focused;
    correct += other.correct;
    rows += other.rows;
    rows_correct += other.rows_correct;
    first_state_gradient += other.first_state_gradient;
    last_state_gradient += other.last_state_gradient;
    return *this;
}

double objective(const LossSums& sums, const LossOptions& options) {
    return sums.cross_entropy + options.focus_weight * sums.focus;
}

template <class T>
void focus_loss(std::span<const PositionSpan> spans, double weight, Input<T> weights, View<T> d_weights,
                LossSums& sums) {
    constexpr T hopeless = static_cast<T>(1e-12);
    const std::size_t heads = spans.empty() ? 1 : weights.columns / spans.size();
    for (std::size_t b = 0; b < spans.size(); ++b) {
        if (spans[b].begin >= spans[b].end) continue;
        const auto begin = static_cast<std::size_t>(spans[b].begin);
        const auto end = static_cast<std::size_t>(spans[b].end);
        T inside = 0;  // of all heads together
        for (std::size_t s = begin; s < end; ++s)
            inside = std::accumulate(weights.row(s) + b * heads, weights.row(s) + (b + 1) * heads, inside);
        inside = std::max(inside, hopeless);  // keeps its gradient finite
        sums.focus -= std::log(static_cast<double>(inside) / static_cast<double>(heads));
        ++sums.focused;
        const T d_inside = -static_cast<T>(weight) / inside;
        for (std::size_t s = begin; s < end; ++s)
            for (std::size_t h = b * heads; h < (b + 1) * heads; ++h) d_weights.row(s)[h] += d_inside;
    }
}

template void focus_loss<float>(std::span<const PositionSpan>, double, Input<float>, View<float>, LossSums&);
template void focus_loss<double>(std::span<const PositionSpan>, double, Input<double>, View<double>, LossSums&);

}  // namespace kalends
