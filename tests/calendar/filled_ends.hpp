#pragma once

#include <string>

#include "calendar/ellipsis.hpp"

namespace kalends::test {

/// Of the first stretch that a text says, when all that it leaves out is filled.
inline FilledPoint begin_of(const std::string& text) {
    return fill(parse_expression(text)).front().begin.value();
}

inline FilledPoint end_of(const std::string& text) {
    return fill(parse_expression(text)).front().end.value();
}

inline std::string text_of(const Point& point) {
    Expression expression = parse_expression("R");
    expression.stretches.front().begin.point = point;
    return to_string(expression);
}

}  // namespace kalends::test
