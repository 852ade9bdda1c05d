#include "columns/recommendation.hpp"

#include <algorithm>

namespace kalends {
namespace {

/// "1 row", "2 rows".
std::string rows(std::size_t count) {
    return std::to_string(count) + (count == 1 ? " row" : " rows");
}

std::string proves(std::size_t count) {
    return rows(count) + (count == 1 ? " proves" : " prove");
}

std::string name_of(Order order) {
    return std::string(name(order));
}

/// What the order decides.
std::string consequence(const ColumnAudit& audit, Order order) {
    const std::size_t open = audit.of(Status::ambiguous).rows;
    if (open == 0) return "No row leaves the order open.";
    const std::string are_open = rows(open) + (open == 1 ? " leaves" : " leave") + " the order open";
    if (order == Order::none) return are_open + " and " + (open == 1 ? "is" : "are") + " refused.";
    const std::size_t decided = audit.decided_by(order);
    const std::string some = decided == open ? "all" : decided == 0 ? "none" : std::to_string(decided);
    return are_open + "; " + name_of(order) + " gives " + (open == 1 && decided == 1 ? "it" : some + " of them") +
           " a date.";
}

/// Nine of ten rows that prove an order prove the first.
bool is_clear(const ColumnAudit& audit, const std::vector<Order>& proven) {
    std::size_t others = 0;
    for (std::size_t i = 1; i < proven.size(); ++i) others += audit.proving(proven[i]).rows;
    return others * 9 <= audit.proving(proven.front()).rows;
}

/// Without --order, rows between orders that contradict each other are refused.
void add_contradictions(Recommendation& advice, const ColumnAudit& audit, const std::vector<Order>& proven) {
    for (std::size_t i = advice.order == Order::none ? 0 : 1; i < proven.size(); ++i) {
        const AuditedRows& others = audit.proving(proven[i]);
        advice.against.insert(advice.against.end(), others.first.begin(), others.first.end());
    }
    if (!advice.against.empty())
        advice.reasons.emplace_back("The orders contradict each other: does the column come from several hands?");
}

}  // namespace

Recommendation recommend(const ColumnAudit& audit) {
    Recommendation advice;
    std::vector<Order> proven;
    for (const Order order : told_orders)
        if (audit.proving(order).rows > 0) proven.push_back(order);
    std::ranges::stable_sort(proven, std::ranges::greater(), [&](Order order) { return audit.proving(order).rows; });
    if (proven.empty()) advice.reasons.emplace_back("No row proves an order of day, month and year.");
    for (const Order order : proven)
        advice.reasons.push_back(proves(audit.proving(order).rows) + " the order " + name_of(order) + ".");
    if (!proven.empty() && is_clear(audit, proven)) advice.order = proven.front();
    add_contradictions(advice, audit, proven);
    advice.reasons.push_back(consequence(audit, advice.order));
    return advice;
}

}  // namespace kalends
