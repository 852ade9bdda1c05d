#pragma once

#include <memory>

#include "calendar/calendar_system.hpp"

namespace kalends {

/// The Hebrew calendar by its molad and its four postponements (Dershowitz and Reingold, Calendrical Calculations, 8.1
/// and 8.2; Maimonides, Kiddush ha-Hodesh 6 to 8). ICU 72 has another length of seven years between 1100 and 2100.
std::unique_ptr<CalendarSystem> hebrew_calendar();

}  // namespace kalends
