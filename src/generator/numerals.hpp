#pragma once

#include <string>
#include <string_view>

namespace kalends {

/// "V" for May. @param month clamped to 1..12
std::string_view roman_month(int month);

/// "五" for 5.
std::string_view han_digit(int digit);

/// 0 to 199 as Chinese writes it: 九, 十, 二十六, 一百零五, or 廿六 with the short twenty.
std::string han_number(int value, bool short_twenty = false);

}  // namespace kalends
