#include "text/supplied_digits.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

#include "core/digits.hpp"

namespace kalends {
namespace {

bool is_of_year(char32_t c) {
    return is_digit(c) || c == U'[' || c == U']' || c == U'?';
}

/// Empty where it is no year of four digits with one pair of brackets, of which one stands between digits.
std::u32string enclosed(std::u32string_view run) {
    constexpr std::size_t size_of_year = 4;
    const std::size_t begin = run.find(U'['), end = run.find(U']');
    if (begin == run.npos || end == run.npos || begin > end) return {};
    const auto count = [&](char32_t sign) { return std::ranges::count(run, sign); };
    std::u32string digits;
    std::ranges::copy_if(run, std::back_inserter(digits), is_digit);
    const bool is_year = digits.size() == size_of_year && (digits[0] == U'1' || digits[0] == U'2');
    const bool is_inside = (begin > 0 && is_digit(run[begin - 1])) || (end + 1 < run.size() && is_digit(run[end + 1]));
    const bool has_mark = end > 0 && run[end - 1] == U'?';
    if (!is_year || !is_inside || count(U'[') != 1 || count(U']') != 1 || count(U'?') != (has_mark ? 1 : 0)) return {};
    return U'[' + digits + (has_mark ? U"?]" : U"]");
}

}  // namespace

void enclose_supplied_digits(NormalizedText& text) {
    std::u32string& all = text.code_points;
    if (all.find(U'[') == std::u32string::npos) return;
    for (std::size_t begin = 0; begin < all.size(); ++begin) {
        std::size_t end = begin;
        while (end < all.size() && is_of_year(all[end])) ++end;
        if (const std::u32string year = enclosed(std::u32string_view(all).substr(begin, end - begin)); !year.empty())
            std::ranges::copy(year, all.begin() + static_cast<std::ptrdiff_t>(begin));
        begin = end;
    }
}

}  // namespace kalends
