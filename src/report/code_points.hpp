#pragma once

#include <string>
#include <string_view>

namespace kalends {

/// Code points of UTF-8, by ICU; U+FFFD where it is ill-formed.
std::u32string code_points(std::string_view utf8);

}  // namespace kalends
