#pragma once

#include <chrono>
#include <optional>
#include <string_view>

// Until when the Julian calendar was in use.
namespace kalends {

/// A day that is one by the Julian calendar (1700-02-29), or that of a country (data/julian.tsv), by ISO 3166: its last
/// by that calendar. Nothing where a text is neither.
std::optional<std::chrono::year_month_day> parse_julian_until(std::string_view);

}  // namespace kalends
