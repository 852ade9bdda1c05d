#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace kalends {

/// What somebody wrote, for a message: between apostrophes, only the beginning of what is long, and with controls,
/// line ends and marks that turn the direction of writing as `\u{1B}`. What is no UTF-8 stays as it is.
std::string in_quotes(std::string_view text);

/// In single quotation marks, as bash, zsh and fish read them.
inline std::string shell_quoted(std::string_view text) {
    std::string word = "'";
    for (const char c : text) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return word + "'";
}

/// One word of a command line, as a POSIX shell reads it back: in quotation marks where it needs them.
inline std::string shell_word(const std::string& text) {
    constexpr std::string_view harmless = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./";
    const bool is_plain = !text.empty() && text.find_first_not_of(harmless) == std::string::npos;
    return is_plain ? text : shell_quoted(text);
}

}  // namespace kalends
