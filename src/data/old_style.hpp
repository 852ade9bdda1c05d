#pragma once

#include <string_view>

namespace kalends {

/// True of a normalised text that says that it counts by the Julian calendar: Old Style in words, also with a typing
/// error, or in the letters of ten languages where these can be nothing else (O.S., a. St., ст. ст.).
bool names_old_style(std::u32string_view text);

}  // namespace kalends
