#include "model/loss.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "tensor/row_kernels.hpp"

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

namespace {

// From log p to the loss of one row and its gradient, d_logit = p - q for a target distribution q.
template <class T>
double loss_of_row(T* log_p, std::size_t symbols, std::size_t target, double smoothing) {
    const double spread = smoothing / static_cast<double>(symbols);
    const double all = smoothing == 0 ? 0 : std::accumulate(log_p, log_p + symbols, 0.0);
    const double loss = -(1 - smoothing) * static_cast<double>(log_p[target]) - spread * all;
    for (std::size_t j = 0; j < symbols; ++j) log_p[j] = std::exp(log_p[j]) - static_cast<T>(spread);
    log_p[target] -= static_cast<T>(1 - smoothing);
    return loss;
}

}  // namespace

template <class T>
void cross_entropy(std::span<const std::int32_t> targets, double smoothing, View<T> logits,
                   std::span<std::uint8_t> right, LossSums& sums) {
    for (std::size_t i = 0; i < targets.size(); ++i) {
        T* row = logits.row(i);
        if (targets[i] < 0) {
            std::fill_n(row, logits.columns, T{0});
            continue;
        }
        const auto target = static_cast<std::size_t>(targets[i]);
        const bool correct = std::max_element(row, row + logits.columns) == row + target;
        log_softmax(logits.row_window(i, 1));
        sums.cross_entropy += loss_of_row(row, logits.columns, target, smoothing);
        ++sums.symbols;
        sums.correct += correct ? 1 : 0;
        right[i] = correct ? 1 : 0;
    }
}

namespace {

/// Guided attention for one target position: adds -log(sum of weights inside the span) of each row whose span is not
/// empty, and to d_weights the gradient of `weight` times that. Of several heads of a row their mean counts.
/// weights, d_weights [S,B * heads], spans [B]
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
    LossSums sums;
    cross_entropy(batch.targets, options.label_smoothing, predictions.logits, right, sums);
    sums.rows = batch.source.rows;
    sums.rows_correct = rows_right(batch, right);
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

#define KALENDS_INSTANTIATE(T)                                                                              \
    template void cross_entropy<T>(std::span<const std::int32_t>, double, View<T>, std::span<std::uint8_t>, \
                                   LossSums&);                                                              \
    template LossSums teacher_forced_losses<T>(const Batch&, const LossOptions&, const Predictions<T>&,     \
                                               std::vector<std::uint8_t>&);                                 \
    template void add_state_gradients<T>(std::span<const std::int32_t>, TimeInput<T>, LossSums&);
KALENDS_INSTANTIATE(float)
KALENDS_INSTANTIATE(double)
#undef KALENDS_INSTANTIATE

}  // namespace kalends
