#pragma once

#include <cstddef>

#include "kalends/language/expression.hpp"

// A point of an expression, with what it took from its neighbours and how far that was moved since.
namespace kalends {

/// From the coarsest to the finest; last what a time as seen from today was shifted by.
enum class Copied : unsigned char { nothing, century, decade, year, month, shift };

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

/// The finest field that was copied, moved by one: a start down, an end up. False where nothing was copied.
bool move_start_down(FilledPoint&);
bool move_end_up(FilledPoint&);

}  // namespace kalends
