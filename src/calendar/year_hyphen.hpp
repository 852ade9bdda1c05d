#pragma once

#include "calendar/choices.hpp"
#include "kalends/calendar/resolution.hpp"
#include "text/number_spans.hpp"

// 1911-12: December 1911, or 1911 to 1912.
namespace kalends {

/// The expression with each numeric year and month (an order, no day) as it is meant: a month, or from that year to the
/// one that ends with the digits behind the hyphen. It can be from-to where these are greater than the year's last ones
/// and not padded with a zero, or are the next year's; asks where it can be both and nobody has told. A dash joins two
/// years, where they can be.
/// @param numbers of the text, which tell 1862-4 from 1862-04
Expression with_year_hyphens_settled(const Expression&, YearHyphen told, const NumberSpans& numbers, Choices&);

}  // namespace kalends
