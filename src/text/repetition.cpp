#include "text/repetition.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "core/digits.hpp"

namespace kalends {
namespace {

/// Long enough for a date; where a digit follows another, so long that it is no other number's part.
bool is_whole(std::u32string_view half, bool is_parted) {
    constexpr std::size_t shortest = 6, shortest_between_digits = 8;
    const bool joins_digits = !is_parted && is_digit(half.front()) && is_digit(half.back());
    return half.size() >= (joins_digits ? shortest_between_digits : shortest) && std::ranges::any_of(half, is_digit) &&
           !std::ranges::all_of(half, is_digit);
}

/// How long what is said twice is; 0 where nothing is.
std::size_t size_of_half(std::u32string_view text) {
    constexpr std::array<std::u32string_view, 5> separators{U"", U" ", U", ", U"; ", U" | "};
    for (const std::u32string_view separator : separators) {
        if (text.size() <= separator.size() || (text.size() - separator.size()) % 2 != 0) continue;
        const std::size_t size = (text.size() - separator.size()) / 2;
        const std::u32string_view half = text.substr(0, size);
        const bool is_twice = text.substr(size, separator.size()) == separator && text.ends_with(half);
        if (is_twice && is_whole(half, !separator.empty())) return size;
    }
    return 0;
}

}  // namespace

NormalizedText said_once(NormalizedText text) {
    if (const std::size_t size = size_of_half(text.code_points); size > 0) {
        text.code_points.resize(size);
        text.origin.resize(size);
    }
    return text;
}

}  // namespace kalends
