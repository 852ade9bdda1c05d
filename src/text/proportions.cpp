#include "text/proportions.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "core/digits.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

constexpr std::array<std::u32string_view, 26> measured{
    U"inch",   U"inches", U"\"",     U"cup",      U"cups",     U"price",     U"pint",       U"pints",      U"pound",
    U"pounds", U"mile",   U"miles",  U"tsp",      U"tbsp",     U"liter",     U"litre",      U"liters",     U"litres",
    U"zoll",   U"tasse",  U"tassen", U"de tasse", U"teaspoon", U"teaspoons", U"tablespoon", U"tablespoons"};
constexpr std::array<std::u32string_view, 17> counting{U"rated", U"rating", U"score", U"scored",  U"scores", U"step",
                                                       U"photo", U"image",  U"slide", U"odds of", U"page",   U"schritt",
                                                       U"bild",  U"seite",  U"étape", U"paso",    U"passo"};

bool begins_with(std::u32string_view text, std::span<const std::u32string_view> words) {
    return std::ranges::any_of(words, [&](std::u32string_view word) {
        return text.starts_with(word) && (!is_letter(word.back()) || !is_letter(letter_at(text, word.size())));
    });
}

bool ends_with(std::u32string_view text, std::span<const std::u32string_view> words) {
    return std::ranges::any_of(words, [&](std::u32string_view word) {
        const std::size_t begin = text.size() - std::min(text.size(), word.size());
        return text.ends_with(word) && (begin == 0 || !is_letter(text[begin - 1]));
    });
}

}  // namespace

std::size_t end_of_proportion(std::u32string_view text, std::size_t begin) {
    constexpr std::size_t longest = 2;
    constexpr std::u32string_view of_dates = U"/.-0123456789";
    const std::size_t slash = end_of_digits(text, begin);
    if (slash == begin || slash - begin > longest || letter_at(text, slash) != U'/') return begin;
    const std::size_t end = end_of_digits(text, slash + 1);
    const bool goes_on = end < text.size() && of_dates.find(text[end]) != of_dates.npos;
    const bool follows = begin > 0 && of_dates.find(text[begin - 1]) != of_dates.npos;
    if (end == slash + 1 || end - slash - 1 > longest || goes_on || follows) return begin;
    const std::u32string_view before = text.substr(0, begin), behind = text.substr(end);
    const std::size_t word = behind.find_first_not_of(U' '), last = before.find_last_not_of(U" :");
    const bool is_measured = word != behind.npos && begins_with(behind.substr(word), measured);
    const bool is_counted = last != before.npos && ends_with(before.substr(0, last + 1), counting);
    return is_measured || is_counted ? end : begin;
}

}  // namespace kalends
