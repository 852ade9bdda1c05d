#pragma once

#include <span>
#include <vector>

#include "data/numerals.hpp"
#include "kalends/data/month_names.hpp"
#include "kalends/data/word_sayings.hpp"
#include "kalends/language/expression.hpp"
#include "text/times_of_day.hpp"

namespace kalends {

/// What these say of times; the result refers to them.
ClockWords clock_words(const WordSayings&);

/// A time of the day so many minutes before or past an hour.
bool has_minutes_beside_hour(const Expression&);

/// True of such a time where the text rather says something else: it counts other units and no minutes (3 hours after
/// 14:30); the minutes would be in words, and a number in digits is left over (7 to 9 am), or one minute would not be
/// called so.
/// @param found, numerals of the normalised text; @param in_use for each numeral, whether the reading rests on it
bool takes_words_for_minutes(const Expression&, std::span<const FoundWord> found, const WordSayings&,
                             std::span<const Numeral> numerals, const std::vector<bool>& in_use);

/// True of an hour alone, of no day and without a half of one, beside words of which none is known: the 12 of "halaman
/// 12", on page 12. @param found of the normalised text
bool takes_number_for_hour(const Expression&, std::span<const FoundWord> found, const WordSayings&);

}  // namespace kalends
