#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "kalends/calendar/resolution.hpp"
#include "kalends/language/expression.hpp"
#include "text/number_spans.hpp"

// Which calendar counts what names none: 1397/02/19, 30-02-1433, 24/06/2561.
namespace kalends {

/// The dates and years of bare numbers as the calendar has them that is told, where its year is one that people write:
/// of ours between 600 and 2200, of the Buddhist era from 1800 on. What names a calendar, an era or a month stays; but
/// that years of the Buddhist era and of the Republic of China stand beside our months, too, and that Ethiopia counts
/// other months by names that some of ours have.
Expression with_calendar_told(const Expression&, ToldCalendar, const NumberSpans& numbers);

/// True of a year of another calendar that is before 800 BC or after 2200 by ours: Ramadan 2018 is one of ours.
bool is_far_from_now(const Point&);

/// The calendar that a text names, by a word or by a month: ours too, by a month or its era. Nothing where it names
/// several, or none.
std::optional<ToldCalendar> named_calendar(const Expression&, const NumberSpans& numbers);

/// Those that bare numbers in such digits may be counted by: a year of 1397 in Persian ones, alone or with its day, by
/// ours, the Persian or the Islamic calendar; ours or Ethiopia's where the month has a name in both (መጋቢት); and those
/// in doubt, where its year is one that people write. Ours comes first, behind it the likeliest; ours alone where
/// nothing is open.
std::vector<ToldCalendar> calendars_of(const Expression&, ToldCalendars in_doubt, const NumberSpans& numbers);

/// Those of a text in whose column other rows name this one, and none names ours: it alone, of bare numbers and of
/// years that cannot be ours; ours and it where letters stand beside the numbers, and of 2018-05-09, as ISO 8601 writes
/// ours; ours alone of what names a calendar itself or has no digits (MDCCXLV).
std::vector<ToldCalendar> calendars_in_column_of(ToldCalendar named, const Expression&, const NumberSpans& numbers);

}  // namespace kalends
