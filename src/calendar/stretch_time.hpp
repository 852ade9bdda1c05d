#pragma once

#include <optional>

#include "calendar/ellipsis.hpp"
#include "calendar/point_time.hpp"

namespace kalends {

/// When a stretch is, or a point that is none's end.
struct StretchTime {
    std::optional<PointTime> begin, end;  ///< nothing where it is open; of a point both are it
    bool begin_lacks_year = false, end_lacks_year = false;
    bool is_stretch = false;
    std::optional<PointTime> until{};  ///< of a stretch of times on one day, which begins with `begin`: its end
    bool is_unknown = false;           ///< an end is
    bool has_other_times = false;      ///< of a list of times on this day, which no text of ISO 8601 says
    Flags flags{};
};

/// The year of what has none.
struct YearForNone {
    int number = 0;
    bool is_given = false;  ///< it is that one; else it stands in for any
};

/// What all points of a text are resolved with.
struct StretchContext {
    const ResolutionOptions& options;
    const NumberSpans& numbers;
    Choices& choices;
    YearForNone year;
    bool is_numeric = false;
    Prefer for_months = Prefer::ask;  ///< which month a day alone has; ask: none
};

/// A time, or why there is none.
struct ResolvedStretch {
    StretchTime time;
    Validity failure = Validity::none;
};

/// Both ends, of which one moves where the start would be behind the end, if it was copied; a winter of two years; one
/// day by two calendars.
ResolvedStretch resolve_stretch(const Stretch&, FilledStretch, const StretchContext&);

}  // namespace kalends
