#pragma once

#include <span>
#include <string_view>

#include "data/numerals.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// True of several years that a text hardly names: a list of what is denied (1850, not 1852), of a year and a number
/// (1985; 312), of a time and a part of it (19th century, 1850); short years of a list that are left out (1838, 39,
/// 41); a short end before Christ by itself (438/37 BC) or of another decade (1848 or 9 as 1809).
/// @param numerals of the normalised text
bool is_improbable_list(const Expression&, std::u32string_view text, std::span<const Numeral> numerals);

}  // namespace kalends
