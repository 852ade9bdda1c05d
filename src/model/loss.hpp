#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "data/batch.hpp"
#include "tensor/view.hpp"

// S source positions, B rows, T target positions, N rows with a prediction each, M encoder states, Y symbols.
namespace kalends {

/// What the loss is made of, for one batch. Sums, not means: sums over shards add up.
struct LossSums {
    double cross_entropy = 0;  ///< over `symbols` target symbols, smoothed where asked for
    double focus = 0;          ///< guided attention: -log of the weight inside the focus, over `focused` symbols
    std::size_t symbols = 0;
    std::size_t focused = 0;
    std::size_t correct = 0;  ///< symbols whose most probable prediction is right (teacher forced)
    std::size_t rows = 0;
    std::size_t rows_correct = 0;  ///< rows with all symbols right
    /// Norms of the gradients that reach the first and the last (forward) state of each row of the encoder; zero where
    /// there was no way back. Not those that come by an LSTM's cell state.
    double first_state_gradient = 0, last_state_gradient = 0;

    LossSums& operator+=(const LossSums&);
};

/// Training minimises cross_entropy + focus_weight * focus.
struct LossOptions {
    double focus_weight = 0;     ///< weight of guided attention beside the cross-entropy, per symbol
    double label_smoothing = 0;  ///< share of the probability spread over all symbols
};

struct CrossEntropySums {
    double loss = 0;          ///< -log p(target), smoothed where asked for, summed over `symbols`
    std::size_t symbols = 0;  ///< rows with a target
    std::size_t correct = 0;  ///< rows whose most probable symbol is the target
};

/// Cross-entropy of softmax(logits) with targets [N]; rows with a negative target count for nothing. With smoothing e
/// the target is (1 - e) one-hot + e / Y (Szegedy et al. 2016, section 7). `logits` [N,Y] become their own gradient,
/// zero in rows without a target. `right` [N], where not empty, tells for each row whether the most probable symbol is
/// the target.
template <class T>
CrossEntropySums cross_entropy(std::span<const std::int32_t> targets, double smoothing, View<T> logits,
                               std::span<std::uint8_t> right = {});

/// Guided attention for one target position: adds -log(sum of weights inside the span) of each row whose span is not
/// empty, and to d_weights the gradient of `weight` times that. Of several heads of a row their mean counts.
/// weights, d_weights [S,B * heads], spans [B]
template <class T>
void focus_loss(std::span<const PositionSpan> spans, double weight, Input<T> weights, View<T> d_weights,
                LossSums& sums);

/// What a decoder predicts for a batch, and where it looked.
template <class T>
struct Predictions {
    View<T> logits;             // [T*B,Y], overwritten with their gradient
    TimeView<const T> weights;  // [T,S,B * heads]; empty where nothing in the attention can be told where to look
    TimeView<T> d_weights;      // the same, added to
};
/// `right` is scratch.
template <class T>
LossSums teacher_forced_losses(const Batch&, const LossOptions&, const Predictions<T>&,
                               std::vector<std::uint8_t>& right);

/// Adds the norms of the gradients that reach the first and the last state of each row. d_states [S,B,M]
template <class T>
void add_state_gradients(std::span<const std::int32_t> lengths, TimeInput<T> d_states, LossSums& sums);

}  // namespace kalends
