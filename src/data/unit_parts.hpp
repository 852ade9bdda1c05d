#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "kalends/language/expression.hpp"

namespace kalends {

/// A fraction of an hour, a day or a year, as a step counts it in a smaller unit.
struct UnitPart {
    Unit unit;
    int number;
    std::string_view numerator, denominator;
};

constexpr std::array unit_parts{UnitPart{Unit::minute, 30, "1", "2"}, UnitPart{Unit::minute, 15, "1", "4"},
                                UnitPart{Unit::minute, 45, "3", "4"}, UnitPart{Unit::hour, 12, "1", "2"},
                                UnitPart{Unit::month, 6, "1", "2"},   UnitPart{Unit::half, 1, "1", "2"}};

/// Thirty minutes are 1/2.
constexpr bool counts_part(const Step& step, std::string_view numerator, std::string_view denominator) {
    return step.kind != Step::Kind::nth && std::ranges::any_of(unit_parts, [&](const UnitPart& part) {
               return part.unit == step.unit && part.number == (step.number < 0 ? -step.number : step.number) &&
                      part.numerator == numerator && part.denominator == denominator;
           });
}

}  // namespace kalends
