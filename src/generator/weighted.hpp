#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "core/random.hpp"

namespace kalends {

/// Index drawn with probability in proportion to its weight; `cumulated` holds the running sums, not empty.
inline std::size_t draw_weighted(const std::vector<double>& cumulated, Random& random) {
    const double target = random.uniform() * cumulated.back();
    const auto found = std::upper_bound(cumulated.begin(), cumulated.end(), target);
    return std::min(static_cast<std::size_t>(found - cumulated.begin()), cumulated.size() - 1);
}

inline void add_weight(std::vector<double>& cumulated, double weight) {
    cumulated.push_back(weight + (cumulated.empty() ? 0 : cumulated.back()));
}

}  // namespace kalends
