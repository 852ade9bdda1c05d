#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace kalends {

/// 2018-05-09, ISO 8601 extended format. 0000 is the year before 1, -0043 is 44 BC; years of more digits have a sign:
/// +12018-05-09.
std::string to_iso(std::chrono::year_month_day);

/// Its year of the Gregorian calendar.
inline int year_of(std::chrono::sys_days day) {
    return static_cast<int>(std::chrono::year_month_day(day).year());
}

/// 2018, -0043, +12018.
std::string year_text(int year);

/// What is written of a day; each part is nothing where it is not.
struct DateParts {
    std::optional<int> year, month, day;
};

/// ISO 8601:2000, 5.2.1.3 (and RFC 6350, 4.3.1) for what lacks its year: 2018-05-09, 2018-05, 2018, --05-09, --05,
/// ---09. Fields can be left out at either end, but none in between: a year and a day without the month are the year
/// alone. Years as to_iso() has them.
std::string to_reduced_iso(const DateParts&);

/// The day that such a text names, of a year of four digits; nothing where it has another form or names no day of the
/// calendar.
std::optional<std::chrono::year_month_day> parse_iso(std::string_view);

}  // namespace kalends
