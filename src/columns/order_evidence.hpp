#pragma once

#include <cstddef>
#include <string_view>

#include "kalends/columns/block_normalizer.hpp"
#include "normalizer/resolved_text.hpp"

namespace kalends {

struct OrderEvidenceOptions {
    double min_confidence = 0.8;  ///< a reading less sure than this is no evidence for other rows
};

/// Which order of fields the rows of one column show. "13/05/2018" can only be day first, and so speaks for the rows
/// beside it that leave the order open; "05/05/2018" (either order) and "2018-05-13" (a four-digit year first, whatever
/// the local habit) say nothing. Counts only; deterministic, and independent of the order in which rows are added.
class OrderEvidence {
public:
    explicit OrderEvidence(const OrderEvidenceOptions& = {});

    /// The order that a row alone proves, because the calendar has no day of the same numbers in another; none where it
    /// proves nothing.
    [[nodiscard]] Order proves(const ResolvedText&) const;
    /// Counts a row; `text` is kept as an example if it is the first for its order. @param proof proves() of the row
    void add(Order proof, std::string_view text);
    void add(const ResolvedText& row, std::string_view text) { add(proves(row), text); }
    /// Order for an ambiguous row: the only one among its candidates that any row speaks for; none where there is no
    /// such row, where rows contradict each other, or where the row is not ambiguous. That the month stands first in
    /// numbers with points between them, other such rows alone show: 4/16/1667 tells nothing of 7.4.1683.
    [[nodiscard]] Order decide(const ResolvedText&, std::string_view text) const;
    [[nodiscard]] const OrderSummary& summary() const { return summary_; }

private:
    OrderEvidenceOptions options_;
    OrderSummary summary_;
    bool has_month_first_with_points_ = false;
};

}  // namespace kalends
