#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "kalends/language/symbols.hpp"

// Which output plays which role: the one place that knows where in what the decoder writes a field stands.
namespace kalends {

/// The digits of one date in the order in which they are written. In a week date the month's place holds the week and
/// the day's the day of the week; in an ordinal date both together hold the day of the year.
constexpr std::array<Role, 8> digit_roles{Role::year,  Role::year,  Role::year, Role::year,
                                          Role::month, Role::month, Role::day,  Role::day};

/// Where in digit_roles the digits of a field begin.
constexpr std::size_t first_digit(Role field) {
    std::size_t place = 0;
    while (digit_roles[place] != field) ++place;
    return place;
}

/// Tells the role of each symbol, one after another.
class RoleReader {
public:
    Role next(symbol::Id);

private:
    Role of_digit();

    std::size_t date_digits_ = 0;  ///< of this and all dates before
    Role number_ = Role::year;     ///< what digits are now: a date's (year stands for all), a step's, a clock's, dual's
};

/// The role of each symbol: see Role. A date has eight digits, before them calendar and era; all that belongs to a
/// clock is the clock's, all that belongs to a dual year the dual's. @pre symbols that the grammar allows, not
/// necessarily to their end
std::vector<Role> layout_of(std::span<const symbol::Id> symbols);

/// Outputs [begin, end) that play one role, side by side; empty where there are none.
struct Places {
    std::size_t begin = 0, end = 0;
    friend bool operator==(const Places&, const Places&) = default;
};
/// The first of that role.
Places places_of(Role, std::span<const Role> layout);
/// The first of them inside some places.
Places places_of(Role, std::span<const Role> layout, Places inside);
/// The points and bounds that joins stand between, in their order: all that is said of one time, clock and weekday with
/// it. None where nothing is said. The k-th of them has at most one date.
std::vector<Places> ends_of(std::span<const Role> layout);

}  // namespace kalends
