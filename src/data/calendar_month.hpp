#pragma once

#include <optional>

#include "kalends/language/expression.hpp"

namespace kalends {

/// 1 for January; nothing where the month is unwritten, not in the calendar, or a week or a day of the year.
inline std::optional<unsigned> calendar_month(const WrittenDate& date) {
    constexpr int last = 12;
    const std::optional<int> month = date.form == DateForm::calendar ? field_value(date.month) : std::nullopt;
    return month && *month >= 1 && *month <= last ? std::optional(static_cast<unsigned>(*month)) : std::nullopt;
}

}  // namespace kalends
