#pragma once

#include <memory>

#include "calendar/calendar_system.hpp"

namespace kalends {

/// The Chinese or the Korean calendar: from 1900 to 2100 the months of data/lunar-years.tsv, before and after as ICU
/// computes them. @pre chinese or korean
std::unique_ptr<CalendarSystem> lunar_calendar(Calendar);

}  // namespace kalends
