#pragma once

#include <optional>
#include <vector>

#include "kalends/language/expression.hpp"

// What an end of a stretch or a member of a list leaves to its neighbours: "4-10 July 1776" is 4 July to 10 July 1776.
namespace kalends {

/// From the coarsest to the finest.
enum class Copied : unsigned char { nothing, century, decade, year, month };

/// A point with what it copies from its neighbours.
struct FilledPoint {
    Point point;
    bool is_same_time = false;  ///< the other end is the same time by another calendar
    Copied finest = Copied::nothing;
    bool from_left = false;  ///< of the finest
    bool has_year_copied = false;
    int years_moved = 0, months_moved = 0, weeks_moved = 0,
        days_moved = 0;                   ///< so much later than what was copied says
    bool has_day_copied = false;          ///< a clock took its day from a neighbour, or from the reference
    bool has_half_moved = false;          ///< am or pm was open, and is the one that lets the end be later
    bool has_half_copied = false;         ///< and am or pm
    std::size_t zone = 0;                 ///< which of the zones that are named it has
    bool is_end_of_counted_time = false;  ///< the other end counts hours from the reference, which this end is
    /// No neighbour has a year either, and none is written.
    bool is_yearless = false;
};

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
/// is none; an hour up to twelve the half of the day, any clock the zone.
std::vector<FilledStretch> fill(const Expression&);

/// A clock alone, which takes a day as a whole.
bool lacks_day(const Point&);

/// The finest field that was copied, moved by one: a start down, an end up. False where nothing was copied.
bool move_start_down(FilledPoint&);
bool move_end_up(FilledPoint&);

/// True where the first of their years, months and days that differ is the greater one: 31 September is written after 9
/// September, whether it exists or not.
bool is_written_after(const Point&, const Point&);

}  // namespace kalends
