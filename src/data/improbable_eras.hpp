#pragma once

#include <span>
#include <string_view>

#include "data/numerals.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// True of years that are hardly counted as the expression has them: a day without the second year behind its year
/// (1623/4), or with one since years begin in January everywhere; years since the creation of the world as ours (7104,
/// 5649); an era that the mark of the text is not of (v. Chr., n. Chr.); a year of the Hijra and its year of ours as a
/// beginning and an end (911/1505); years of other calendars of one digit with a century that is left out.
/// @param numerals of the normalised text
bool is_improbable_era(const Expression&, std::u32string_view text, std::span<const Numeral> numerals);

}  // namespace kalends
