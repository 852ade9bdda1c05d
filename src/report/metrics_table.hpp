#pragma once

#include <cstddef>
#include <string>

#include "kalends/evaluation/metrics.hpp"

namespace kalends {

struct MetricsTableOptions {
    std::size_t breakdown_rows = 10;  ///< the worst so many locales and patterns; 0: none
};

/// The metrics for a reader: percentages in plain text, one line end after each line.
std::string metrics_table(const Metrics&, const MetricsTableOptions& = {});

}  // namespace kalends
