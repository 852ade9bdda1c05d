#include "columns/recommendation.hpp"

#include <algorithm>

namespace kalends {
namespace {

/// Nine of ten rows that prove an order prove the first.
bool is_clear(const ColumnAudit& audit, const std::vector<Order>& proven) {
    std::size_t others = 0;
    for (std::size_t i = 1; i < proven.size(); ++i) others += audit.proving(proven[i]).rows;
    return others * 9 <= audit.proving(proven.front()).rows;
}

/// What the column decides, where that has to be told; of rows that contradict each other what nine of ten say.
YearHyphen clear_year_hyphen(const YearHyphenSummary& summary, bool must_be_told) {
    const std::size_t months = summary.rows[static_cast<std::size_t>(YearHyphen::month)],
                      ranges = summary.rows[static_cast<std::size_t>(YearHyphen::range)],
                      open = summary.rows[static_cast<std::size_t>(YearHyphen::ask)];
    if (open == 0) return YearHyphen::ask;
    if (summary.decide() != YearHyphen::ask) return must_be_told ? summary.decide() : YearHyphen::ask;
    if (months > 0 && (ranges + summary.neither) * 9 <= months) return YearHyphen::month;
    return ranges > 0 && months * 9 <= ranges ? YearHyphen::range : YearHyphen::ask;
}

}  // namespace

Recommendation recommend(const ColumnAudit& audit) {
    Recommendation advice;
    for (const Order order : told_orders)
        if (audit.proving(order).rows > 0) advice.proven.push_back(order);
    const std::vector<Order>& proven = advice.proven;
    std::ranges::stable_sort(advice.proven, std::ranges::greater(),
                             [&](Order order) { return audit.proving(order).rows; });
    if (!proven.empty() && is_clear(audit, proven)) advice.order = proven.front();
    if (!audit.edtf().decide())
        advice.year_hyphen = clear_year_hyphen(audit.year_hyphen(), advice.order != Order::none);
    advice.years = audit.window(advice.order);
    // Without --order, rows between orders that contradict each other are refused.
    for (std::size_t i = advice.order == Order::none ? 0 : 1; i < proven.size(); ++i) {
        const std::vector<AuditedRow>& others = audit.proving(proven[i]).first;
        advice.against.insert(advice.against.end(), others.begin(), others.end());
    }
    return advice;
}

}  // namespace kalends
