#pragma once

#include <memory>

#include "calendar/calendar_system.hpp"

namespace kalends {

/// The French Republican calendar of the years I to XIV, whose autumns began with the equinox at Paris: III, VII and XI
/// had a sixth day behind the months (Annuaire du Bureau des longitudes), which are the days of month 13.
std::unique_ptr<CalendarSystem> republican_calendar();

}  // namespace kalends
