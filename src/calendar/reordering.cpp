#include "kalends/calendar/reordering.hpp"

#include <array>

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

}  // namespace

std::vector<Order> open_orders(const WrittenDate& date) {
    if (date.order == Order::none) return {};
    if (date.year[0] == 'X') return {Order::dmy, Order::mdy, Order::ymd};
    if (date.order == Order::ymd) return {Order::ymd};
    return {Order::dmy, Order::mdy};
}

WrittenDate reordered(const WrittenDate& original, Order order) {
    const Numbers numbers = as_written(original);
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

}  // namespace kalends
