#include "text/folding.hpp"

#include <unicode/uchar.h>

#include <array>
#include <string_view>

namespace kalends {
namespace {

constexpr std::u32string_view apostrophes =
    U"\u00B4\u02B9\u02BB\u02BC\u02BD\u02C8\u02CA\u02CB\u055A\u05F3\u07F4\u2018\u2019\u201A\u201B\u2032\u2035\u2039"
    U"\u203A";
constexpr std::u32string_view quotation_marks =
    U"\u00AB\u00BB\u02BA\u02EE\u05F4\u201C\u201D\u201E\u201F\u2033\u2036\u2E42\u301D\u301E\u301F";
constexpr char32_t minus_sign = U'\u2212';

constexpr char32_t ascii_image(char32_t c) {
    if (c >= U'A' && c <= U'Z') return c + (U'a' - U'A');
    if (c < 0x20 || c == 0x7F) return U' ';
    return c == U'`' ? U'\'' : c;
}

constexpr std::array<char32_t, 128> ascii_images = [] {
    std::array<char32_t, 128> images{};
    for (char32_t c = 0; c < images.size(); ++c) images[c] = ascii_image(c);
    return images;
}();

char32_t fold_mark(char32_t c) {
    if (apostrophes.find(c) != std::u32string_view::npos) return U'\'';
    if (quotation_marks.find(c) != std::u32string_view::npos) return U'"';
    return c == minus_sign ? U'-' : c;
}

}  // namespace

char32_t fold_ascii(unsigned char c) {
    return ascii_images[c];
}

char32_t fold(char32_t c) {
    if (c < ascii_images.size()) return ascii_images[c];
    const auto code_point = static_cast<UChar32>(c);
    switch (u_charType(code_point)) {
        case U_UPPERCASE_LETTER:
        case U_LOWERCASE_LETTER:
        case U_OTHER_LETTER:
        case U_NON_SPACING_MARK:
            return c;  // nearly all there is: spares them the tables of marks
        case U_DECIMAL_DIGIT_NUMBER:
            return U'0' + static_cast<char32_t>(u_charDigitValue(code_point));
        case U_DASH_PUNCTUATION:
            return U'-';
        case U_SPACE_SEPARATOR:
        case U_LINE_SEPARATOR:
        case U_PARAGRAPH_SEPARATOR:
        case U_CONTROL_CHAR:
            return U' ';
        case U_FORMAT_CHAR:
            return folded_away;
        default:
            return fold_mark(c);
    }
}

}  // namespace kalends
