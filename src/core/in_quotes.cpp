#include "core/in_quotes.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

namespace kalends {
namespace {

struct Character {
    char32_t code_point = 0;
    std::size_t bytes = 1;
};

bool is_continuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The first character of a text that is not empty. Bytes that are none stand for themselves, and are never escaped: a
/// floor below Unicode's tables tells no more of them than their length.
Character first_character(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t bytes = lead < 0xC2 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 1;
    if (bytes == 1) return {lead < 0x80 ? char32_t{lead} : U'\uFFFD'};
    const std::string_view rest = text.substr(1, bytes - 1);
    if (rest.size() + 1 < bytes || !std::all_of(rest.begin(), rest.end(), is_continuation)) return {U'\uFFFD'};
    char32_t code_point = lead & (0xFFU >> (bytes + 1));
    for (const char byte : rest) code_point = (code_point << 6U) | (static_cast<unsigned char>(byte) & 0x3FU);
    return {code_point, bytes};
}

/// Cc, Zl, Zp and Bidi_Control of Unicode 15.
bool is_command(char32_t c) {
    const auto within = [c](char32_t first, char32_t last) { return c >= first && c <= last; };
    return within(0, 0x1F) || within(0x7F, 0x9F) || c == 0x61C || within(0x200E, 0x200F) || within(0x2028, 0x202E) ||
           within(0x2066, 0x2069);
}

std::string escape(char32_t c) {
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "\\u{%X}", static_cast<unsigned>(c));
    return text.data();
}

}  // namespace

std::string in_quotes(std::string_view text) {
    constexpr std::size_t enough = 60;
    std::string quoted = "'";
    for (std::size_t i = 0; i < text.size();) {
        const Character next = first_character(text.substr(i));
        if (i + next.bytes > enough) return quoted + "...'";
        quoted += is_command(next.code_point) ? escape(next.code_point) : std::string(text.substr(i, next.bytes));
        i += next.bytes;
    }
    return quoted + "'";
}

}  // namespace kalends
