#pragma once

#include <vector>

#include "kalends/calendar/resolution.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// Of two full days that are written as one time and are not: each way to change the year, the month, the day or the
/// calendar of one of them, and nothing else, so that they are one day, by our calendar and by another. An
/// Islamic day may be two days off, as the moon was seen. None where both are one day already.
std::vector<Stretch> mended_sides(const Stretch&, Islamic);

}  // namespace kalends
