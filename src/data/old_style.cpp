#include "data/old_style.hpp"

#include <array>
#include <cstddef>

#include "core/digits.hpp"
#include "data/improbable.hpp"
#include "text/edits.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

/// "OS" at the beginning of the text or of its part, or behind a year: elsewhere it is another word.
bool has_letters_of_old_style(std::u32string_view text) {
    constexpr std::u32string_view mark = U"os";
    for (std::size_t at = text.find(mark); at != text.npos; at = text.find(mark, at + 1)) {
        const char32_t before = at > 0 ? text[at - 1] : U'/', behind = letter_at(text, at + mark.size());
        if (is_letter(before) || is_letter(behind)) continue;
        const bool follows_year =
            at > 1 && before == U' ' && is_digit(text[at - 2]) && (behind == U'\0' || behind == U')' || behind == U',');
        const bool is_behind_colon = at > 1 && before == U' ' && text[at - 2] == U':';
        const bool begins = (before != U' ' || is_behind_colon) && behind == U' ' && at + mark.size() + 1 < text.size();
        if (begins || follows_year) return true;
    }
    return false;
}

/// As it stands, or but for a typing error.
bool has_long_name_of_old_style(std::u32string_view text) {
    constexpr std::array<std::u32string_view, 14> names{
        U"old style",    U"oude stijl",    U"alten stils",   U"altem stil",    U"stil vechi",
        U"julianisch",   U"старого стиля", U"старому стилю", U"stile vecchio", U"vecchio stile",
        U"stile antico", U"starego stylu", U"gamla stilen",  U"stilo veteri"};
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!is_letter(text[at]) || (at > 0 && is_letter(text[at - 1]))) continue;
        for (const std::u32string_view name : names)
            for (const std::size_t size : {name.size() - 1, name.size(), name.size() + 1})
                if (!is_letter(letter_at(text, at + size)) && within_one_edit(name, text.substr(at, size))) return true;
    }
    return false;
}

/// "s.v." right behind the year: elsewhere it is sub voce.
bool has_romanian_mark_behind_year(std::u32string_view text) {
    constexpr std::u32string_view mark = U" s.v.";
    const std::size_t at = text.find(mark);
    return at != text.npos && at > 0 && is_digit(text[at - 1]);
}

}  // namespace

bool names_old_style(std::u32string_view text) {
    constexpr std::array<std::u32string_view, 10> marks{U"o.s.",   U"o. s.",  U"a.st.",   U"a. st.",    U"st.v.",
                                                        U"st. v.", U"ст.ст.", U"ст. ст.", U"ст. стиля", U"ст. стилю"};
    return end_of_word(text, marks) || has_letters_of_old_style(text) || has_long_name_of_old_style(text) ||
           has_romanian_mark_behind_year(text);
}

}  // namespace kalends
