#pragma once

#include <string>
#include <string_view>

#include "kalends/language/expression.hpp"

namespace kalends::made {

/// A written date by hand: "XX18-05-09", the order of its fields, a weekday.
inline WrittenDate date(std::string_view text, Order order = Order::none, Weekday weekday = Weekday::unwritten) {
    WrittenDate made = lone_date(parse_expression(text)).value();
    made.order = order;
    made.weekday = weekday;
    return made;
}

/// The date alone, as corpora have it.
inline std::string text(const WrittenDate& date) {
    return to_string(expression_of(date_alone(date)));
}

/// What a text says, by hand, as a corpus has it: "1776-07-04 / XXXX-XX-10".
inline Expression expression(std::string_view text) {
    return parse_expression(text);
}

}  // namespace kalends::made
