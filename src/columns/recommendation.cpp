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
template <class Meaning>
Meaning clear_meaning(const FormSummary<Meaning>& summary, bool must_be_told) {
    const std::size_t first = summary.rows[1], second = summary.rows[2], open = summary.of(Meaning::ask);
    if (open == 0) return Meaning::ask;
    if (summary.decide() != Meaning::ask) return must_be_told ? summary.decide() : Meaning::ask;
    if (first > 0 && (second + summary.neither) * 9 <= first) return static_cast<Meaning>(1);
    return static_cast<Meaning>(second > 0 && first * 9 <= second ? 2 : 0);
}

}  // namespace

std::size_t rows_in_edtf_alone(const ColumnAudit& audit) {
    return audit.of(Status::approximate).rows + audit.of(Status::interval).rows + audit.of(Status::several).rows;
}

Recommendation recommend(const ColumnAudit& audit) {
    Recommendation advice;
    for (const Order order : told_orders)
        if (audit.proving(order).rows > 0) advice.proven.push_back(order);
    const std::vector<Order>& proven = advice.proven;
    std::ranges::stable_sort(advice.proven, std::ranges::greater(),
                             [&](Order order) { return audit.proving(order).rows; });
    const bool is_decided = !proven.empty() && is_clear(audit, proven) && !has_day_next(audit.year_first());
    if (is_decided) advice.order = proven.front();
    const bool is_order_told = advice.order != Order::none;
    if (!audit.edtf().decide()) {
        advice.year_hyphen = clear_meaning(audit.year_hyphen(), is_order_told);
        advice.month_hyphen = clear_meaning(audit.month_hyphen(), is_order_told);
        if (is_order_told) advice.calendar = audit.calendar().decide();
    }
    advice.years = audit.window(advice.order);
    constexpr std::size_t one_in = 10;
    const std::size_t in_edtf = rows_in_edtf_alone(audit);
    const std::size_t answers = in_edtf + audit.of(Status::ok).rows + audit.of(Status::partial).rows;
    advice.as_edtf = in_edtf > 0 && in_edtf * one_in >= answers;
    // Without --order, rows between orders that contradict each other are refused.
    for (std::size_t i = advice.order == Order::none ? 0 : 1; i < proven.size(); ++i) {
        const std::vector<AuditedRow>& others = audit.proving(proven[i]).first;
        advice.against.insert(advice.against.end(), others.begin(), others.end());
    }
    return advice;
}

}  // namespace kalends
