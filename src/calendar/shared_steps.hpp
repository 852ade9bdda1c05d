#pragma once

#include <optional>

#include "kalends/language/expression.hpp"

// What a time shares with a neighbour that is seen from today: in "Tuesday and Thursday next week" both are next
// week's, in "May to June last year" both are last year's, and so are quarters, and days of next month.
namespace kalends {

/// A century and a millennium stand for themselves; any other unit is one within something.
bool counts_within(const Step&);

/// A point that is only a part of what a neighbour names: "#2 quarter", "early".
bool is_part(const Point&);

/// "R fri".
bool names_weekday_alone(const Point&);

struct SharedSteps {
    Point point;     ///< with the steps of both
    bool can_shift;  ///< what both stand in is counted from today, as next year is, not a month within it
};

/// Nothing where the one has a week, month or year of its own, or the other is not seen from today or names no such
/// time: "May / R + 1 year #0 year #6 month" is "R + 1 year #0 year #5 month", and "R tue & R + 1 week #0 week thu"
/// begins with "R + 1 week #0 week tue".
std::optional<SharedSteps> share_steps(const Point&, const Point& seen_from_today);

/// "Next Tuesday to Friday", "tomorrow to Friday": a weekday alone behind a day that is counted from today is the first
/// one after it, "R + 1 tue + 1 fri". Nothing of any other two.
std::optional<Point> weekday_behind(const Point& weekday, const Point& seen_from_today);

/// So many weeks, months or years later. @pre can_shift
void shift(Point&, int by);

}  // namespace kalends
