#include "normalizer/order_inference.hpp"

#include <algorithm>
#include <vector>

#include "normalizer/decision.hpp"

namespace kalends {
namespace {

std::size_t index(Order order) {
    return static_cast<std::size_t>(order);
}

/// "2018-05-13" is year first everywhere; only a year that could be taken for a day tells of a habit.
bool is_habit(const WrittenDate& written) {
    return written.order != Order::ymd || written.year[0] == 'X';
}

}  // namespace

bool OrderEvidence::Summary::contradictory() const {
    return std::count_if(rows.begin(), rows.end(), [](std::size_t count) { return count > 0; }) > 1;
}

OrderEvidence::OrderEvidence(const OrderEvidenceOptions& options) : options_(options) {}

Order OrderEvidence::proves(const Readings& readings) const {
    const std::vector<Reading> open = candidates(readings);
    if (open.size() != 1) return Order::none;  // several dates, or one date that several orders give
    if (is_contested(readings)) return Order::none;
    const Reading& only = open.front();
    const bool sure = only.resolved.validity == Validity::complete && !only.order_in_doubt &&
                      only.confidence >= options_.min_confidence;
    return sure && is_habit(only.written) ? only.written.order : Order::none;
}

void OrderEvidence::add(Order order, std::string_view text) {
    if (order == Order::none) return;
    if (summary_.rows[index(order)]++ == 0) summary_.example[index(order)] = text;
}

Order OrderEvidence::decide(const Readings& readings) const {
    const std::vector<Reading> open = candidates(readings);
    const bool ambiguous = std::any_of(open.begin(), open.end(),
                                       [&](const Reading& r) { return r.resolved.iso != open.front().resolved.iso; });
    if (!ambiguous) return Order::none;
    Order found = Order::none;
    for (const Reading& reading : open) {
        const Order order = reading.written.order;
        if (order == Order::none || order == found || summary_.rows[index(order)] == 0) continue;
        if (found != Order::none) return Order::none;
        found = order;
    }
    return found;
}

}  // namespace kalends
