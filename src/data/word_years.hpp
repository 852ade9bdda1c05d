#pragma once

#include <span>

#include "data/numerals.hpp"
#include "kalends/data/month_names.hpp"
#include "kalends/data/word_sayings.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// True where words of a text add up to a year (ثلاثة وستين ومائة وألف is 1163), and no year of the expression is it,
/// nor stands there in numerals.
/// @param found, numerals of the normalised text
bool contradicts_year_in_words(const Expression&, std::span<const FoundWord> found, const WordSayings&,
                               std::span<const Numeral> numerals);

}  // namespace kalends
