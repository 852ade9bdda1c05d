#pragma once

#include "kalends/text/normalized_text.hpp"

namespace kalends {

/// Writes years in Chinese numerals as most do: 廿六年 and 卅四年, whose tens are one character, as 二十六年 and
/// 三十四年, and the circle of 一○七年 as the nought 〇. Days of the moon (七月廿三) stay as they are.
void write_ideographic_years(NormalizedText&);

}  // namespace kalends
