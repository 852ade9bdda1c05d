#pragma once

#include <string>

#include "calendar/choices.hpp"
#include "calendar/ellipsis.hpp"
#include "calendar/periods.hpp"
#include "calendar/point_time.hpp"
#include "kalends/language/expression.hpp"

/// The times of points that tests write.
namespace kalends::made {

inline constexpr int stand_in_year = 2000;

inline std::string name_of(Validity failure) {
    switch (failure) {
        case Validity::impossible:
            return "impossible";
        case Validity::relative:
            return "relative";
        case Validity::unread:
            return "unread";
        case Validity::unknown:
            return "unknown";
        default:
            return "answered";
    }
}

inline std::string said(const ResolvedPoint& point) {
    if (!point.time) return name_of(point.failure);
    if (!point.time->period) return point.time->unplaced;
    return text_of(point.time->period) + (point.time->is_yearless ? " of any year" : "");
}

inline ResolvedPoint resolved(const std::string& text, const ResolutionOptions& options, const NumberSpans& numbers,
                              Choices& choices) {
    const FilledPoint filled = fill(parse_expression(text)).front().begin.value();
    return resolve_point(filled, {options, numbers, choices, stand_in_year});
}

/// All that it may be, "|" between them.
inline std::string times(const std::string& text, const ResolutionOptions& options = {},
                         const NumberSpans& numbers = {}) {
    Choices choices;
    std::string all;
    do {
        all += (all.empty() ? "" : " | ") + said(resolved(text, options, numbers, choices));
    } while (choices.next());
    return all;
}

inline PointTime time(const std::string& text, const ResolutionOptions& options = {}) {
    Choices choices;
    return resolved(text, options, {}, choices).time.value();
}

}  // namespace kalends::made
