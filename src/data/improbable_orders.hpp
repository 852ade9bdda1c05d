#pragma once

#include <span>
#include <string_view>

#include "data/numerals.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// True of day and month in numbers as if one order were known, where the other has the weekday, too, that is written:
/// Friday 3.12.1649 may be the third of December or the twelfth of March. @param text normalised
bool is_improbable_order(const Expression&, std::u32string_view text, std::span<const Numeral>);

}  // namespace kalends
