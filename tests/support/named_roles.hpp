#pragma once

#include <string>
#include <vector>

#include "language/layout.hpp"

namespace kalends::made {

/// What outputs play, by the names that alignments have of them.
inline std::vector<Role> roles_of(const std::vector<std::string>& outputs) {
    std::vector<symbol::Id> symbols;
    for (const std::string& name : outputs) symbols.push_back(parse_symbol(name).value());
    return layout_of(symbols);
}

}  // namespace kalends::made
