#pragma once

#include <chrono>
#include <optional>

#include "kalends/calendar/resolution.hpp"
#include "kalends/language/written_date.hpp"

namespace kalends {

/// "The 12th", of the month that a preference gives it, as it gives 9 May its year: the last one before the reference
/// day, the first one behind it, or the nearest, of two that are as near the one before. Where a weekday is written,
/// the day on which it falls. @pre prefer is told
std::optional<std::chrono::sys_days> day_of_some_month(unsigned day, Weekday, std::chrono::sys_days reference, Prefer);

}  // namespace kalends
