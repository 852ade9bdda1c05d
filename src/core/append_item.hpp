#pragma once

#include <string>
#include <string_view>

namespace kalends {

/// "a, b, c": the separator stands before all items but the first.
inline void append_item(std::string& list, std::string_view item, std::string_view separator = ", ") {
    if (!list.empty()) list.append(separator);
    list.append(item);
}

}  // namespace kalends
