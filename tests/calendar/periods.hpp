#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "calendar/period.hpp"

namespace kalends::made {

/// A time by hand: "2018", "2018-05", "-0043-03-15", or from one to another, "1850..1899"; of no unit.
inline Period period(const std::string& text) {
    const std::size_t dots = text.find("..");
    if (dots != std::string::npos) {
        Period from = period(text.substr(0, dots));
        from.last = period(text.substr(dots + 2)).last;
        return from;
    }
    const std::size_t behind_year = text.starts_with('-') ? 5 : 4;
    const int year = std::stoi(text.substr(0, behind_year));
    if (text.size() == behind_year) return year_span(year, year, std::nullopt);
    const int month = std::stoi(text.substr(behind_year + 1, 2));
    if (text.size() == behind_year + 3) return month_span(year, month, 1, std::nullopt);
    const std::chrono::sys_days day = std::chrono::year(year) / month / std::stoi(text.substr(behind_year + 4, 2));
    return day_span(day, day, std::nullopt);
}

/// And back; "-" where there is none.
inline std::string text_of(const std::optional<Period>& period) {
    if (!period) return "-";
    return first_text(*period) + (period->is_single() ? "" : ".." + last_text(*period));
}

}  // namespace kalends::made
