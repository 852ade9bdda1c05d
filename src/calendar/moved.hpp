#pragma once

#include <optional>

#include "calendar/period.hpp"

namespace kalends {

/// True for units that are so many months or years, and not days.
bool counts_months(Unit);

/// How many years a unit has, at least a part of one.
int most_years(Unit);

/// A period moved by n of a unit, n < 0 backwards; a day stays the day of its month, or becomes the last one where the
/// month is shorter. What is longer than a day moves as a whole by its own unit or a longer one, by a shorter one from
/// its last day (n > 0) or its first one. By weekdays and weekends: the n-th one after it, or before it.
/// Nothing for units shorter than a day, and for no weekday at all.
std::optional<Period> moved(const Period&, int n, Unit);

}  // namespace kalends
