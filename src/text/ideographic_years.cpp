#include "text/ideographic_years.hpp"

#include <cstddef>
#include <string_view>
#include <utility>

namespace kalends {
namespace {

constexpr std::u32string_view tens = U"廿卅卌", digits_of_tens = U"二三四", circles = U"○◯", rewritten = U"廿卅卌○◯";
constexpr std::u32string_view numerals = U"〇零一二三四五六七八九十百元廿卅卌○◯";
constexpr char32_t ten = U'十', nought = U'〇', year = U'年';

bool is_numeral(char32_t c) {
    return numerals.find(c) != numerals.npos;
}

}  // namespace

void write_ideographic_years(NormalizedText& text) {
    if (text.code_points.find_first_of(rewritten) == std::u32string::npos) return;
    NormalizedText written{{}, {}, text.repaired, text.truncated};
    const std::u32string_view all = text.code_points;
    const auto add = [&](char32_t c, std::size_t from) {
        written.code_points += c;
        written.origin.push_back(text.origin[from]);
    };
    std::size_t end = 0;  // of the numerals that this character is among
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i >= end)
            for (end = i; end < all.size() && is_numeral(all[end]);) ++end;
        const bool is_of_year = i < end && end < all.size() && all[end] == year;
        const std::size_t place = is_of_year ? tens.find(all[i]) : tens.npos;
        if (place != tens.npos) add(digits_of_tens[place], i);
        const bool is_circle = is_of_year && circles.find(all[i]) != circles.npos;
        add(place != tens.npos ? ten : is_circle ? nought : all[i], i);
    }
    text = std::move(written);
}

}  // namespace kalends
