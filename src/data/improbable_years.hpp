#pragma once

#include <span>
#include <string_view>

#include "data/numerals.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// True of years that a text may name by its letters and hardly does: a list of what is denied (1850, not 1852), of a
/// year and a number (1985; 312), of a time and a part of it (19th century, 1850); short years of a list that are left
/// out (1838, 39, 41); a year alone right behind a word for before or after; a year without the question mark
/// right behind it; a decade of the first century that nothing calls the first; a short end before Christ by itself
/// (438/37 BC) or of another decade (1848 or 9 as 1809); a day without the second year behind its year (1623/4), or
/// with one since years begin in January everywhere; years of Byzantium as ours (7104); a decade as its first year; an
/// era that the mark of the text is not of (v. Chr., n. Chr.).
/// @param numerals of the normalised text
bool is_improbable_year(const Expression&, std::u32string_view text, std::span<const Numeral> numerals);

}  // namespace kalends
