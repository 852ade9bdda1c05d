#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace kalends {

/// What the rows of a column have shown so far of its being EDTF.
struct EdtfSummary {
    std::size_t rows = 0;    ///< that are not empty
    std::size_t others = 0;  ///< of these, that are no EDTF
    std::size_t proofs = 0;  ///< that nobody else writes so
    std::string example{};   ///< the first of them that was added
};

/// Whether a column is EDTF throughout, so that its 2001-21 is a spring and no range of years. It is where every row is
/// valid and one proves it: by a sign that nobody else writes, as 186X has, or by a season or another grouping that
/// cannot be the end of a range, 1998-24. Rows such as 1921-22 alone, school years, prove nothing. Counts only;
/// independent of the order in which rows are added.
class EdtfEvidence {
public:
    /// Counts a row as it stands in the column, blanks around it apart; empty ones say nothing.
    void add(std::string_view row);
    /// True where all rows so far are EDTF, and one proves it.
    [[nodiscard]] bool decide() const { return summary_.others == 0 && summary_.proofs > 0; }
    [[nodiscard]] const EdtfSummary& summary() const { return summary_; }

private:
    EdtfSummary summary_;
};

}  // namespace kalends
