#include "generator/plain_letters.hpp"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <string_view>

#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

bool may_be_plain(const icu::UnicodeString& text) {
    for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
        if (u_isalpha(text.char32At(i)) == 0) continue;
        UErrorCode status = U_ZERO_ERROR;
        const UScriptCode script = uscript_getScript(text.char32At(i), &status);
        return script == USCRIPT_LATIN || script == USCRIPT_GREEK;
    }
    return false;
}

}  // namespace

std::string with_letters_of_neighbours(std::string_view text, Random& random) {
    constexpr std::u32string_view arabic = U"\u064a\u0643", persian = U"\u06cc\u06a9";
    constexpr double share = 0.5;
    std::u32string letters = to_code_points(text);
    for (char32_t& c : letters) {
        const std::size_t of_arabic = arabic.find(c), of_persian = persian.find(c);
        const bool is_one = of_arabic != arabic.npos || of_persian != persian.npos;
        if (is_one && random.chance(share)) c = of_arabic != arabic.npos ? persian[of_arabic] : arabic[of_persian];
    }
    return to_utf8(letters);
}

std::string without_accents(std::string_view text) {
    const bool is_ascii = std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (is_ascii) return std::string(text);
    UErrorCode status = U_ZERO_ERROR;
    const icu::UnicodeString whole = icu::UnicodeString::fromUTF8({text.data(), static_cast<int32_t>(text.size())});
    if (!may_be_plain(whole)) return std::string(text);
    const icu::UnicodeString split = icu::Normalizer2::getNFDInstance(status)->normalize(whole, status);
    icu::UnicodeString plain;
    for (int32_t i = 0; i < split.length(); i = split.moveIndex32(i, 1))
        if (u_charType(split.char32At(i)) != U_NON_SPACING_MARK) plain.append(split.char32At(i));
    std::string result;
    plain.toUTF8String(result);
    return result;
}

}  // namespace kalends
