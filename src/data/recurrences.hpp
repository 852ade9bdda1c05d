#pragma once

#include <span>
#include <string_view>

#include "kalends/data/month_names.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// True of a day of a month or a year of a text that says "each": the first Sunday of every month is no
/// day, and 25 April of every year none, either. A date with its year may stand beside such a word.
/// @param found of the normalised text
bool takes_recurrence_for_day(const Expression&, std::u32string_view text, std::span<const FoundWord> found);

}  // namespace kalends
