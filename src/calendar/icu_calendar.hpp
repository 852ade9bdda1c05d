#pragma once

#include <memory>

#include "calendar/calendar_system.hpp"

namespace kalends {

/// A calendar as ICU computes it. What it computes of the Hebrew, the Chinese and the Korean one is wrong on some days
/// (ICU 72); of the Persian one from 1503 on, which begins on 20 March 2124 and not a day later.
/// @pre neither unwritten nor republican @throws Error (internal) where ICU fails
std::unique_ptr<CalendarSystem> icu_calendar(Calendar, Islamic = Islamic::civil);

}  // namespace kalends
