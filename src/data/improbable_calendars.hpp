#pragma once

#include <span>
#include <string_view>

#include "data/numerals.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// True of times that are hardly counted by the calendars that the expression has: two where one is said by two
/// calendars (1358 AP/1979 as a range) or twice, one where two by the same calendar are said; ours or another's beside
/// a letter that counts from the Hijra (H 29.11.1367) or words for Old Style; a year beside one of ours in brackets
/// that it is not (1284 [1867 or 1868]).
/// @param numerals of the normalised text
bool is_improbable_calendar(const Expression&, std::u32string_view text, std::span<const Numeral> numerals);

}  // namespace kalends
