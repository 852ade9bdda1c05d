#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace kalends {

/// 2018-05-09, ISO 8601 extended format; before the year 0 with its sign, -0043-03-15. @pre years -9999 to 9999
std::string to_iso(std::chrono::year_month_day);

/// The day that such a text names; nothing where it has another form or names no day of the calendar.
std::optional<std::chrono::year_month_day> parse_iso(std::string_view);

}  // namespace kalends
