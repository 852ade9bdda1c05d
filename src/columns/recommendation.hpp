#pragma once

#include <vector>

#include "kalends/columns/column_audit.hpp"

namespace kalends {

/// How a column should be read, and why.
struct Recommendation {
    /// What to tell `normalize`; none where nothing need be told, or nothing tells.
    Order order = Order::none;
    std::vector<Order> proven;  ///< orders that some row proves, the most often proven first
    /// Rows that prove another order: to be looked at by somebody who knows.
    std::vector<AuditedRow> against;
};

/// The order that nine of ten rows prove, of those that prove one.
Recommendation recommend(const ColumnAudit&);

}  // namespace kalends
