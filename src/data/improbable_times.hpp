#pragma once

#include <span>
#include <string_view>

#include "data/numerals.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// Without minutes, a half of the day, a zone or what shifts it: digits that may be something else.
bool is_bare_hour(const Clock&);

/// True of a time of the day that the text may say by its letters and hardly does: an hour or a clock that is the end
/// of a range of days (2018-05-19 - 22, 9.5.2018 - 12.05), a proportion or a score (16:9) of no day, noon behind a
/// number that says how far from it (5 nach Mittag), the next column of a table as a fraction (18:44:55,3.14), a
/// process's number as the year ([1234] 05 Nov 03:04:05), what lasted as an hour (Duration: 00:45:12).
/// @param numerals of the normalised text
bool is_improbable_time(const Expression&, std::u32string_view text, std::span<const Numeral> numerals);

}  // namespace kalends
