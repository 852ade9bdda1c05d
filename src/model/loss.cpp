#include "model/loss.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "nn/cross_entropy.hpp"

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

namespace {

// A row is right where no target of it is wrong.
std::size_t rows_right(const Batch& batch, std::span<const std::uint8_t> right) {
    std::vector<bool> wrong(batch.source.rows, false);
    for (std::size_t i = 0; i < batch.targets.size(); ++i) {
        if (batch.targets[i] != Batch::ignored && right[i] == 0) wrong[i % batch.source.rows] = true;
    }
    return static_cast<std::size_t>(std::count(wrong.begin(), wrong.end(), false));
}

template <class T>
double norm(std::span<const T> values) {
    return std::sqrt(std::inner_product(values.begin(), values.end(), values.begin(), 0.0));
}

}  // namespace

template <class T>
LossSums teacher_forced_losses(const Batch& batch, const LossOptions& options, const Predictions<T>& predictions,
                               std::vector<std::uint8_t>& right) {
    right.assign(batch.targets.size(), 0);
    const CrossEntropySums symbols = cross_entropy(batch.targets, options.label_smoothing, predictions.logits, right);
    LossSums sums{.cross_entropy = symbols.loss,
                  .symbols = symbols.symbols,
                  .correct = symbols.correct,
                  .rows = batch.source.rows,
                  .rows_correct = rows_right(batch, right)};
    for (std::size_t t = 0; t < predictions.weights.length; ++t) {
        const std::span<const PositionSpan> spans(batch.focus.data() + t * batch.source.rows, batch.source.rows);
        focus_loss(spans, options.focus_weight, predictions.weights[t], predictions.d_weights[t], sums);
    }
    return sums;
}

template <class T>
void add_state_gradients(std::span<const std::int32_t> lengths, TimeInput<T> d_states, LossSums& sums) {
    for (std::size_t b = 0; b < lengths.size(); ++b) {
        const auto last = static_cast<std::size_t>(lengths[b]) - 1;
        sums.first_state_gradient += norm(std::span<const T>(d_states.at(0, b), d_states.columns));
        sums.last_state_gradient += norm(std::span<const T>(d_states.at(last, b), d_states.columns));
    }
}

template void focus_loss<float>(std::span<const PositionSpan>, double, Input<float>, View<float>, LossSums&);
template void focus_loss<double>(std::span<const PositionSpan>, double, Input<double>, View<double>, LossSums&);

template LossSums teacher_forced_losses<float>(const Batch&, const LossOptions&, const Predictions<float>&,
                                               std::vector<std::uint8_t>&);
template LossSums teacher_forced_losses<double>(const Batch&, const LossOptions&, const Predictions<double>&,
                                                std::vector<std::uint8_t>&);
template void add_state_gradients<float>(std::span<const std::int32_t>, TimeInput<float>, LossSums&);
template void add_state_gradients<double>(std::span<const std::int32_t>, TimeInput<double>, LossSums&);

}  // namespace kalends
