#pragma once

#include <span>
#include <string_view>

#include "data/numerals.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// True of days of ours in a text that counts by the moon of China, or of days by it in one that names the moon alone:
/// 四月初六, "(lunar date)", a lunar eclipse. @param text normalised
bool is_improbable_moon(const Expression&, std::u32string_view text, std::span<const Numeral>);

}  // namespace kalends
