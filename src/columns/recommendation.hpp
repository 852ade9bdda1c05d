#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "kalends/columns/column_audit.hpp"

namespace kalends {

/// How a column should be read, and why.
struct Recommendation {
    /// What to tell `normalize`; none where nothing need be told, or nothing tells.
    Order order = Order::none;
    std::vector<Order> proven;  ///< orders that some row proves, the most often proven first
    /// The same of what 1911-12 is: ask where the column decides that itself, which it does where no order is told.
    YearHyphen year_hyphen = YearHyphen::ask;
    MonthHyphen month_hyphen = MonthHyphen::ask;  ///< the same of Jan-05
    ToldCalendar calendar = ToldCalendar::none;   ///< and of what counts bare numbers
    std::optional<YearRange> years{};  ///< where two-digit years lie; nothing where there are none, or nothing tells
    bool as_edtf = false;              ///< a tenth of the answers, or more, are in EDTF alone
    /// Rows that prove another order: to be looked at by somebody who knows.
    std::vector<AuditedRow> against;
};

/// Rows whose answer is no day, month or year.
std::size_t rows_in_edtf_alone(const ColumnAudit&);

/// The order that nine of ten rows prove, of those that prove one; and what nine of ten rows say of 1911-12 where not
/// all agree.
Recommendation recommend(const ColumnAudit&);

}  // namespace kalends
