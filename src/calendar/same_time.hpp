#pragma once

#include <chrono>

#include "calendar/ellipsis.hpp"
#include "calendar/point_time.hpp"

// One time by two calendars: 25 October (7 November) 1917, 1215 AH (1800), 9 May 2018 (24th of the third month).
namespace kalends {

/// False of what is written so and can't be, which is from one to the other: 7./8. Dezember 1832.
bool is_same_time(const Stretch&);

/// True of a day that is written as the first by the Julian calendar, and as the second by ours.
bool is_julian_of(std::chrono::sys_days written, std::chrono::sys_days day);

/// "26 July 1563 - 25 Dhu l-Qa'da 970 AH", and with a comma, is no stretch and no list, but one day by two calendars:
/// of two full dates, one by our calendar and one by another that is named, which are that day; in a stretch an Islamic
/// one also where it is two days off, as the moon was seen. Else as it was.
Expression with_one_day_by_two_calendars(Expression, Islamic);

/// A year, a month and a day of some calendar, and nothing that counts from it.
bool is_full_day(const Point&);

/// True of two full days as one time, by our calendar and by one of other years, that lie more than three days apart;
/// by ours and the Julian one, of days that are not the same. Not of days with a time.
bool is_of_days_apart(const Stretch&, Islamic);

/// One of both, as it is written and what it comes to.
struct Side {
    const FilledPoint& written;
    const ResolvedPoint& found;
};

/// The side that our calendar counts, of the days that both have; where they share none, all of it, flagged. Without a
/// calendar the earlier of two days is Julian, if they differ by that calendar's offset; else nobody knows.
/// No other flags than of that, and marks.
ResolvedPoint resolve_same_time(const Side&, const Side&, Islamic);

}  // namespace kalends
