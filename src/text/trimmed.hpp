#pragma once

#include <string_view>

namespace kalends {

/// Without the blanks of ASCII at both ends, which a cell may have and which say nothing: for rules that look at a text
/// as it was written, before normalize_text().
constexpr std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const auto begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

}  // namespace kalends
