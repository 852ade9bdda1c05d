#include "text/mixed_scripts.hpp"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

#include "text/letters.hpp"

namespace kalends {
namespace {

/// Letters that look the same, place by place. Capitals of more than small ones: В, not в.
constexpr std::u32string_view latin = U"ABCEHIJKMOPSTXYaceijopsxyhËëÏïÄäÖöÇçĂăĔĕÆæƏə",
                              cyrillic = U"АВСЕНІЈКМОРЅТХУасеіјорѕхуһЁёЇїӒӓӦӧҪҫӐӑӖӗӔӕӘә";
static_assert(latin.size() == cyrillic.size());

bool is_latin(char32_t c) {
    constexpr char32_t behind = 0x0250, schwa = U'ə';
    return (c < behind || c == schwa) && is_letter(c);
}

bool is_cyrillic(char32_t c) {
    constexpr char32_t first = 0x0400, behind = 0x0530;
    return c >= first && c < behind && is_letter(c);
}

/// As it stands in the bytes, with its case; as the text has it where several bytes or none made it.
char32_t written(std::string_view bytes, const ByteSpan& origin, char32_t normalized) {
    const std::string_view one = bytes.substr(origin.begin, origin.end - origin.begin);
    const icu::UnicodeString letters = icu::UnicodeString::fromUTF8(one);
    const UChar32 c = letters.char32At(0);
    const bool is_it = letters.countChar32() == 1 && u_tolower(c) == static_cast<UChar32>(normalized);
    return is_it ? static_cast<char32_t>(c) : normalized;
}

/// A small letter.
std::optional<char32_t> twin(char32_t letter, std::u32string_view of, std::u32string_view others) {
    const std::size_t place = of.find(letter);
    if (place == of.npos) return std::nullopt;
    return static_cast<char32_t>(u_tolower(static_cast<UChar32>(others[place])));
}

/// One word of a text.
class Word {
public:
    Word(std::string_view bytes, NormalizedText& text, std::size_t begin, std::size_t end)
        : bytes_(bytes), text_(text), begin_(begin), end_(end) {}

    [[nodiscard]] bool is_mixed() const {
        return count(is_latin) > 0 && count(is_cyrillic) > 0 && !begins_with_number();
    }

    /// In the script of most of its letters, or the other where some of those have no twin.
    void write_in_one_script() {
        const std::size_t letters = count(is_latin), others = count(is_cyrillic);
        const std::optional<std::u32string> in_latin = written_in(latin, cyrillic, is_cyrillic),
                                            in_cyrillic = written_in(cyrillic, latin, is_latin);
        if (in_latin && in_cyrillic && letters == others) return;
        const bool is_latin_word = in_latin && (!in_cyrillic || letters > others);
        if (const std::optional<std::u32string>& word = is_latin_word ? in_latin : in_cyrillic) {
            std::ranges::copy(*word, text_.code_points.begin() + static_cast<std::ptrdiff_t>(begin_));
            text_.repaired = true;
        }
    }

private:
    [[nodiscard]] std::size_t count(bool (*is_one)(char32_t)) const {
        const std::u32string_view word = std::u32string_view(text_.code_points).substr(begin_, end_ - begin_);
        return static_cast<std::size_t>(std::ranges::count_if(word, is_one));
    }
    /// Nothing where some letter of the others has no twin.
    [[nodiscard]] std::optional<std::u32string> written_in(std::u32string_view script, std::u32string_view others,
                                                           bool (*is_other)(char32_t)) const {
        std::u32string letters = text_.code_points.substr(begin_, end_ - begin_);
        for (std::size_t i = 0; i < letters.size(); ++i) {
            if (!is_other(letters[i])) continue;
            const std::optional<char32_t> same =
                twin(written(bytes_, text_.origin[begin_ + i], letters[i]), others, script);
            if (!same) return std::nullopt;
            letters[i] = *same;
        }
        return letters;
    }
    /// Or is one, of letters of both scripts: ХIХ.
    [[nodiscard]] bool begins_with_number() const {
        constexpr std::u32string_view numerals = U"ivxіѵх";
        return numerals.find(text_.code_points[begin_]) != numerals.npos;
    }

    std::string_view bytes_;
    NormalizedText& text_;
    std::size_t begin_, end_;
};

}  // namespace

void repair_mixed_scripts(std::string_view bytes, NormalizedText& text) {
    const std::u32string& all = text.code_points;
    if (std::ranges::none_of(all, is_cyrillic)) return;
    for (std::size_t begin = 0; begin < all.size(); ++begin) {
        std::size_t end = begin;
        while (end < all.size() && is_letter(all[end])) ++end;
        if (end == begin) continue;
        if (Word word(bytes, text, begin, end); word.is_mixed()) word.write_in_one_script();
        begin = end;
    }
}

}  // namespace kalends
