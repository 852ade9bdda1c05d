#include "text/trimmed.hpp"

#include <unicode/utf8.h>

#include <cstddef>

#include "text/folding.hpp"

namespace kalends {
namespace {

/// Negative where bytes are no code point; moves `next` behind what was read.
UChar32 code_point(std::string_view text, std::size_t& next) {
    UChar32 c = 0;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"  // inside ICU's macro
    U8_NEXT(text.data(), next, text.size(), c);
#pragma GCC diagnostic pop
    return c;
}

bool says_nothing(UChar32 c) {
    if (c < 0) return false;
    const char32_t image = fold(static_cast<char32_t>(c));
    return image == U' ' || image == folded_away;
}

/// Where the last code point of a text that is not empty begins, if it is well formed.
std::size_t last_begin(std::string_view text) {
    constexpr std::size_t longest = U8_MAX_LENGTH;
    std::size_t begin = text.size() - 1;
    while (begin > 0 && text.size() - begin < longest && U8_IS_TRAIL(static_cast<unsigned char>(text[begin]))) --begin;
    return begin;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
    for (std::size_t next = 0; !text.empty() && says_nothing(code_point(text, next)); next = 0)
        text.remove_prefix(next);
    while (!text.empty()) {
        const std::size_t begin = last_begin(text);
        std::size_t next = begin;
        if (!says_nothing(code_point(text, next)) || next < text.size()) break;
        text = text.substr(0, begin);
    }
    return text;
}

}  // namespace kalends
