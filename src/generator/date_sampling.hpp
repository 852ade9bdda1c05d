#pragma once

#include "core/random.hpp"
#include "generator/pattern.hpp"
#include "generator/sampled_date.hpp"

namespace kalends {

/// A date that a pattern of these fields can write, of those years of the range that can be written so, where there are
/// any: years in words, years in Roman numerals as title pages have them, days in words more often the first.
/// @param impossible how often it is one that no calendar has, where the fields can write such; 0 to 1
SampledDate sample_date_for(FieldSet fields, const DateRange& range, double impossible, Random& random);

}  // namespace kalends
