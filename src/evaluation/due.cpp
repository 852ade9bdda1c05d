#include "kalends/evaluation/due.hpp"

#include <algorithm>
#include <vector>

namespace kalends {
namespace {

using Pair = std::array<char, 2>;

constexpr Pair unwritten{'X', 'X'};

/// A date as three numbers in the order they are written; without a year the third is unwritten.
struct Numbers {
    Pair first, second, third;
};

Pair last_two(const std::array<char, 4>& year) {
    return {year[2], year[3]};
}

Numbers as_written(const WrittenDate& date) {
    const Pair year = last_two(date.year);
    if (date.order == Order::mdy) return {date.month, date.day, year};
    if (date.order == Order::dmy) return {date.day, date.month, year};
    if (year == unwritten) return {date.month, date.day, unwritten};
    return {year, date.month, date.day};
}

WrittenDate read_as(const Numbers& numbers, Order order, const WrittenDate& original) {
    WrittenDate date = original;
    date.order = order;
    Pair year = numbers.third;
    if (order == Order::dmy) {
        date.day = numbers.first;
        date.month = numbers.second;
    } else if (order == Order::mdy || numbers.third == unwritten) {
        date.month = numbers.first;
        date.day = numbers.second;
    } else {
        year = numbers.first;
        date.month = numbers.second;
        date.day = numbers.third;
    }
    date.year[2] = year[0];
    date.year[3] = year[1];
    return date;
}

bool has_date(const ResolvedDate& date) {
    return date.validity == Validity::complete || date.validity == Validity::partial;
}

/// A four-digit year can be taken for nothing else, and first in the row it says that the month comes next.
std::vector<Order> open_orders(const WrittenDate& target) {
    if (target.year[0] == 'X') return {Order::dmy, Order::mdy, Order::ymd};
    if (target.order == Order::ymd) return {Order::ymd};
    return {Order::dmy, Order::mdy};
}

/// The different dates that the same numbers make, in the calendar.
std::vector<ResolvedDate> possible_dates(const WrittenDate& target, const ResolutionOptions& options) {
    std::vector<ResolvedDate> dates;
    const Numbers numbers = as_written(target);
    for (const Order order : open_orders(target)) {
        const ResolvedDate date = resolve(read_as(numbers, order, target), options);
        if (has_date(date) && std::find(dates.begin(), dates.end(), date) == dates.end()) dates.push_back(date);
    }
    return dates;
}

bool is_ambiguous(const WrittenDate& target, const ResolutionOptions& options) {
    const std::vector<ResolvedDate> dates = possible_dates(target, options);
    if (dates.size() < 2) return false;
    if (target.weekday == Weekday::unwritten) return true;
    return std::count_if(dates.begin(), dates.end(), [](const ResolvedDate& date) { return !date.weekday_mismatch; }) !=
           1;
}

}  // namespace

std::string_view name(Due due) {
    constexpr std::array<std::string_view, all_dues.size()> names{"complete", "partial", "ambiguous", "impossible",
                                                                  "none"};
    return names[static_cast<std::size_t>(due)];
}

Due due(const WrittenDate& target, Order told, const ResolutionOptions& options) {
    if (target.order != Order::none && told == Order::none && is_ambiguous(target, options)) return Due::ambiguous;
    switch (resolve(target, options).validity) {
        case Validity::complete:
            return Due::complete;
        case Validity::partial:
            return Due::partial;
        case Validity::impossible:
            return Due::impossible;
        case Validity::none:
            break;
    }
    return Due::none;
}

}  // namespace kalends
