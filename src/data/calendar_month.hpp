#pragma once

#include <algorithm>
#include <optional>

#include "calendar/period.hpp"
#include "core/number_text.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// 1 for January; nothing where the month is unwritten, not in the calendar, or a week or a day of the year.
inline std::optional<unsigned> calendar_month(const WrittenDate& date) {
    constexpr int last = 12;
    const std::optional<int> month = date.form == DateForm::calendar ? field_value(date.month) : std::nullopt;
    return month && *month >= 1 && *month <= last ? std::optional(static_cast<unsigned>(*month)) : std::nullopt;
}

/// Spring 1860, and no day of it, or last summer.
inline bool has_season(const Point& point) {
    return (is_season(field_value(point.date.month).value_or(0)) && point.date.day == WrittenDate().day) ||
           std::ranges::any_of(point.steps, is_named_season);
}

/// May as the fifth month of last year; nothing of other steps.
inline std::optional<WrittenDate> month_within(const Step& step) {
    constexpr int last = 12;
    if (!is_named_month(step) || step.number > last) return std::nullopt;
    WrittenDate date;
    date.month = two_digits(step.number);
    return date;
}

}  // namespace kalends
