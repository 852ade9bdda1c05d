#include "text/printable.hpp"

#include <unicode/uchar.h>

#include <array>
#include <cstdint>
#include <cstdio>

#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

bool is_command(char32_t c) {
    constexpr std::uint32_t commands = U_GC_CC_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK;
    const auto code_point = static_cast<UChar32>(c);
    return (U_GET_GC_MASK(code_point) & commands) != 0 || u_hasBinaryProperty(code_point, UCHAR_BIDI_CONTROL) != 0;
}

std::string escape(char32_t c) {
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "\\u{%X}", static_cast<unsigned>(c));
    return text.data();
}

}  // namespace

std::string printable(std::string_view utf8) {
    std::string result;
    for (const char32_t c : to_code_points(utf8)) result += is_command(c) ? escape(c) : to_utf8({&c, 1});
    return result;
}

}  // namespace kalends
