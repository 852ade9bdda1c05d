#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "kalends/calendar/resolution.hpp"
#include "kalends/language/expression.hpp"

// A time as consecutive days, months or years: what a point of an expression comes to.
namespace kalends {

enum class Measure : std::uint8_t { day, month, year };

/// Days (since 1970-01-01), months (12 * year + month - 1) or years, both ends included. Years are astronomical: 0 is
/// 1 BC. What a unit's time is one of decides how EDTF writes it and what a step moves.
struct Period {
    Measure measure = Measure::day;
    int first = 0, last = 0;
    std::optional<Unit> unit{};  ///< the unit that it is one of
    int season = 0;              ///< 21 (spring) to 24, of one that is named as such

    [[nodiscard]] int count() const { return last - first + 1; }
    [[nodiscard]] bool is_single() const { return first == last; }
    friend bool operator==(const Period&, const Period&) = default;
};

/// The years that are written with four digits and a sign.
constexpr int first_year = -9999, last_year = 9999;

Period day_period(std::chrono::sys_days);
/// @param month from 1
Period month_period(int year, int month);
Period year_period(int year);
/// The northern one; winter begins in December of its year. @pre is_season(season)
Period season_period(int year, int season);
/// Consecutive months or years that are one of some unit. @param month from 1
Period month_span(int year, int month, int count, std::optional<Unit>);
Period year_span(int first, int last, std::optional<Unit>);
Period day_span(std::chrono::sys_days first, std::chrono::sys_days last, std::optional<Unit>);

std::chrono::sys_days first_day(const Period&);
std::chrono::sys_days last_day(const Period&);
Bounds bounds_of(const Period&);
/// The same time in this measure; in its own, where that is finer.
Period refined(const Period&, Measure);
/// Of a month as a period counts it: its year, and the months of that year before it.
int year_of_month(int month);
int months_into_year(int month);
/// False where it reaches beyond the years that can be written.
bool is_in_range(const Period&);

/// The n-th century, n from 1; before Christ counted backwards from 100 BC to 1 BC. The first one after has no year 0.
std::optional<Period> century(int n, bool before_christ);
std::optional<Period> millennium(int n, bool before_christ);
/// The decade, century or millennium whose digits a year has: of 1984 198X, 19XX, 1XXX; of -43 the one down to -99 and
/// up to 0. @param length 10, 100 or 1000
Period years_around(int year, int length);

/// ISO 8601-1 extended: 2018-05-09, 2018-05, 2018, -0043; its first or last day, month or year.
std::string first_text(const Period&);
std::string last_text(const Period&);
}  // namespace kalends
