#include "language/layout.hpp"

#include <algorithm>

#include "core/in_quotes.hpp"
#include "kalends/core/error.hpp"

namespace kalends {

Role next_role(symbol::Id id, std::size_t& digits) {
    const std::optional<Role> own = role_of(id);
    return own ? *own : digit_roles.at(digits++);
}

std::vector<Role> layout_of(std::span<const symbol::Id> symbols) {
    std::vector<Role> layout;
    layout.reserve(symbols.size());
    std::size_t digits = 0;
    for (const symbol::Id id : symbols) layout.push_back(next_role(id, digits));
    return layout;
}

std::vector<Role> layout_of(std::span<const std::string> outputs) {
    std::vector<symbol::Id> symbols;
    for (const std::string& name : outputs) {
        const std::optional<symbol::Id> id = parse_symbol(name);
        if (!id) throw Error(ErrorKind::internal, in_quotes(name) + " is no symbol that a decoder writes");
        symbols.push_back(*id);
    }
    return layout_of(symbols);
}

Places places_of(Role role, std::span<const Role> layout) {
    const auto begin = std::ranges::find(layout, role);
    const auto end = std::find_if(begin, layout.end(), [role](Role other) { return other != role; });
    return {static_cast<std::size_t>(begin - layout.begin()), static_cast<std::size_t>(end - layout.begin())};
}

}  // namespace kalends
