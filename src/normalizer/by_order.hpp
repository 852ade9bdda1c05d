#pragma once

#include <span>
#include <vector>

#include "kalends/normalizer/normalizer.hpp"

namespace kalends {

/// What an all-numeric row says under dmy, mdy and ymd (in this order), by rule: the same numbers taken in that order
/// where it is among the open ones and the result looks like a date, else the reading itself. 13/05/18 is no mdy, so
/// there it is 13 May; but 31/04/18 is an impossible dmy and not 18 April 2031. As sure as the reading.
std::vector<Reading> readings_by_order(const Reading&, std::span<const Order> open, const ResolutionOptions&);

/// What a row says to someone who told this order, and how sure that is; without one, as the model reads it.
Reading reading_under(const OpenReading&, Order told);

/// True where all have the same date, or all have none.
bool all_one_date(std::span<const Reading>);

}  // namespace kalends
