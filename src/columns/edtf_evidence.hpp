#pragma once

#include <cstddef>
#include <string_view>

#include "kalends/columns/block_normalizer.hpp"

namespace kalends {

/// Whether a column is EDTF throughout, so that its 2001-21 is a spring and no range of years. It is where every row is
/// valid and one proves it: by a sign that nobody else writes, as 186X has, or by a season or another grouping that
/// cannot be the end of a range, 1998-24. Rows such as 1921-22 alone, school years, prove nothing. Counts only;
/// independent of the order in which rows are added; behind a row that is none, nothing more.
class EdtfEvidence {
public:
    /// Counts so many rows of a text as it stands in the column, blanks around it apart; empty ones say nothing.
    void add(std::string_view cell, std::size_t rows = 1);
    [[nodiscard]] const EdtfSummary& summary() const { return summary_; }

private:
    EdtfSummary summary_;
};

}  // namespace kalends
