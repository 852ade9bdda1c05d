#include "columns/order_evidence.hpp"

#include <algorithm>
#include <vector>

#include "calendar/orders.hpp"
#include "core/digits.hpp"

namespace kalends {
namespace {

std::size_t index(Order order) {
    return static_cast<std::size_t>(order);
}

/// "2018-05-13" is year first everywhere; only a year that could be taken for a day tells of a habit.
bool is_habit(const Expression& written) {
    const std::vector<WrittenDate> dates = numeric_dates(written);
    return written.order != Order::ymd ||
           std::ranges::any_of(dates, [](const WrittenDate& date) { return date.year[0] == 'X'; });
}

/// 7.4.1683
bool has_points(std::string_view text) {
    for (std::size_t point = text.find('.'); point != text.npos; point = text.find('.', point + 1))
        if (point > 0 && point + 1 < text.size() && is_digit(text[point - 1]) && is_digit(text[point + 1])) return true;
    return false;
}

}  // namespace

bool OrderSummary::contradictory() const {
    return std::count_if(rows.begin(), rows.end(), [](std::size_t count) { return count > 0; }) > 1;
}

OrderEvidence::OrderEvidence(const OrderEvidenceOptions& options) : options_(options) {}

Order OrderEvidence::proves(const ResolvedText& row) const {
    const MeaningRefs open = dates_among(row.first.by_order);
    if (open.size() != 1) return Order::none;  // several dates, or one date that several orders give
    if (is_contested(row.first.by_order)) return Order::none;
    const auto& [written, resolved] = *open.front();
    const bool sure = resolved.validity == Validity::complete && !row.first.order_in_doubt &&
                      row.first.confidence >= options_.min_confidence;
    return sure && is_habit(written) ? written.order : Order::none;
}

void OrderEvidence::add(Order order, std::string_view text) {
    if (order == Order::none) return;
    if (summary_.rows[index(order)]++ == 0) summary_.example[index(order)] = text;
    has_month_first_with_points_ = has_month_first_with_points_ || (order == Order::mdy && has_points(text));
}

Order OrderEvidence::decide(const ResolvedText& row, std::string_view text) const {
    const MeaningRefs open = dates_among(row.first.by_order);
    if (is_one_date(open) && !is_contested(row.first.by_order)) return Order::none;
    Order found = Order::none;
    for (const Meaning* meaning : open) {
        const Order order = meaning->written.order;
        if (order == Order::none || order == found || summary_.rows[index(order)] == 0) continue;
        if (found != Order::none) return Order::none;
        found = order;
    }
    if (found == Order::mdy && has_points(text) && !has_month_first_with_points_) return Order::none;
    return found;
}

}  // namespace kalends
