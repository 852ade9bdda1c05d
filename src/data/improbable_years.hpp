#pragma once

#include <span>
#include <string_view>

#include "data/numerals.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// True of years that a text may name by its letters and hardly does: a year alone right behind a word for before or
/// after; a year without the question mark right behind it; a decade of the first century that nothing calls the first,
/// or as its first year (1870年代); the first of two small years as a month (1-299 CE); a time behind a date
/// (2 Feb 0525).
/// @param numerals of the normalised text
bool is_improbable_year(const Expression&, std::u32string_view text, std::span<const Numeral> numerals);

}  // namespace kalends
