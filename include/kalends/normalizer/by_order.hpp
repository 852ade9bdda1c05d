#pragma once

#include <span>
#include <vector>

#include "kalends/normalizer/normalizer.hpp"

namespace kalends {

/// What an all-numeric row says under dmy, mdy and ymd (in this order), by rule: the same numbers taken in that order
/// where it is among the open ones and the calendar has such a day, else the reading itself. As sure as the reading.
std::vector<Reading> readings_by_order(const Reading&, std::span<const Order> open, const ResolutionOptions&);

}  // namespace kalends
