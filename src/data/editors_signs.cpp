#include "data/editors_signs.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "calendar/edtf.hpp"
#include "core/digits.hpp"
#include "data/editors_words.hpp"
#include "kalends/text/normalized_text.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

/// Of scripts that put nothing between words: kana, Han, Hangul.
bool stands_anywhere(char32_t c) {
    constexpr char32_t first_of_east_asia = 0x2E80;
    return c >= first_of_east_asia;
}

/// The text, and what is beside a place in it.
class Text {
public:
    explicit Text(std::u32string_view text) : text_(text) {}

    [[nodiscard]] std::u32string_view all() const { return text_; }
    /// Right before and right behind; nothing (0) at an end of the text.
    [[nodiscard]] char32_t before(std::size_t at) const { return at > 0 ? text_[at - 1] : U'\0'; }
    [[nodiscard]] char32_t behind(std::size_t at) const { return at < text_.size() ? text_[at] : U'\0'; }

    [[nodiscard]] std::size_t skip_back(std::size_t at) const {
        while (before(at) == U' ') --at;
        return at;
    }
    [[nodiscard]] std::size_t skip(std::size_t at) const {
        while (behind(at) == U' ') ++at;
        return at;
    }
    [[nodiscard]] std::u32string_view until(std::size_t end) const { return text_.substr(0, end); }

    /// No letter goes on on either side; an abbreviation without its last dot has none behind it.
    [[nodiscard]] bool is_word(const Place& place) const {
        if (stands_anywhere(text_[place.begin])) return true;
        const std::u32string_view word = text_.substr(place.begin, place.end - place.begin);
        const bool lacks_dot = !word.ends_with(U'.') && word.find(U'.') != std::u32string_view::npos;
        return !is_letter(before(place.begin)) && !is_letter(behind(place.end)) &&
               !(lacks_dot && behind(place.end) == U'.');
    }

private:
    std::u32string_view text_;
};

bool has_digit(std::u32string_view text) {
    return std::ranges::any_of(text, is_digit);
}

/// True where such a word stands in the text and `is_meant` of its place.
template <class IsMeant>
bool has(const Text& text, Sense sense, IsMeant&& is_meant) {
    return std::ranges::any_of(editors_words(sense), [&](const std::u32string& phrase) {
        for (std::size_t at = 0; (at = text.all().find(phrase, at)) != std::u32string_view::npos; ++at)
            if (const Place place{at, at + phrase.size()}; text.is_word(place) && is_meant(place)) return true;
        return false;
    });
}

/// Where a word of this sense begins that ends at `end`.
std::optional<std::size_t> begin_of(const Text& text, Sense sense, std::size_t end) {
    for (const std::u32string& phrase : editors_words(sense)) {
        if (!text.until(end).ends_with(phrase)) continue;
        const std::size_t begin = end - phrase.size();
        if (text.is_word({begin, end})) return begin;
    }
    return std::nullopt;
}

/// Behind it the text, or what was said of it, ends.
bool ends_there(const Text& text, std::size_t end) {
    constexpr std::u32string_view stops = U"]),;:.?\"'[(/&";
    const std::size_t at = text.skip(end);
    const char32_t next = text.behind(at);
    if (next == U'-') return at > end;
    return next == U'\0' || stops.find(next) != std::u32string_view::npos;
}

bool begins_there(const Text& text, std::size_t begin) {
    constexpr std::u32string_view stops = U"[(,;:-\"'/.";
    const std::size_t at = text.skip_back(begin);
    const char32_t previous = text.before(at);
    if (previous == U'.') return at < begin;  // "s.l. s.d.", not "v.n.d."
    return previous == U'\0' || stops.find(previous) != std::u32string_view::npos;
}

bool is_undated(const Text& text) {
    if (has_digit(text.all())) return false;
    return has(text, Sense::no_date, [](const Place&) { return true; }) ||
           has(text, Sense::no_date_short,
               [&](const Place& place) { return begins_there(text, place.begin) && ends_there(text, place.end); });
}

/// "1862-1864, undated", "1862 and some undated": behind a date, and what stands between adds it.
bool is_added(const Text& text, std::size_t begin) {
    std::size_t at = text.skip_back(begin);
    if (const auto some = begin_of(text, Sense::some, at)) at = text.skip_back(*some);
    if (!has_digit(text.until(at))) return false;
    constexpr std::u32string_view signs = U",;&+";
    return signs.find(text.before(at)) != std::u32string_view::npos || begin_of(text, Sense::and_also, at);
}

bool is_part_undated(const Text& text) {
    return has(text, Sense::no_date, [&](const Place& place) { return is_added(text, place.begin); }) ||
           has(text, Sense::no_date_short,
               [&](const Place& place) { return is_added(text, place.begin) && ends_there(text, place.end); });
}

/// "(bulk 1880-1890)", "bulk dates 1880-1890", "bulk: 1880", and "1862-1900 (1880-1890 bulk)".
bool is_bulk(const Text& text) {
    if (!has_digit(text.all())) return false;
    return has(text, Sense::bulk, [&](const Place& place) {
        const bool is_english = text.all().substr(place.begin, place.end - place.begin) == U"bulk";
        if (!is_english && !has_digit(text.until(place.begin))) return false;  // "mostly 1880" is all that there is
        const std::size_t at = text.skip(place.end);
        const std::u32string_view rest = text.all().substr(at);
        return is_digit(text.behind(at)) || rest.starts_with(U"date") || rest.starts_with(U":") ||
               rest.starts_with(U"[") || (rest.starts_with(U")") && has_digit(text.until(place.begin)));
    });
}

