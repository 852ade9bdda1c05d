#pragma once

#include <span>
#include <string_view>

#include "data/numerals.hpp"
#include "kalends/data/month_names.hpp"
#include "kalends/data/word_sayings.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// True of a reading that says less of seasons than the text, or more: one of two that are joined (1998年秋冬,
/// fall/winter 1998-99), none beside today (明年秋天), a second winter behind years that are (autumn-winter 1998-1999).
/// @param found words of the normalised text, numerals likewise
bool is_improbable_season(const Expression&, std::u32string_view text, std::span<const FoundWord> found,
                          const WordSayings&, std::span<const Numeral> numerals);

}  // namespace kalends
