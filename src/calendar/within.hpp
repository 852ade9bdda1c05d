#pragma once

#include <optional>

#include "calendar/period.hpp"

// The table of units by parts: what the n-th of a unit within a time is, which part of it is early, and which unit
// holds it.
//
// | within    | half          | third         | quarter        | early, mid, late | month | week, day, weekday |
// | --------- | ------------- | ------------- | -------------- | ---------------- | ----- | ------------------ |
// | millennium, century, decade, and parts of them of several years | years, the longer parts first ... | n-th | n-th |
// | year      | 6 months      | 4 months      | 3 months       | as thirds        | n-th  | weeks are ISO's    |
// | season, parts of a year | months, the longer parts first; days where there are too few | n-th | n-th          |
// | month     | 1-15, 16-     | 1-10, 11-20, 21- | days, longer first | as thirds | -     | see FirstWeek      |
// | week      | days, the longer parts first ...                                      | -     | -, n-th, that one  |
// | day       | -             | -             | -              | the day itself   | -     | -                  |
//
// Of a year the months 21 to 24 are its seasons. 50 years are thirds of 17, 17 and 16, a century of 34, 33 and 33; the
// first century has 99 years. What is before Christ is in the order of time as well.
namespace kalends {

struct WeekRules {
    FirstWeek first = FirstWeek::ask;
    WeekStart start = WeekStart::monday;
};

/// True where which week is the n-th hangs on what the first one is: of a year weeks are ISO's.
bool asks_first_week(const Period&, Unit);

/// @param n from 1, or from -1, which is the last. Nothing where there is none, and of what is shorter than a day.
/// @pre the first week is told where asks_first_week(); n is not 0
std::optional<Period> nth_within(const Period&, int n, Unit, const WeekRules&);

/// Its third; of a day the day. Nothing of what is too short to have one.
std::optional<Period> part_of(const Period&, Part);

/// The one of a unit that holds a period; a weekend is that of its week (ISO 8601), the next one of five days. Nothing
/// where it reaches into another one.
std::optional<Period> holding(const Period&, Unit, WeekStart);

/// The day of a week of seven days.
Period weekday_within(const Period& week, Unit weekday);

/// The first day of the week that holds a day.
std::chrono::sys_days week_begin(std::chrono::sys_days, WeekStart);

/// As std::chrono counts them. @pre is_weekday()
std::chrono::weekday to_weekday(Unit);

}  // namespace kalends