/// c1985, a c right before a year: copyright, as cataloguers write it, or about.
bool is_copyright_or_circa(const Text& text) {
    const std::u32string_view all = text.all();
    for (std::size_t at = all.find(U'c'); at != std::u32string_view::npos; at = all.find(U'c', at + 1)) {
        std::size_t end = at + 1;
        if (!is_digit(text.behind(end))) continue;
        while (is_digit(text.behind(end))) ++end;
        const bool is_year = end == at + 5 && (all[at + 1] == U'1' || (all[at + 1] == U'2' && all[at + 2] <= U'1'));
        if (is_year && !is_letter(text.before(at)) && !is_digit(text.before(at)) && !is_letter(text.behind(end)))
            return true;
    }
    return false;
}

/// 14:30, 14h30, t143005.
bool has_clock(std::u32string_view text) {
    for (std::size_t i = 1; i + 2 < text.size(); ++i) {
        const bool is_between = is_digit(text[i - 1]) && is_digit(text[i + 1]) && is_digit(text[i + 2]);
        if (is_between && (text[i] == U':' || text[i] == U'h' || text[i] == U't')) return true;
    }
    return false;
}

/// "1850 [3]" and "in May [3]" at an end point at a note, 18[62] and 185[0] complete a year.
bool is_note(const Text& text, const Place& inside) {
    constexpr std::size_t digits_of_year = 4, longest_note = 3, shortest_year = 3;
    const std::u32string_view number = text.all().substr(inside.begin, inside.end - inside.begin);
    if (number.size() > longest_note || !std::ranges::all_of(number, is_digit)) return false;
    const std::size_t behind = text.skip_back(inside.begin - 1);
    std::size_t digits = 0;
    while (is_digit(text.before(behind - digits))) ++digits;
    if (digits >= digits_of_year) return true;
    const bool completes = digits > 0 && behind == inside.begin - 1;
    return !completes && number.size() < shortest_year && ends_there(text, inside.end + 1);
}

bool says_that_is(std::u32string_view inside) {
    return has(Text(inside), Sense::that_is, [&](const Place& place) { return has_digit(inside.substr(place.end)); });
}

/// In parentheses only where it is all that they say.
bool begins_with_that_is(std::u32string_view inside) {
    return has(Text(inside), Sense::that_is,
               [&](const Place& place) { return place.begin == 0 && has_digit(inside.substr(place.end)); });
}

/// A set of several dates: [1863,186x] as normalisation leaves it.
bool is_edtf_set(std::u32string_view text) {
    if (!text.starts_with(U'[')) return false;
    std::string upper = to_utf8(text);
    std::ranges::replace(upper, 'x', 'X');
    const std::optional<Edtf> edtf = parse_edtf(upper);
    return edtf && std::holds_alternative<edtf::Set>(edtf->value) && is_unmistakable_edtf(upper);
}

struct Brackets {
    char32_t open, close;
    bool are_editors;  ///< what stands in them is not in the source
};
constexpr std::array all_brackets{Brackets{U'[', U']', true}, Brackets{U'\u3014', U'\u3015', true},
                                  Brackets{U'(', U')', false}};

bool has_opening(std::u32string_view text) {
    return std::ranges::any_of(text, [](char32_t c) { return c == U'[' || c == U'(' || c == U'\u3014'; });
}

Flags flags_of_brackets(const Text& text, const Brackets& brackets) {
    Flags flags;
    const std::u32string_view all = text.all();
    for (std::size_t at = all.find(brackets.open); at != std::u32string_view::npos;
         at = all.find(brackets.open, at + 1)) {
        const Place inside{at + 1, std::min(all.find(brackets.close, at + 1), all.size())};
        if (inside.end == all.size()) break;
        const std::u32string_view words = all.substr(inside.begin, inside.end - inside.begin);
        if (brackets.are_editors ? says_that_is(words) : begins_with_that_is(words)) {
            flags.set(Flag::corrected);
        } else if (brackets.are_editors && has_digit(words) && !has_clock(words) && !is_note(text, inside)) {
            flags.set(Flag::supplied);
        }
    }
    return flags;
}

}  // namespace

Flags editors_signs(std::u32string_view normalized) {
    const Text text(normalized);
    Flags flags;
    if (has_opening(normalized) && !is_edtf_set(normalized))
        for (const Brackets& brackets : all_brackets) flags |= flags_of_brackets(text, brackets);
    flags.set(Flag::copyright_or_circa, is_copyright_or_circa(text));
    if (!may_have_editors_words(normalized)) return flags;
    flags.set(Flag::undated, is_undated(text));
    flags.set(Flag::part_undated, is_part_undated(text));
    flags.set(Flag::bulk, is_bulk(text));
    return flags;
}

std::vector<Place> editors_words_in(std::u32string_view text) {
    std::vector<Place> places;
    for (const std::u32string_view sign : {U"(c)", U"©"})
        for (std::size_t at = 0; (at = text.find(sign, at)) != text.npos; ++at)
            places.push_back({at, at + sign.size()});
    if (!may_have_editors_words(text)) return places;
    for (const Sense sense : {Sense::no_date, Sense::no_date_short, Sense::that_is, Sense::bulk})
        has(Text(text), sense, [&](const Place& place) {
            places.push_back(place);
            return false;
        });
    return places;
}

}  // namespace kalends
