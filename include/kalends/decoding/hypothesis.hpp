#pragma once

#include <vector>

#include "kalends/calendar/written_date.hpp"

namespace kalends {

/// One finished output for one text.
struct Hypothesis {
    std::vector<symbol::Id> symbols;  ///< `end` included
    double log_probability = 0;       ///< sum of the model's log p(symbol), over all symbols, not only the allowed ones
    /// Attention of each output symbol over the source positions, [symbols][length]; empty unless asked for.
    std::vector<std::vector<float>> attention;
};

}  // namespace kalends
