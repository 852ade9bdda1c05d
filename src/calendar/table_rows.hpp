#pragma once

#include <string_view>
#include <utility>

// Tables that are compiled into the program: a row a line, # begins a comment, tabs between the fields.
namespace kalends {

/// Up to a sign, which is taken off with it.
inline std::string_view take_until(std::string_view& rest, char sign) {
    const std::size_t end = rest.find(sign);
    if (end == std::string_view::npos) return std::exchange(rest, {});
    const std::string_view taken = rest.substr(0, end);
    rest.remove_prefix(end + 1);
    return taken;
}

/// Calls `use` with each row of the table from `begin` to before `end`.
template <class Use>
void for_each_row(const char* begin, const char* end, const Use& use) {
    std::string_view table(begin, static_cast<std::size_t>(end - begin));
    while (!table.empty()) {
        const std::string_view line = take_until(table, '\n');
        if (!line.empty() && !line.starts_with('#')) use(line);
    }
}

}  // namespace kalends
