#pragma once

#include <cstddef>

#include "calendar/calendar_system.hpp"
#include "calendar/ellipsis.hpp"
#include "calendar/period.hpp"

// Dates that another calendar counts, as days of ours.
namespace kalends {

/// True of the Gregorian calendar, named or not.
inline bool is_ours(Calendar calendar) {
    return calendar == Calendar::unwritten || calendar == Calendar::gregorian;
}
/// True where its years begin elsewhere than ours and the Julian ones, or are counted from elsewhere.
bool has_other_years(Calendar);
/// True where a leap month has the number of the one before: of Chinese and Korean moons.
bool has_leap_months(Calendar);

/// True where a year that is written beside the one calendar may be one of the other.
bool share_years(Calendar, Calendar);

/// What the date of a point comes to.
struct CountedTime {
    DaySpan days;           ///< a day, a month, a year, ten or a hundred years
    Period period;          ///< a day; of what is longer the months or years of ours that it touches
    std::size_t taken = 0;  ///< so many of the first steps are part of it: a century
    bool may_be_otherwise =
        false;  ///< some days of it are others where it was counted otherwise: by sightings, by place
};

/// Of Hebrew years below 1000 those of the sixth millennium are meant; of two digits the first such year that is not
/// over when 19PP of ours begins, PP being the pivot. @pre a calendar with other years
/// @throws NoTime impossible where the calendar has no such day, unknown where the year is not written whole
CountedTime time_in_calendar(const FilledPoint&, Islamic, int century_pivot);

/// Hebrew years of three digits are of the sixth millennium, and written so: 5778 for 778.
Expression with_thousands(Expression);

/// True of a Hebrew year of thirteen months, as seven of nineteen are, of which two are called Adar.
constexpr bool has_two_adars(int year) {
    constexpr int cycle = 19, leap_years = 7;
    return (leap_years * year + 1) % cycle < leap_years;
}

/// True where the day is written so in that calendar, as far as year, month and day are written.
bool is_written_so(const FilledPoint&, std::chrono::sys_days, Islamic);

}  // namespace kalends
