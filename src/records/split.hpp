#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace kalends {

/// Calls `use` with each part of a text that stands between separators: one part more than there are separators.
template <class Use>
void for_each_part(std::string_view text, char separator, Use use) {
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        use(text.substr(begin, end - begin));
        begin = end + 1;
    }
}

/// These parts.
inline std::vector<std::string_view> split_at(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for_each_part(text, separator, [&](std::string_view part) { parts.push_back(part); });
    return parts;
}

}  // namespace kalends
