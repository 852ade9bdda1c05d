#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace kalends {

/// The shortest digits that read back as the same number.
template <class Number>
std::string to_text(Number number) {
    std::array<char, 32> digits{};
    return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr};
}

/// With so many significant digits at most, as printf's %g.
inline std::string to_text(double number, int digits) {
    std::array<char, 32> text{};
    char* const end = text.data() + text.size();
    return {text.data(), std::to_chars(text.data(), end, number, std::chars_format::general, digits).ptr};
}

/// The number that all of a text is; nothing where it is none.
template <class Number>
std::optional<Number> parse_number(std::string_view text) {
    Number number{};
    const char* end = text.data() + text.size();
    const auto [stop, status] = std::from_chars(text.data(), end, number);
    return status == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

/// With zeros in front up to `width`: 9 as "09". number >= 0
inline std::string padded(int number, std::size_t width) {
    std::string digits = std::to_string(number);
    digits.insert(0, width > digits.size() ? width - digits.size() : 0, '0');
    return digits;
}

/// The last two of its digits. number >= 0
constexpr std::array<char, 2> two_digits(int number) {
    return {static_cast<char>('0' + number / 10 % 10), static_cast<char>('0' + number % 10)};
}

/// "1 row", "2 rows".
inline std::string counted(std::size_t count, std::string_view thing) {
    return std::to_string(count) + " " + std::string(thing) + (count == 1 ? "" : "s");
}

}  // namespace kalends
