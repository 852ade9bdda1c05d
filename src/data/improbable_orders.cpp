#include "data/improbable_orders.hpp"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "calendar/date_fields.hpp"
#include "core/digits.hpp"
#include "data/improbable.hpp"

namespace kalends {
namespace {

/// In digits, with one of these signs between them, also with a space behind it.
bool are_joined(const Numeral& one, const Numeral& next, std::u32string_view text) {
    constexpr std::u32string_view signs = U"./-";
    if (one.in_letters || next.in_letters || one.end == text.size()) return false;
    const bool has_space = one.end + 1 < text.size() && text[one.end + 1] == U' ';
    return signs.find(text[one.end]) != signs.npos && next.begin == one.end + (has_space ? 2U : 1U);
}

/// Both in numbers before the year, in one order or the other.
bool stand_before_year(const WrittenDate& date, std::u32string_view text, std::span<const Numeral> numerals) {
    const auto value = [](const auto& field) { return without_noughts(view(field)); };
    const auto is = [](const Numeral& numeral, std::string_view digits) {
        return without_noughts(numeral.digits) == digits;
    };
    for (std::size_t i = 0; i + 2 < numerals.size(); ++i) {
        const Numeral &one = numerals[i], &next = numerals[i + 1], &year = numerals[i + 2];
        const bool has_both = (is(one, value(date.day)) && is(next, value(date.month))) ||
                              (is(one, value(date.month)) && is(next, value(date.day)));
        if (has_both && is(year, value(date.year)) && are_joined(one, next, text) && are_joined(next, year, text))
            return true;
    }
    return false;
}

}  // namespace

bool is_improbable_order(const Expression& expression, std::u32string_view text, std::span<const Numeral> numerals) {
    const std::optional<WrittenDate> date = lone_date_or_time(expression);
    if (!date || expression.order != Order::none || date->order != Order::none || date->era != Era::common ||
        date->form != DateForm::calendar || date->weekday == Weekday::unwritten || date->day == date->month)
        return false;
    WrittenDate other = *date;
    std::swap(other.day, other.month);
    const std::optional<std::chrono::sys_days> day = written_day(*date), swapped = written_day(other);
    return day && swapped && !contradicts(date->weekday, *day) && !contradicts(date->weekday, *swapped) &&
           stand_before_year(*date, text, numerals);
}

}  // namespace kalends
