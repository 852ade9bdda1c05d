#include "normalizer/hinges.hpp"

#include "calendar/orders.hpp"
#include "normalizer/by_order.hpp"

namespace kalends {
namespace {

bool is_numeric(const WrittenDate& date) {
    return date.order != Order::none;
}

/// The same date as one of bare numbers: without a mark they are read day first, or year first, which is open to
/// nothing else.
WrittenDate marked_numeric(WrittenDate date) {
    if (!is_numeric(date)) date.order = Order::dmy;
    return date;
}

}  // namespace

std::vector<Order> orders_in_text(const WrittenDate& date, std::span<const std::string> digit_runs) {
    if (date.era != Era::common) return {};
    return open_orders(marked_numeric(date), digit_runs).value_or(open_orders(date));
}

std::vector<Reading> readings_as_numeric(const Reading& reading, std::span<const Order> open,
                                         const ResolutionOptions& options) {
    if (open.empty()) return {};
    Reading numeric = reading;
    numeric.written = marked_numeric(reading.written);
    return readings_by_order(numeric, open, options);
}

Hinges hinges(const Reading& reading, std::span<const Reading> as_numeric, Order told) {
    if (as_numeric.empty()) return {.weekday = false, .order = true};
    if (told != Order::none) {
        const Reading& under_it = as_numeric[static_cast<std::size_t>(told) - 1];
        return {.weekday = false, .order = under_it.resolved.iso != reading.resolved.iso};
    }
    const bool is_one_date = all_one_date(as_numeric);
    return {.weekday = is_numeric(reading.written) && !is_one_date, .order = !is_one_date};
}

}  // namespace kalends
