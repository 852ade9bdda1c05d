#pragma once

#include <cstddef>
#include <string_view>

#include "kalends/columns/block_normalizer.hpp"
#include "normalizer/transcript.hpp"

namespace kalends {

/// Whether rows such as Jan-05, the name of a month and two digits behind a hyphen or slash, or 05/20 are days or
/// years. Mar-55, Feb-30 and 11/99 can only be years, Jan-5 and 25/12 days; Jan-05 may be either, and 05/20 is not
/// counted. Counts only; what is decided is independent of the order in which rows are added.
class MonthHyphenEvidence {
public:
    /// Counts so many rows of a text that was read as one of this form, and passes over any other.
    void add(const Transcript&, std::string_view text, std::size_t rows = 1);
    [[nodiscard]] const MonthHyphenSummary& summary() const { return summary_; }

private:
    MonthHyphenSummary summary_;
};

}  // namespace kalends
