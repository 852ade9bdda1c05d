#pragma once

#include "kalends/normalizer/normalizer.hpp"
#include "normalizer/resolved_text.hpp"

namespace kalends {

/// From what a text means to an answer, by rule alone. `default_min_confidence` serves where the options name none.
///
/// - no date: `none`. Less confident than the minimum: `unsure`, the possible dates as alternatives.
/// - numeric rows with a preferred order: the date under it; impossible there is impossible, and another order's date
///   no more than an alternative.
/// - numeric rows without: the one date that possible_meanings() leave, else `ambiguous`, with all of them as
///   alternatives; so is one that another order makes an impossible date of.
/// - other rows: the date as the calendar resolves it.
Answer decide(const ResolvedText&, const NormalizerOptions&, double default_min_confidence);

}  // namespace kalends
