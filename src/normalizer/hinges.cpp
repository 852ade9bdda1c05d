#include "kalends/normalizer/hinges.hpp"

#include "kalends/calendar/reordering.hpp"
#include "kalends/normalizer/by_order.hpp"

namespace kalends {
namespace {

bool is_numeric(const WrittenDate& date) {
    return date.order != Order::none;
}

/// The same date as one of bare numbers: without a mark they are read day first, or year first, which is open to
/// nothing else.
WrittenDate as_numeric(WrittenDate date) {
    if (!is_numeric(date)) date.order = Order::dmy;
    return date;
}

}  // namespace

std::vector<Order> orders_in_text(const WrittenDate& date, std::span<const std::string> digit_runs) {
    return open_orders(as_numeric(date), digit_runs).value_or(open_orders(date));
}

Hinges hinges(const WrittenDate& date, std::span<const Order> open, const ResolutionOptions& options) {
    if (open.empty()) return {.weekday = is_numeric(date), .order = true};
    Reading numeric;
    numeric.written = as_numeric(date);
    numeric.resolved = resolve(numeric.written, options);
    const bool is_one_date = all_one_date(readings_by_order(numeric, open, options));
    return {.weekday = is_numeric(date) && !is_one_date, .order = !is_one_date};
}

}  // namespace kalends
