#pragma once

#include <optional>
#include <string>

#include "calendar/calendar_system.hpp"
#include "calendar/choices.hpp"
#include "calendar/day_time.hpp"
#include "calendar/ellipsis.hpp"
#include "calendar/period.hpp"
#include "kalends/calendar/resolution.hpp"
#include "text/number_spans.hpp"

namespace kalends {

/// What points are resolved with.
struct PointContext {
    const ResolutionOptions& options;
    const NumberSpans& numbers;  ///< of the text
    Choices& choices;
    int stand_in_year;                ///< of what has no year
    bool is_year_given = false;       ///< it is that one; else it stands in for any
    bool is_numeric = false;          ///< the numbers of the text are bare: none of them is a season
    Prefer for_months = Prefer::ask;  ///< which month a day alone has; ask: none
};

/// When a point is.
struct PointTime {
    std::optional<Period> period;    ///< nothing for a day without a month, and for a year's last digit alone
    std::optional<DaySpan> exact{};  ///< what of the period it is: of a year of another calendar its days
    std::string unplaced;            ///< those in EDTF: XXXX-XX-12, XXX4
    bool is_yearless = false;        ///< the period has the year that stands in
    bool about = false, uncertain = false;
    bool has_clock = false;         ///< a time or part of the day is written
    bool is_time_open = false;      ///< an hour is, and of which half of the day is not known
    std::optional<DayTime> time{};  ///< of a day: what a clock says of it, or steps shorter than a day lead to
    std::chrono::seconds lasts{};   ///< so long from that time on
    Flags flags{};
};

bool is_one_day(const PointTime&);
/// Of a year that is known.
bool is_one_known_day(const PointTime&);
/// About, perhaps: where two times are one, it has the marks of both.
void add_marks(PointTime&, const PointTime& other);

/// A time, or why there is none: impossible, relative, unread, unknown.
struct ResolvedPoint {
    std::optional<PointTime> time;
    Validity failure = Validity::impossible;
};

/// The side of the reference that is told, or that the answer to which weekday is meant has taken.
Prefer preference(const ResolutionOptions&, const Choices&);

/// Its first and last day. @pre it has a period
std::chrono::sys_days first_day(const PointTime&);
std::chrono::sys_days last_day(const PointTime&);

/// Date, steps, part and clock of a point, by rule; asks what is left open.
ResolvedPoint resolve_point(const FilledPoint&, const PointContext&);

}  // namespace kalends
