#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "kalends/calendar/resolution.hpp"

namespace kalends {

/// What the rows of a column have shown so far of what 1911-12 means.
struct YearHyphenSummary {
    /// By YearHyphen: rows that can only be a month, or only a range of years; [ask], those that can be both.
    std::array<std::size_t, 3> rows{};
    std::array<std::string, 3> example{};  ///< of each the first text that was added
    std::size_t neither = 0;               ///< rows of the same form that can be none of them: 1998-13
    /// True where rows speak for both.
    [[nodiscard]] bool contradictory() const;
};

/// Whether rows such as 1911-12, 2005/06 and 1862-4, a year and one or two digits behind a hyphen or slash, alone, are
/// months or ranges of years. 1998-05 can only be a month, 1905-24 only a range; 1911-12 may be either, and so may
/// 2005-06. A digit alone behind a slash is never a month (1731/2), and an en dash never stands before one: such rows
/// are not asked about. Counts only; what is decided is independent of the order in which rows are added.
class YearHyphenEvidence {
public:
    /// Counts a row that has this form, and passes over any other.
    void add(std::string_view text);
    /// month: all rows are 1 to 12, and one can only be a month. range: one can only be a range, and none only a month.
    /// Else ask, also where rows contradict each other.
    [[nodiscard]] YearHyphen decide() const;
    [[nodiscard]] const YearHyphenSummary& summary() const { return summary_; }

private:
    YearHyphenSummary summary_;
};

}  // namespace kalends
