#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "tensor/view.hpp"

// M rows, Y symbols.
namespace kalends {

struct CrossEntropySums {
    double loss = 0;          ///< -log p(target), smoothed where asked for, summed over `symbols`
    std::size_t symbols = 0;  ///< rows with a target
    std::size_t correct = 0;  ///< rows whose most probable symbol is the target
};

/// Cross-entropy of softmax(logits) with targets [M]; rows with a negative target count for nothing. With smoothing e
/// the target is (1 - e) one-hot + e / Y (Szegedy et al. 2016, section 7). `logits` [M,Y] become their own gradient,
/// zero in rows without a target. `right` [M], where not empty, tells for each row whether the most probable symbol is
/// the target.
template <class T>
CrossEntropySums cross_entropy(std::span<const std::int32_t> targets, double smoothing, View<T> logits,
                               std::span<std::uint8_t> right = {});

}  // namespace kalends
