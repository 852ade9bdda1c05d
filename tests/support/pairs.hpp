#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "kalends/data/example.hpp"

namespace kalends::made {

/// A text and what it says; of no locale and no pattern, and nothing is known of where it says it.
inline Example pair(std::string text, std::string_view expression) {
    return {std::move(text), parse_expression(expression), "-", "-", {}};
}

}  // namespace kalends::made
