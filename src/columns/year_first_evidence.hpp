#pragma once

#include <cstddef>
#include <string_view>

#include "kalends/columns/block_normalizer.hpp"
#include "text/number_spans.hpp"

namespace kalends {

/// Whether rows such as 2014/05/09 have the month or the day next to the year. 2014/05/31 can only be the first,
/// 2014/31/05 the second. Counts only; what is decided is independent of the order in which rows are added.
class YearFirstEvidence {
public:
    /// Counts so many rows of a text that begins so, and passes over any other.
    void add(const NumberSpans&, std::string_view text, std::size_t rows = 1);
    [[nodiscard]] const YearFirstSummary& summary() const { return summary_; }

private:
    YearFirstSummary summary_;
};

}  // namespace kalends
