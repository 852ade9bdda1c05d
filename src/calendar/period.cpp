#include "calendar/period.hpp"

#include <algorithm>
#include <cstdlib>

#include "calendar/iso_date.hpp"
#include "core/number_text.hpp"

namespace kalends {
namespace {

using std::chrono::sys_days;
using std::chrono::year_month_day;

constexpr int months_a_year = 12;

sys_days to_day(int number) {
    return sys_days(std::chrono::days(number));
}

int number_of(sys_days day) {
    return static_cast<int>(day.time_since_epoch().count());
}

sys_days month_begin(int month) {
    return std::chrono::year(year_of_month(month)) / (months_into_year(month) + 1) / 1;
}

sys_days year_begin(int year) {
    return std::chrono::year(year) / 1 / 1;
}

std::string text_of(Measure measure, int number) {
    if (measure == Measure::year) return year_text(number);
    if (measure == Measure::day) return to_iso(year_month_day(to_day(number)));
    return year_text(year_of_month(number)) + '-' + padded(months_into_year(number) + 1, 2);
}

/// The n-th span of so many years. The first one after Christ lacks the year 0, which is the last before.
std::optional<Period> nth_span(int n, bool before_christ, int length, Unit unit) {
    if (n < 1 || n > (last_year + 1) / length) return std::nullopt;
    if (before_christ) return year_span(1 - n * length, -(n - 1) * length, unit);
    return year_span(std::max(1, (n - 1) * length), n * length - 1, unit);
}

}  // namespace

Period day_span(sys_days first, sys_days last, std::optional<Unit> unit) {
    return {Measure::day, number_of(first), number_of(last), unit};
}

Period day_period(sys_days day) {
    return day_span(day, day, Unit::day);
}

Period month_span(int year, int month, int count, std::optional<Unit> unit) {
    const int first = year * months_a_year + month - 1;
    return {Measure::month, first, first + count - 1, unit};
}

Period month_period(int year, int month) {
    return month_span(year, month, 1, Unit::month);
}

Period year_span(int first, int last, std::optional<Unit> unit) {
    return {Measure::year, first, last, unit};
}

Period year_period(int year) {
    return year_span(year, year, Unit::year);
}

Period season_period(int year, int season) {
    Period months = month_span(year, (season - spring + 1) * 3, 3, std::nullopt);
    months.season = season;
    return months;
}

sys_days first_day(const Period& period) {
    switch (period.measure) {
        case Measure::day:
            return to_day(period.first);
        case Measure::month:
            return month_begin(period.first);
        default:
            return year_begin(period.first);
    }
}

sys_days last_day(const Period& period) {
    switch (period.measure) {
        case Measure::day:
            return to_day(period.last);
        case Measure::month:
            return month_begin(period.last + 1) - std::chrono::days(1);
        default:
            return year_begin(period.last + 1) - std::chrono::days(1);
    }
}

Bounds bounds_of(const Period& period) {
    return {first_day(period), last_day(period)};
}

Period refined(const Period& period, Measure measure) {
    if (measure >= period.measure) return period;
    if (measure == Measure::day) return day_span(first_day(period), last_day(period), period.unit);
    return {Measure::month, period.first * months_a_year, period.last * months_a_year + months_a_year - 1, period.unit};
}

int year_of_month(int month) {
    return month >= 0 ? month / months_a_year : (month + 1) / months_a_year - 1;
}

int months_into_year(int month) {
    return month - year_of_month(month) * months_a_year;
}

bool is_in_range(const Period& period) {
    const auto year_of = [](sys_days day) { return static_cast<int>(year_month_day(day).year()); };
    constexpr int most_years = 20'000;  // beyond which the calendar's own numbers end
    const int years_a_unit = period.measure == Measure::year ? 1 : period.measure == Measure::month ? 12 : 366;
    if (std::max(std::abs(period.first), std::abs(period.last)) > most_years * years_a_unit) return false;
    return year_of(first_day(period)) >= first_year && year_of(last_day(period)) <= last_year;
}

std::optional<Period> century(int n, bool before_christ) {
    return nth_span(n, before_christ, 100, Unit::century);
}

std::optional<Period> millennium(int n, bool before_christ) {
    return nth_span(n, before_christ, 1000, Unit::millennium);
}

Period years_around(int year, int length) {
    const Unit unit = length == 10 ? Unit::decade : length == 100 ? Unit::century : Unit::millennium;
    const int n = std::abs(year) / length;
    if (year < 0) return year_span(1 - (n + 1) * length, -n * length, unit);
    return year_span(std::max(1, n * length), (n + 1) * length - 1, unit);
}

std::string first_text(const Period& period) {
    return text_of(period.measure, period.first);
}

std::string last_text(const Period& period) {
    return text_of(period.measure, period.last);
}

}  // namespace kalends
