#include "calendar/within.hpp"

#include <algorithm>
#include <cstdlib>

namespace kalends {
namespace {

using namespace std::chrono;

/// Both ends of the n-th of `count` things, counted from the end where n is negative; -1 where there is none.
int place(int n, int count) {
    const int index = n > 0 ? n - 1 : count + n;
    return index >= 0 && index < count ? index : -1;
}

/// In the coarsest measure that has so many; nothing where it has fewer days.
std::optional<Period> divisible(const Period& period, int parts) {
    for (const Measure measure : {Measure::year, Measure::month, Measure::day}) {
        if (measure > period.measure) continue;
        const Period finer = refined(period, measure);
        if (finer.count() >= parts) return finer;
    }
    return std::nullopt;
}

/// Of a single month: halves and thirds end on the 15th, the 10th and the 20th.
std::optional<int> month_part_end(int parts, int index) {
    if (index == parts - 1 || parts > 3) return std::nullopt;
    return parts == 2 ? 15 : 10 * (index + 1);
}

std::optional<Period> nth_part(const Period& period, int parts, int n, std::optional<Unit> unit) {
    const std::optional<Period> whole = divisible(period, parts);
    const int index = place(n, parts);
    if (!whole || index < 0) return std::nullopt;
    const bool is_month = period.measure == Measure::month && period.is_single();
    const auto end_of = [&](int i) {  // how much of it the first i parts have
        if (i == 0) return 0;
        const std::optional<int> end = is_month ? month_part_end(parts, i - 1) : std::nullopt;
        if (is_month && parts <= 3) return end.value_or(whole->count());
        return whole->count() / parts * i + std::min(i, whole->count() % parts);
    };
    return Period{whole->measure, whole->first + end_of(index), whole->first + end_of(index + 1) - 1, unit};
}

/// The n-th span of so many years.
std::optional<Period> nth_years(const Period& period, int n, int length, Unit unit) {
    const int begin = period.first == 1 && length > 1 ? 0 : period.first;  // the first century lacks its year 0
    if (period.measure != Measure::year || period.last - begin < length) return std::nullopt;
    const int count = (period.last - begin) / length + 1, index = place(n, count);
    if (index < 0) return std::nullopt;
    const int first = begin + index * length;
    return year_span(std::max(first, period.first), std::min(first + length - 1, period.last), unit);
}

bool is_year(const Period& period) {
    return period.measure == Measure::year && period.is_single();
}

std::optional<Period> nth_month(const Period& period, int n) {
    if (period.measure == Measure::day) return std::nullopt;
    if (is_season(n) && is_year(period)) return season_period(period.first, n);
    const Period all = refined(period, Measure::month);
    const int index = place(n, all.count());
    if (index < 0 || all.is_single()) return std::nullopt;
    return Period{Measure::month, all.first + index, all.first + index, Unit::month};
}

std::optional<Period> nth_day(const Period& period, int n) {
    const Period all = refined(period, Measure::day);
    const int index = place(n, all.count());
    if (index < 0 || all.is_single()) return std::nullopt;
    return Period{Measure::day, all.first + index, all.first + index, Unit::day};
}

std::optional<Period> nth_weekday(const Period& period, int n, Unit unit) {
    const sys_days first = first_day(period), last = last_day(period);
    const sys_days earliest = first + (to_weekday(unit) - weekday(first));
    if (earliest > last || first == last) return std::nullopt;
    const int index = place(n, static_cast<int>((last - earliest).count()) / 7 + 1);
    return index < 0 ? std::nullopt : std::optional(day_period(earliest + weeks(index)));
}

/// Its Saturday lies within.
std::optional<Period> nth_weekend(const Period& period, int n) {
    const std::optional<Period> saturday = nth_weekday(period, n, Unit::saturday);
    if (!saturday) return std::nullopt;
    const sys_days day = first_day(*saturday);
    return day_span(day, day + std::chrono::days(1), Unit::weekend);
}

sys_days iso_monday(sys_days day) {
    return week_begin(day, WeekStart::monday);
}

/// Week 1 of a year holds 4 January (ISO 8601-1:2019, 3.1.1.23).
std::optional<Period> iso_week(int year_number, int n) {
    const sys_days first = iso_monday(year(year_number) / 1 / 4), end = iso_monday(year(year_number + 1) / 1 / 4);
    const int index = place(n, static_cast<int>((end - first).count()) / 7);
    if (index < 0) return std::nullopt;
    const sys_days monday = first + weeks(index);
    return day_span(monday, monday + std::chrono::days(6), Unit::week);
}

/// Seven days each from the first on; from the end on, from the last.
std::optional<Period> nth_seven_days(sys_days first, sys_days last, int n) {
    const sys_days begin = n > 0 ? first + weeks(n - 1) : std::max(first, last + weeks(n) + std::chrono::days(1));
    const sys_days end = n > 0 ? std::min(last, begin + std::chrono::days(6)) : last + weeks(n + 1);
    if (begin > last || end < first) return std::nullopt;
    return day_span(begin, end, Unit::week);
}

bool is_longer_than_a_week(const Period& period) {
    return (last_day(period) - first_day(period)).count() >= 7;
}

std::optional<Period> nth_week(const Period& period, int n, const WeekRules& rules) {
    const sys_days first = first_day(period), last = last_day(period);
    if (!is_longer_than_a_week(period)) return std::nullopt;
    if (is_year(period)) return iso_week(period.first, n);
    if (rules.first == FirstWeek::days) return nth_seven_days(first, last, n);
    sys_days begin = week_begin(first, rules.start), end = week_begin(last, rules.start);
    if (rules.first == FirstWeek::full) {
        if (begin < first) begin += weeks(1);
        if (end + std::chrono::days(6) > last) end -= weeks(1);
    }
    const int index = begin > end ? -1 : place(n, static_cast<int>((end - begin).count()) / 7 + 1);
    if (index < 0) return std::nullopt;
    const sys_days day = begin + weeks(index);
    return day_span(day, day + std::chrono::days(6), Unit::week);
}

Period months_holding(const Period& period) {
    const auto number_of_month = [](sys_days day) {
        const year_month_day date = day;
        return static_cast<int>(date.year()) * 12 + static_cast<int>(static_cast<unsigned>(date.month())) - 1;
    };
    return {Measure::month, number_of_month(first_day(period)), number_of_month(last_day(period))};
}

/// The n-th of a year's equal parts that holds all of these months.
std::optional<Period> part_of_year(const Period& period, int length, Unit unit) {
    const Period all = months_holding(period);
    const int first = all.first - months_into_year(all.first) % length;
    if (all.last > first + length - 1) return std::nullopt;
    return Period{Measure::month, first, first + length - 1, unit};
}

std::optional<Period> weekend_of(const Period& period) {
    const sys_days saturday = iso_monday(first_day(period)) + std::chrono::days(5);
    if (last_day(period) > saturday + std::chrono::days(1)) return std::nullopt;
    return day_span(saturday, saturday + std::chrono::days(1), Unit::weekend);
}

std::optional<Period> years_holding(int first, int last, int length) {
    const Period found = length == 1 ? year_period(first) : years_around(first == 0 ? 1 : first, length);
    if (first == 0 && length > 1) return last <= 0 ? std::optional(years_around(-1, length)) : std::nullopt;
    return last <= found.last ? std::optional(found) : std::nullopt;
}

}  // namespace

std::chrono::weekday to_weekday(Unit unit) {
    return std::chrono::weekday(static_cast<unsigned>(unit) - static_cast<unsigned>(Unit::monday) + 1);
}

sys_days week_begin(sys_days day, WeekStart start) {
    const std::chrono::weekday first = start == WeekStart::sunday     ? Sunday
                                       : start == WeekStart::saturday ? Saturday
                                                                      : Monday;
    return day - (weekday(day) - first);
}

bool asks_first_week(const Period& period, Unit unit) {
    return unit == Unit::week && is_longer_than_a_week(period) && !is_year(period);
}

std::optional<Period> nth_within(const Period& period, int n, Unit unit, const WeekRules& rules) {
    switch (unit) {
        case Unit::second:
        case Unit::minute:
        case Unit::hour:
            return std::nullopt;
        case Unit::day:
            return nth_day(period, n);
        case Unit::week:
            return nth_week(period, n, rules);
        case Unit::weekend:
            return nth_weekend(period, n);
        case Unit::month:
            return nth_month(period, n);
        case Unit::half:
            return nth_part(period, 2, n, unit);
        case Unit::third:
            return nth_part(period, 3, n, unit);
        case Unit::quarter:
            return nth_part(period, 4, n, unit);
        case Unit::year:
            return nth_years(period, n, 1, unit);
        case Unit::decade:
            return nth_years(period, n, 10, unit);
        case Unit::century:
            return nth_years(period, n, 100, unit);
        case Unit::millennium:
            return nth_years(period, n, 1000, unit);
        default:
            return nth_weekday(period, n, unit);
    }
}

std::optional<Period> part_of(const Period& period, Part part) {
    if (part == Part::none || (period.measure == Measure::day && period.is_single())) return period;
    return nth_part(period, 3, static_cast<int>(part), std::nullopt);
}

std::optional<Period> holding(const Period& period, Unit unit, WeekStart start) {
    const year_month_day first = first_day(period), last = last_day(period);
    const sys_days monday = week_begin(first_day(period), start);
    const int first_year_of = static_cast<int>(first.year()), last_year_of = static_cast<int>(last.year());
    switch (unit) {
        case Unit::day:
            return first == last ? std::optional(day_period(first)) : std::nullopt;
        case Unit::week:
            if (last_day(period) > monday + std::chrono::days(6)) return std::nullopt;
            return day_span(monday, monday + std::chrono::days(6), Unit::week);
        case Unit::weekend:
            return weekend_of(period);
        case Unit::month:
            return part_of_year(period, 1, unit);
        case Unit::quarter:
            return part_of_year(period, 3, unit);
        case Unit::third:
            return part_of_year(period, 4, unit);
        case Unit::half:
            return part_of_year(period, 6, unit);
        case Unit::year:
            return years_holding(first_year_of, last_year_of, 1);
        case Unit::decade:
            return years_holding(first_year_of, last_year_of, 10);
        case Unit::century:
            return years_holding(first_year_of, last_year_of, 100);
        case Unit::millennium:
            return years_holding(first_year_of, last_year_of, 1000);
        default:
            return std::nullopt;
    }
}

Period weekday_within(const Period& week, Unit unit) {
    const sys_days first = first_day(week);
    return day_period(first + (to_weekday(unit) - weekday(first)));
}

}  // namespace kalends
