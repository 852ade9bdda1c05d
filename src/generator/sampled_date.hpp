#pragma once

#include <chrono>
#include <optional>

#include "calendar/calendar_system.hpp"
#include "core/random.hpp"

namespace kalends {

/// The fields a pattern is filled with. Numbers, not a calendar date: an impossible date is written as such.
struct SampledDate {
    int year = 2018, month = 5, day = 9;
    bool is_leap = false;  ///< the month is one that the calendar has inserted
    int weekday = 3;       ///< ISO day of the week that is written, right for most dates
    int ordinal_day = 129, week_year = 2018, week = 19, week_day = 3;

    friend bool operator==(const SampledDate&, const SampledDate&) = default;
};

struct DateRange {
    std::chrono::year_month_day from, to;  ///< both included, from <= to
    friend bool operator==(const DateRange&, const DateRange&) = default;
};
constexpr DateRange all_dates{std::chrono::year{1} / 1 / 1, std::chrono::year{9999} / 12 / 31};

/// What two ranges have in common; nothing where they have no date.
std::optional<DateRange> common_part(const DateRange&, const DateRange&);

/// Most dates lie near the present, some in the last centuries, few anywhere in the range; one weekday in twelve is
/// wrong.
SampledDate sample_date(const DateRange&, Random&);

/// That day. One weekday in twelve is wrong.
SampledDate sampled(std::chrono::sys_days, Random&);

/// The same day with the year, the month and the day of another calendar. Nothing where it is before the first year of
/// that, or behind its last.
std::optional<SampledDate> counted_by(CalendarSystem&, const SampledDate&);

/// A date that no calendar has: 30 February, 31 April, day 0, day 32 to 99, month 13 to 99 (the last three only where
/// the month is a number).
SampledDate sample_impossible_date(const DateRange&, bool month_is_number, Random&);

}  // namespace kalends
