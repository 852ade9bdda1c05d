#include "text/lookalikes.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "core/digits.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

/// The letter as it was written, if it was an ASCII one.
char written_letter(std::string_view bytes, const ByteSpan& origin) {
    return origin.end - origin.begin == 1 ? bytes[origin.begin] : '\0';
}

std::optional<char> digit_like(char letter) {
    switch (letter) {
        case 'l':
        case 'I':
            return '1';
        case 'O':
            return '0';
        case 'S':
            return '5';
        case 'Z':
            return '2';
        case 'B':
            return '8';
        case 'G':
            return '6';
        default:
            return std::nullopt;
    }
}

/// A word as digits; empty where it has other signs, no digit, or no such letter.
std::string as_digits(std::string_view bytes, const NormalizedText& text, std::size_t begin, std::size_t end) {
    std::string digits;
    std::size_t letters = 0;
    for (std::size_t i = begin; i < end; ++i) {
        if (is_digit(text.code_points[i])) {
            digits += static_cast<char>(text.code_points[i]);
            continue;
        }
        const std::optional<char> digit = digit_like(written_letter(bytes, text.origin[i]));
        if (!digit) return "";
        ++letters;
        digits += *digit;
    }
    return letters == 0 || letters == digits.size() ? "" : digits;
}

/// A year with two digits of its own at least, three beside letters that numbers of things have (1B50), or a day: l5,
/// 1O.
bool is_plausible(const std::string& digits, std::u32string_view word) {
    constexpr std::size_t size_of_year = 4, size_of_day = 2;
    const auto own = static_cast<std::size_t>(std::ranges::count_if(word, is_digit));
    const auto has = [&](std::u32string_view letters) { return word.find_first_of(letters) != word.npos; };
    const bool ends_time = word.ends_with(U'z');  // 05.123Z
    if (digits.size() == size_of_year)
        return own >= (has(U"zbg") ? 3 : 2) && (digits[0] == '1' || digits[0] == '2') && !ends_time;
    return digits.size() == size_of_day && digits[0] >= '1' && digits[0] <= '3' && !has(U"sbg");
}

/// Without the ending of an English ordinal: the 2I of 2Ist.
std::size_t end_of_number(std::u32string_view text, std::size_t begin, std::size_t end) {
    constexpr std::size_t size_of_day = 2;
    constexpr std::array<std::u32string_view, 4> endings{U"st", U"nd", U"rd", U"th"};
    if (end - begin != size_of_day + 2) return end;
    const bool is_ordinal = std::ranges::find(endings, text.substr(begin + size_of_day, 2)) != endings.end();
    return is_ordinal ? begin + size_of_day : end;
}

bool is_of_word(char32_t c) {
    return is_digit(c) || is_letter(c);
}

/// From there on; all of the text where none is left.
std::size_t end_of_word(std::u32string_view text, std::size_t at) {
    while (at < text.size() && is_of_word(text[at])) ++at;
    return at;
}

/// "2l milk May 2018": two litres, unless the word behind it is the last one before a number or the end (1l May 2018).
bool may_be_litres(std::u32string_view text, std::size_t begin, std::size_t end) {
    if (end - begin != 2 || text[begin + 1] != U'l') return false;
    const auto next_word = [&](std::size_t at) {
        while (at < text.size() && !is_of_word(text[at])) ++at;
        return at;
    };
    const std::size_t next = next_word(end);
    if (next == text.size() || is_digit(text[next])) return false;
    const std::size_t third = next_word(end_of_word(text, next));
    return third < text.size() && !is_digit(text[third]);
}

/// The 1Z of 9:41:1Z, in UTC.
bool may_be_second(std::u32string_view text, std::size_t begin, std::size_t end) {
    return begin > 0 && text[begin - 1] == U':' && text[end - 1] == U'z';
}

}  // namespace

void repair_lookalikes(std::string_view bytes, NormalizedText& text) {
    std::u32string& all = text.code_points;
    for (std::size_t begin = 0, end = 0; begin < all.size(); begin = end + 1) {
        end = end_of_word(all, begin);
        const std::size_t number_end = end_of_number(all, begin, end);
        const std::string digits = as_digits(bytes, text, begin, number_end);
        if (digits.empty() || !is_plausible(digits, std::u32string_view(all).substr(begin, number_end - begin)))
            continue;
        if (may_be_litres(all, begin, end) || may_be_second(all, begin, end)) continue;
        for (std::size_t i = begin; i < number_end; ++i) all[i] = static_cast<char32_t>(digits[i - begin]);
        text.repaired = true;
    }
}

}  // namespace kalends
