#include "code_points.hpp"

#include <unicode/unistr.h>

#include <cstdint>

namespace kalends {

std::u32string code_points(std::string_view utf8) {
    const icu::UnicodeString text = icu::UnicodeString::fromUTF8({utf8.data(), static_cast<std::int32_t>(utf8.size())});
    std::u32string result;
    for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1))
        result += static_cast<char32_t>(text.char32At(i));
    return result;
}

}  // namespace kalends
