#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace kalends {

/// What somebody wrote, for a message: between apostrophes, and only the beginning of what is long.
inline std::string quoted(std::string_view text) {
    constexpr std::size_t enough = 60;
    return "'" + std::string(text.substr(0, enough)) + (text.size() > enough ? "...'" : "'");
}

}  // namespace kalends
