#pragma once

#include <vector>

#include "kalends/normalizer/normalizer.hpp"

namespace kalends {

/// What a numeric row may mean: its readings under the three orders without impossible ones; one of each resolved date
/// and order, the most confident first. Partial dates only where no complete one is left.
std::vector<Reading> candidates(const Readings&);

/// True where a row is a day in one order and nearly one in another: 31/04/18 may be a slip or 18 April 2031.
bool is_contested(const Readings&);

/// From readings to an answer, by rule alone. `default_min_confidence` serves where the options name none.
///
/// - no date: `none`. Less confident than the minimum: `unsure`, the readings as alternatives.
/// - numeric rows with a preferred order: the reading under it; impossible there is impossible, and another order's
///   date no more than an alternative.
/// - numeric rows without: the one date that candidates() leave; of several the one that the written weekday fits;
///   else `ambiguous`, with all of them as alternatives; so is one that another order makes an impossible date of.
/// - other rows: the reading as the calendar resolves it.
Answer decide(const Readings&, const NormalizerOptions&, double default_min_confidence);

}  // namespace kalends
