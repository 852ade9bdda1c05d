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

bool is_latin_letter(char32_t c) {
    constexpr char32_t behind = 0x0250, schwa = U'ə';
    return (c < behind || c == schwa) && is_letter(c);
}

struct Script {
    std::u32string_view letters;  ///< those that look like the other's, place by place
    bool (*has)(char32_t);
};
/// Capitals of more than small ones: В, not в.
constexpr Script latin{U"ABCEHIJKMOPSTXYaceijopsxyhËëÏïÄäÖöÇçĂăĔĕÆæƏə", is_latin_letter},
    cyrillic{U"АВСЕНІЈКМОРЅТХУасеіјорѕхуһЁёЇїӒӓӦӧҪҫӐӑӖӗӔӕӘә", is_cyrillic_letter};
static_assert(latin.letters.size() == cyrillic.letters.size());

/// As it stands in the bytes, with its case; as the text has it where several bytes or none made it.
char32_t written(std::string_view bytes, const ByteSpan& origin, char32_t normalized) {
    const std::string_view one = bytes.substr(origin.begin, origin.end - origin.begin);
    const icu::UnicodeString letters = icu::UnicodeString::fromUTF8(one);
    const UChar32 c = letters.char32At(0);
    const bool is_it = letters.countChar32() == 1 && u_tolower(c) == static_cast<UChar32>(normalized);
    return is_it ? static_cast<char32_t>(c) : normalized;
}

/// In small letters of the script; nothing where some letter of the other has no twin.
/// @param written the letters of the word as they stand in the bytes
std::optional<std::u32string> in_script(const Script& script, const Script& other, std::u32string word,
                                        std::u32string_view written) {
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (!other.has(word[i])) continue;
        const std::size_t place = other.letters.find(written[i]);
        if (place == other.letters.npos) return std::nullopt;
        word[i] = static_cast<char32_t>(u_tolower(static_cast<UChar32>(script.letters[place])));
    }
    return word;
}

/// In the script of most of its letters, or the other where some of those have no twin; nothing where it is to stay.
std::optional<std::u32string> in_one_script(const std::u32string& word, std::u32string_view written) {
    const std::optional<std::u32string> in_latin = in_script(latin, cyrillic, word, written),
                                        in_cyrillic = in_script(cyrillic, latin, word, written);
    const auto of_latin = std::ranges::count_if(word, latin.has),
               of_cyrillic = std::ranges::count_if(word, cyrillic.has);
    if (in_latin && in_cyrillic && of_latin == of_cyrillic) return std::nullopt;
    return in_latin && (!in_cyrillic || of_latin > of_cyrillic) ? in_latin : in_cyrillic;
}

bool is_mixed(std::u32string_view word) {
    return std::ranges::any_of(word, latin.has) && std::ranges::any_of(word, cyrillic.has);
}

/// Or is one, of letters of both scripts: ХIХ.
bool begins_with_number(std::u32string_view word) {
    constexpr std::u32string_view numerals = U"ivxіѵх";
    return numerals.find(word.front()) != numerals.npos;
}

}  // namespace

void repair_mixed_scripts(std::string_view bytes, NormalizedText& text) {
    std::u32string& all = text.code_points;
    if (std::ranges::none_of(all, is_cyrillic_letter)) return;
    for (std::size_t begin = 0, end = 0; begin < all.size(); begin = end + 1) {
        for (end = begin; end < all.size() && is_letter(all[end]);) ++end;
        const std::u32string word = all.substr(begin, end - begin);
        if (!is_mixed(word) || begins_with_number(word)) continue;
        std::u32string as_written;
        for (std::size_t i = begin; i < end; ++i) as_written += written(bytes, text.origin[i], all[i]);
        if (const std::optional<std::u32string> one = in_one_script(word, as_written)) {
            all.replace(begin, word.size(), *one);
            text.repaired = true;
        }
    }
}

}  // namespace kalends
