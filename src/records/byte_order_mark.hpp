#pragma once

#include <string_view>

namespace kalends {

/// U+FEFF in UTF-8, which some programs write before a text.
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

}  // namespace kalends
