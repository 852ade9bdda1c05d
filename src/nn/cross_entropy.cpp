#include "nn/cross_entropy.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "tensor/row_kernels.hpp"

namespace kalends {
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
CrossEntropySums cross_entropy(std::span<const std::int32_t> targets, double smoothing, View<T> logits,
                               std::span<std::uint8_t> right) {
    CrossEntropySums sums;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        T* row = logits.row(i);
        if (targets[i] < 0) {
            std::fill_n(row, logits.columns, T{0});
            continue;
        }
        const auto target = static_cast<std::size_t>(targets[i]);
        const bool correct = std::max_element(row, row + logits.columns) == row + target;
        log_softmax(logits.row_window(i, 1));
        sums.loss += loss_of_row(row, logits.columns, target, smoothing);
        ++sums.symbols;
        sums.correct += correct ? 1 : 0;
        if (!right.empty()) right[i] = correct ? 1 : 0;
    }
    return sums;
}

template CrossEntropySums cross_entropy<float>(std::span<const std::int32_t>, double, View<float>,
                                               std::span<std::uint8_t>);
template CrossEntropySums cross_entropy<double>(std::span<const std::int32_t>, double, View<double>,
                                                std::span<std::uint8_t>);

}  // namespace kalends
