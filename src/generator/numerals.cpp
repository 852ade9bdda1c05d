#include "generator/numerals.hpp"

#include <algorithm>
#include <array>

namespace kalends {

std::string_view roman_month(int month) {
    constexpr std::array<std::string_view, 12> months{"I",   "II",   "III", "IV", "V",  "VI",
                                                      "VII", "VIII", "IX",  "X",  "XI", "XII"};
    return months[static_cast<std::size_t>(std::clamp(month, 1, 12) - 1)];
}

std::string_view han_digit(int digit) {
    constexpr std::array<std::string_view, 11> digits{"〇", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"};
    return digits[static_cast<std::size_t>(digit)];
}

namespace {

/// 100 to 199: 一百, 一百零五, 一百一十, 一百二十三.
std::string han_hundreds(int value) {
    const int rest = value % 100;
    if (rest == 0) return "一百";
    if (rest < 10) return "一百零" + std::string(han_digit(rest));
    return "一百" + std::string(rest < 20 ? "一" : "") + han_number(rest);
}

}  // namespace

std::string han_number(int value, bool short_twenty) {
    if (value <= 10) return std::string(han_digit(value));
    if (value >= 100) return han_hundreds(value);
    const std::string ones(value % 10 == 0 ? "" : han_digit(value % 10));
    if (value / 10 == 2 && short_twenty) return "廿" + ones;
    return (value < 20 ? "" : std::string(han_digit(value / 10))) + "十" + ones;
}

}  // namespace kalends
