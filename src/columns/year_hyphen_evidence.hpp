#pragma once

#include <cstddef>
#include <string_view>

#include "kalends/columns/block_normalizer.hpp"

namespace kalends {

/// Whether rows such as 1911-12, 2005/06 and 1862-4, a year and one or two digits behind a hyphen or slash, alone, are
/// months or ranges of years. 1998-05 can only be a month, 1905-24 only a range; 1911-12 may be either, and so may
/// 2005-06. A digit alone behind a slash is never a month (1731/2), and an en dash never stands before one: such rows
/// are not asked about. Counts only; what is decided is independent of the order in which rows are added.
class YearHyphenEvidence {
public:
    /// Counts so many rows of a text that has this form, and passes over any other.
    void add(std::string_view text, std::size_t rows = 1);
    [[nodiscard]] const YearHyphenSummary& summary() const { return summary_; }

private:
    YearHyphenSummary summary_;
};

}  // namespace kalends
