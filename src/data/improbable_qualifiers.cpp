#include "data/improbable_qualifiers.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/digits.hpp"
#include "data/improbable.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

bool is_qualified(const Expression& expression) {
    return has_end(expression, [](const End& end) {
        return end.kind != End::Kind::point || end.point.about || end.point.uncertain || end.point.part == Part::early;
    });
}

/// Two letters with points and a year, and nothing else: W.T. 1822; not what is short for about, before and after.
bool is_initials_and_year(std::u32string_view text) {
    constexpr std::array<std::u32string_view, 8> short_words{U"c.a.", U"o.k.", U"p.q.", U"a.q.",
                                                             U"t.q.", U"t.p.", U"a.c.", U"d.c."};
    constexpr std::size_t initials = 4, size_of_year = 4;
    if (text.size() != initials + 1 + size_of_year || text[initials] != U' ') return false;
    const std::u32string_view before = text.substr(0, initials);
    const bool are_initials = is_letter(before[0]) && before[1] == U'.' && is_letter(before[2]) && before[3] == U'.';
    return are_initials && std::ranges::all_of(text.substr(initials + 1), is_digit) &&
           std::ranges::find(short_words, before) == short_words.end();
}

}  // namespace

bool is_improbable_qualifier(const Expression& expression, std::u32string_view text) {
    constexpr std::array<std::u32string_view, 6> mostly{U"mostly",        U"chiefly",       U"mainly",
                                                        U"predominantly", U"hauptsächlich", U"surtout"};
    return is_qualified(expression) && (is_initials_and_year(text) || end_of_word(text, mostly));
}

}  // namespace kalends
