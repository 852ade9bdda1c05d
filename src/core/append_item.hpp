#pragma once

#include <string>
#include <string_view>

namespace kalends {

/// "a, b, c": the separator stands before all items but the first.
inline void append_item(std::string& list, std::string_view item, std::string_view separator = ", ") {
    if (!list.empty()) list.append(separator);
    list.append(item);
}

/// All of them, "a, b, c". @param items that are texts
template <class Items>
std::string separated(const Items& items, std::string_view separator = ", ") {
    std::string list;
    for (const std::string_view item : items) append_item(list, item, separator);
    return list;
}

}  // namespace kalends
