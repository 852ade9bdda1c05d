#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "kalends/language/symbols.hpp"

// Which output plays which role: the one place that knows where in what the decoder writes a field stands.
namespace kalends {

/// The digits of a date in the order in which they are written. In a week date the month's place holds the week and the
/// day's the day of the week; in an ordinal date both together hold the day of the year.
constexpr std::array<Role, 8> digit_roles{Role::year,  Role::year,  Role::year, Role::year,
                                          Role::month, Role::month, Role::day,  Role::day};

/// Where in digit_roles the digits of a field begin.
constexpr std::size_t first_digit(Role field) {
    std::size_t place = 0;
    while (digit_roles[place] != field) ++place;
    return place;
}

/// The role of the next symbol behind so many digits, which are counted.
Role next_role(symbol::Id, std::size_t& digits);

/// The role of each symbol: a written date's era if it has one, its eight digits, then form, weekday and order as far
/// as they are written, and `end`. @pre symbols that the grammar allows, not necessarily to their end
std::vector<Role> layout_of(std::span<const symbol::Id> symbols);
/// Of symbols by their names, as alignments have them. @throws Error (internal) on a name of no symbol
std::vector<Role> layout_of(std::span<const std::string> outputs);

/// Outputs [begin, end) that play one role, side by side; empty where there are none.
struct Places {
    std::size_t begin = 0, end = 0;
};
Places places_of(Role, std::span<const Role> layout);

}  // namespace kalends
