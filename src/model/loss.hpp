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

/// Adds to the sums the cross-entropy of softmax(logits) with targets [N], and how many are right; rows with a negative
/// target count for nothing. With smoothing e the target is (1 - e) one-hot + e / Y (Szegedy et al. 2016, section 7).
/// `logits` [N,Y] become their own gradient, zero in rows without a target. `right` [N] tells for each row whether the
/// most probable symbol is the target.
template <class T>
void cross_entropy(std::span<const std::int32_t> targets, double smoothing, View<T> logits,
                   std::span<std::uint8_t> right, LossSums& sums);

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
