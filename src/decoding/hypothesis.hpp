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
    /// Log p that no more follows, whichever of the symbols that say no more (Grammar::no_more) is written: where a
    /// weekday is, and where an order and the end are. 0 where the grammar has none.
    double log_no_more_at_weekday = 0, log_no_more_at_end = 0;

    void append(symbol::Id symbol, double log_p) {
        symbols.push_back(symbol);
        log_probabilities.push_back(log_p);
        log_probability += log_p;
    }
    /// Takes a symbol out, with all that is known of it.
    void erase(std::size_t place) {
        const auto at = static_cast<std::ptrdiff_t>(place);
        log_probability -= log_probabilities[place];
        symbols.erase(symbols.begin() + at);
        log_probabilities.erase(log_probabilities.begin() + at);
        if (!attention.empty()) attention.erase(attention.begin() + at);
    }
};

}  // namespace kalends
