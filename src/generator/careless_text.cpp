#include "generator/careless_text.hpp"

#include <unicode/uchar.h>

#include <algorithm>
#include <cstdint>

#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

/// No code point is longer.
constexpr std::size_t max_utf8_bytes = 4;

/// Digits of any script.
bool begins_with_digit(std::string_view text) {
    const std::u32string first = to_code_points(text.substr(0, max_utf8_bytes));
    return !first.empty() && u_isdigit(static_cast<UChar32>(first.front())) != 0;
}

bool ends_with_digit(std::string_view text) {
    const std::u32string last = to_code_points(text.substr(text.size() - std::min(text.size(), max_utf8_bytes)));
    return !last.empty() && u_isdigit(static_cast<UChar32>(last.back())) != 0;
}

}  // namespace

ByteSpan CarelessText::append(std::string_view text) {
    if (space_left_out_ && !text.empty()) {
        const bool between_digits = ends_with_digit(text_) && begins_with_digit(text);
        text_ += between_digits ? " " : "";
        space_left_out_ = false;
    }
    const auto begin = static_cast<std::uint32_t>(text_.size());
    text_ += text;
    return {begin, static_cast<std::uint32_t>(text_.size())};
}

void CarelessText::append_literal(std::string_view text) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t space = std::min(text.find(' ', begin), text.size());
        append(text.substr(begin, space - begin));
        begin = space + 1;
        if (space == text.size()) {
            return;
        }
        if (random_.chance(noise_.missing)) {
            space_left_out_ = true;
        } else {
            append(random_.chance(noise_.doubled) ? "  " : " ");
        }
    }
}

}  // namespace kalends
