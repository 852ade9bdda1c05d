// What kind of time a text says: a day, a month, from one to another, a list.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "kalends/language/expression.hpp"

namespace kalends {

/// Kinds of expressions, as they are written, whatever they resolve to. The first that applies holds: none, several,
/// interval; then of the one point approximate, moved, part, within, period, day, month, year, partial.
enum class Kind {
    none,         ///< no date: none
    day,          ///< year, month and day: 2018-05-09, XX18-05-09 dmy, 2018-W19-3, 2018-129
    month,        ///< a year and a month: 2018-05
    year,         ///< a year, of two digits, too: 1849, bc 0044
    partial,      ///< all else: XXXX-05-09, XXXX-05, T14:30
    period,       ///< a decade, a season, a century, a quarter or week of a year: 186X, 1849-21, #19 century, 2018 #2
                  ///< quarter, 2018 #19 week
    part,         ///< of what stands before: 1917 late, #13 century #2 half, 1849-05 #2 half
    within,       ///< the n-th in a time, or the one that holds it: 2014-09 #3 tue, 2014-10-06 #0 week, #18 century #2
                  ///< decade
    moved,        ///< counted from another time: R - 3 day, 1999-05-13 + 1 fri
    approximate,  ///< one point with ~ or ?
    interval,     ///< one stretch with an end: 1914 / 1918, .. / 1500, and 1215 = 1800 by two calendars
    several       ///< a list
};
constexpr std::array<Kind, 12> all_kinds{Kind::none,    Kind::day,         Kind::month,    Kind::year,
                                         Kind::partial, Kind::period,      Kind::part,     Kind::within,
                                         Kind::moved,   Kind::approximate, Kind::interval, Kind::several};

/// Of each expression there is one. Weekday, calendar, era and order make no difference, nor does a clock beside a
/// date: how much of the date is written does.
Kind kind_of(const Expression&);

/// "none", "day" and so on, as above.
std::string_view name(Kind);
/// The kind of that name; nothing for any other word.
std::optional<Kind> parse_kind(std::string_view name);

}  // namespace kalends
