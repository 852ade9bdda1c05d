#include "text/supplied_digits.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

#include "core/digits.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

bool is_of_number(char32_t c) {
    return is_digit(c) || c == U'[' || c == U']' || c == U'?';
}

bool is_day(std::u32string_view digits) {
    return digits.size() == 2 && digits != U"00" && (digits[0] < U'3' || (digits[0] == U'3' && digits[1] < U'2'));
}

/// Empty where it is no year of four digits, and no day before a word, with one pair of brackets, of which one stands
/// between digits.
std::u32string enclosed(std::u32string_view run, bool is_before_word) {
    constexpr std::size_t size_of_year = 4;
    const std::size_t begin = run.find(U'['), end = run.find(U']');
    if (begin == run.npos || end == run.npos || begin > end) return {};
    const auto count = [&](char32_t sign) { return std::ranges::count(run, sign); };
    std::u32string digits;
    std::ranges::copy_if(run, std::back_inserter(digits), is_digit);
    const bool is_year = digits.size() == size_of_year && (digits[0] == U'1' || digits[0] == U'2');
    const bool is_inside = (begin > 0 && is_digit(run[begin - 1])) || (end + 1 < run.size() && is_digit(run[end + 1]));
    const bool has_mark = end > 0 && run[end - 1] == U'?';
    if (!(is_year || (is_before_word && is_day(digits))) || !is_inside || count(U'[') != 1 || count(U']') != 1 ||
        count(U'?') != (has_mark ? 1 : 0))
        return {};
    return U'[' + digits + (has_mark ? U"?]" : U"]");
}

}  // namespace

void enclose_supplied_digits(NormalizedText& text) {
    std::u32string& all = text.code_points;
    if (all.find(U'[') == std::u32string::npos) return;
    for (std::size_t begin = 0; begin < all.size(); ++begin) {
        std::size_t end = begin;
        while (end < all.size() && is_of_number(all[end])) ++end;
        const std::u32string_view run = std::u32string_view(all).substr(begin, end - begin);
        const bool is_before_word = end + 1 < all.size() && all[end] == U' ' && is_letter(all[end + 1]);
        if (const std::u32string number = enclosed(run, is_before_word); !number.empty())
            std::ranges::copy(number, all.begin() + static_cast<std::ptrdiff_t>(begin));
        begin = end;
    }
}

}  // namespace kalends
