#pragma once

#include <vector>

#include "kalends/language/symbols.hpp"

namespace kalends {

/// One finished output for one text.
struct Hypothesis {
    std::vector<symbol::Id> symbols;        ///< `end` included
    std::vector<double> log_probabilities;  ///< the model's log p of each symbol, over all, not only the allowed ones
    double log_probability = 0;             ///< their sum
    /// Attention of each output symbol over the source positions, [symbols][length]; empty unless asked for.
    std::vector<std::vector<float>> attention;

    void append(symbol::Id symbol, double log_p) {
        symbols.push_back(symbol);
        log_probabilities.push_back(log_p);
        log_probability += log_p;
    }
};

}  // namespace kalends
