#pragma once

#include <optional>
#include <string_view>

#include "kalends/calendar/resolution.hpp"

namespace kalends {

/// True for what counts from an epoch: digits, with a sign before them and a fraction behind them or without.
bool is_bare_number(std::string_view);

/// The day and time that such a number counts to: Unix seconds or milliseconds in UTC (POSIX, "Seconds Since the
/// Epoch"), days of a spreadsheet (its day 1 is 1900-01-01, and 60 the 29 February 1900 that never was; a fraction is
/// the time of the day, to a second). Impossible before year 1 and after 9999. @pre is_bare_number(), and not
/// Epoch::none
ResolvedDate resolve_epoch(std::string_view number, Epoch, bool in_utc);

}  // namespace kalends
