#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace kalends {

/// True for 0 to 9, as a byte or as a code point. An object, which algorithms take by its name.
struct IsDigit {
    constexpr bool operator()(char c) const { return c >= '0' && c <= '9'; }
    constexpr bool operator()(char32_t c) const { return c >= U'0' && c <= U'9'; }
};
inline constexpr IsDigit is_digit;

/// Of the digits that begin there the end; the same place where none does.
constexpr std::size_t end_of_digits(std::u32string_view text, std::size_t begin) {
    while (begin < text.size() && is_digit(text[begin])) ++begin;
    return begin;
}

/// Of the digits that end there the begin; the same place where none does.
constexpr std::size_t begin_of_digits(std::u32string_view text, std::size_t end) {
    while (end > 0 && is_digit(text[end - 1])) --end;
    return end;
}

/// Those of a field, as text.
template <std::size_t N>
constexpr std::string_view view(const std::array<char, N>& digits) {
    return {digits.data(), N};
}

}  // namespace kalends
