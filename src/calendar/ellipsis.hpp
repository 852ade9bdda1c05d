#pragma once

#include <optional>
#include <vector>

#include "calendar/filled_point.hpp"
#include "kalends/language/expression.hpp"

// What an end of a stretch or a member of a list leaves to its neighbours: "4-10 July 1776" is 4 July to 10 July 1776.
namespace kalends {

/// A stretch of such points; nothing where an end is open or unknown, or where there is none.
struct FilledStretch {
    std::optional<FilledPoint> begin, end;
};

/// What an item lacks it copies from the other end of its stretch, else from the next one to the right that has it,
/// else from the next one to the left: its year with its era, its month, what its first step counts within. A year that
/// is cut short ("1851-52, 1920") takes its first digits from the left before the right. An era before Christ, or a
/// signed year, is copied from the right alone, and an era that is written stops it; other eras are copied from both
/// sides. A year of another calendar is none of ours, and a calendar that is written is copied like an era; neither is
/// between two ways to say one time. A clock without a day takes all of a neighbour's, or the reference's where there
/// is none; an hour up to twelve the half of the day, any clock the zone. Beside a time as seen from today what has no
/// year of its own is seen from there too (shared_steps).
std::vector<FilledStretch> fill(const Expression&);

/// A clock alone, which takes a day as a whole.
bool lacks_day(const Point&);

/// True where the first of their years, months and days that differ is the greater one: 31 September is written after 9
/// September, whether it exists or not.
bool is_written_after(const Point&, const Point&);

}  // namespace kalends
