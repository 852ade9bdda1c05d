#pragma once

#include <chrono>
#include <optional>
#include <string_view>

#include "cli/options/options.hpp"
#include "kalends/calendar/resolution.hpp"

// Options that decide what a text means where it leaves that open.
namespace kalends {

/// --century-pivot --years --year-hyphen --month-hyphen --first-week --reference --prefer --next-weekday --week-start
void resolution_options(Options&, ResolutionOptions&);

/// This machine's day.
std::chrono::year_month_day today();

/// "1850..1931"; nothing where it is no range of years between -9999 and 9999.
std::optional<YearRange> parse_years(std::string_view);

/// "2013-02-12", also with a time of the day behind it ("T04:30"), or "now", this machine's day; nothing where it is
/// neither.
std::optional<std::chrono::year_month_day> parse_reference(std::string_view);

}  // namespace kalends
