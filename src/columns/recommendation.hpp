#pragma once

#include <string>
#include <vector>

#include "kalends/columns/column_audit.hpp"

namespace kalends {

/// How a column should be read, and why.
struct Recommendation {
    /// What to tell `normalize`; none where nothing need be told, or nothing tells.
    Order order = Order::none;
    /// Rows that prove another order: to be looked at by somebody who knows.
    std::vector<AuditedRow> against;
    std::vector<std::string> reasons;  ///< sentences
};

/// The order that most rows prove; without one, whether that matters.
Recommendation recommend(const ColumnAudit&);

}  // namespace kalends
