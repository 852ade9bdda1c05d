#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace kalends {

/// Terminal columns of a text: two for wide and full-width characters (UAX #11, by ICU), none for combining marks and
/// format characters, one for all others, ill-formed UTF-8 included (shown as U+FFFD).
std::size_t display_width(std::string_view utf8);

/// A text with blanks behind it up to so many columns.
std::string padded(std::string_view utf8, std::size_t width);

}  // namespace kalends
