#pragma once

#include <string_view>

#include "kalends/language/expression.hpp"

namespace kalends {

/// True of months other than those that stand in the text by their number in the Roman year, which began in March:
/// 7ber, 8bre, 9br, 10bris are September to December. @param text normalised
bool is_improbable_month(const Expression&, std::u32string_view text);

}  // namespace kalends
