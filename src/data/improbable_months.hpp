#pragma once

#include <string_view>

#include "kalends/language/expression.hpp"

namespace kalends {

/// True where the text has the month by its number in the Roman year. @param text normalised @param month 1..12
bool has_month_by_roman_number(std::u32string_view text, unsigned month);

/// True of months other than those that stand in the text by their number in the Roman year, which began in March:
/// 7ber, 8bre, 9br, 10bris are September to December. @param text normalised
bool is_improbable_month(const Expression&, std::u32string_view text);

}  // namespace kalends
