#pragma once

#include <string_view>

#include "kalends/language/expression.hpp"

namespace kalends {

/// True of a week that begins on another day than Monday (w/c Sunday, 6 May 2018) or ends on another than Sunday, as
/// the one from Monday on that holds the day; of one that begins on a day as a week later; and of a day that stands
/// behind its own weekday (on Monday - 06.11.2017) as the end of a stretch from some such weekday; and of the number of
/// a week without its year (in KW 19) as so many weeks or as an hour.
/// @param text normalised
bool is_improbable_week(const Expression&, std::u32string_view text);

}  // namespace kalends
