#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "calendar/choices.hpp"
#include "kalends/calendar/resolution.hpp"
#include "kalends/language/expression.hpp"
#include "text/number_spans.hpp"

// What a clock says of a day: the one place that knows which hour "halb drei" may be.
namespace kalends {

/// A time of a day.
struct DayTime {
    std::chrono::seconds since_midnight{};  ///< less than a day; of second 60 that of second 59
    bool has_seconds = false;
    bool is_leap_second = false;  ///< second 60 was written
    Clock::Fraction fraction{};   ///< of its second
    int days_after = 0;           ///< 1 of 24:00: it is the next day's
    /// How much the clock is ahead of UTC, where that is known.
    std::optional<std::chrono::seconds> offset{};
    bool is_utc = false;  ///< written as such: Z
    friend bool operator==(const DayTime&, const DayTime&) = default;
};

/// What clocks are read with.
struct ClockContext {
    const ResolutionOptions& options;
    const NumberSpans& numbers;
    Choices& choices;
};

/// The time that a clock says; nothing where it says a part of the day alone, or is open and no time was asked for.
/// HH:MM in digits is of 24 hours; an hour in words, or without minutes, from 1 to 12 and without am, pm or a part of
/// the day is asked for, as is whose midnight is meant. am and pm beside 13 to 24 count only if they agree.
/// @param flags gets end-of-day, approximate
/// @throws NoTime (impossible) 25:61, +99:00, three in the evening
std::optional<DayTime> time_of(const Clock&, const ClockContext&, Flags& flags);

/// The offset from UTC that it has in digits.
std::chrono::seconds written_offset(const Clock&);

/// Its offset, where its zone tells one on that day. @param name of a zone that is named @param flags gets
/// zone-ambiguous, time-missing, time-twice
void set_offset(DayTime&, const Clock&, std::chrono::sys_days, const std::string& name, const ResolutionOptions&,
                Flags& flags);

/// True for an hour from 1 to 12 of which the half of the day is not told: it takes that of a neighbour.
bool lacks_half(const Clock&);
/// pm where it was am, else am.
Clock::DayPart other_half(Clock::DayPart);
/// The half in which a part of the day lies, which is what neighbours take of it; the night, which lies in both,
/// itself.
Clock::DayPart half_of(Clock::DayPart);

/// ISO 8601-1, extended: 2018-05-09T14:30, 2018-05-09T14:30:05.123+02:00. @param in_utc where the offset is known
std::string to_iso(std::chrono::sys_days, const DayTime&, bool in_utc);

}  // namespace kalends
