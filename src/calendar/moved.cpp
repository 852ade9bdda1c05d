#include "calendar/moved.hpp"

#include <algorithm>
#include <cstdlib>

#include "calendar/within.hpp"

namespace kalends {
namespace {

using namespace std::chrono;

/// How many months a unit has; 0 for those counted in days.
int months_of(Unit unit) {
    switch (unit) {
        case Unit::month:
            return 1;
        case Unit::quarter:
            return 3;
        case Unit::third:
            return 4;
        case Unit::half:
            return 6;
        case Unit::year:
            return 12;
        case Unit::decade:
            return 120;
        case Unit::century:
            return 1200;
        case Unit::millennium:
            return 12'000;
        default:
            return 0;
    }
}

int days_of(Unit unit) {
    return unit == Unit::day ? 1 : unit == Unit::week ? 7 : 0;
}

/// The same day so many months on, or the last of that month.
sys_days months_on(sys_days day, int count) {
    const year_month_day date = day;
    const year_month month = year_month(date.year(), date.month()) + std::chrono::months(count);
    const std::chrono::day last = (month / std::chrono::last).day();
    return month / std::min(date.day(), last);
}

sys_days on(sys_days day, int n, Unit unit) {
    return counts_months(unit) ? months_on(day, n * months_of(unit)) : day + std::chrono::days(n * days_of(unit));
}

/// The n-th such day after the period, or before it.
sys_days nth_weekday(const Period& period, int n, std::chrono::weekday wanted) {
    if (n < 0) {
        const sys_days last = first_day(period) - std::chrono::days(1);
        return last - (weekday(last) - wanted) + weeks(n + 1);
    }
    const sys_days next = last_day(period) + std::chrono::days(1);
    return next + (wanted - weekday(next)) + weeks(n - 1);
}

/// The n-th Saturday and Sunday behind the period, or before it.
Period nth_weekend(const Period& period, int n) {
    const sys_days day =
        n < 0 ? nth_weekday(period, n, Sunday) - std::chrono::days(1) : nth_weekday(period, n, Saturday);
    return day_span(day, day + std::chrono::days(1), Unit::weekend);
}

/// About how long they are: longer than any of them.
int most_days(Unit unit) {
    return counts_months(unit) ? months_of(unit) * 31 : days_of(unit);
}

bool moves_as_a_whole(const Period& period, Unit unit) {
    const int length = static_cast<int>((last_day(period) - first_day(period)).count()) + 1;
    return length == 1 || period.unit == unit || most_days(unit) >= length;
}

bool is_counted(const Period& period) {
    return period.unit == Unit::century || period.unit == Unit::millennium;
}

/// Centuries and millennia begin with 0 after Christ, and with 1 before, where 0 is the last year of all; the first
/// ones after lack it.
Period aligned(Period moved, const Period& before) {
    if (moved.first == moved.last || !is_counted(before)) return moved;
    if (before.first == 1) --moved.first;
    const bool was_before = before.last <= 0, is_before = moved.first < 0;
    const int turn = was_before == is_before ? 0 : is_before ? 1 : -1;
    moved.first += turn;
    moved.last += turn;
    moved.first = moved.first == 0 ? 1 : moved.first;
    return moved;
}

/// In its own measure where the unit is a multiple of it; else from day to day, as long as it was.
Period whole_on(const Period& period, int n, Unit unit) {
    Period result = period;
    const int months_a_step = period.measure == Measure::year ? 12 : 1;
    if (period.measure != Measure::day && counts_months(unit) && months_of(unit) % months_a_step == 0) {
        result.first += n * months_of(unit) / months_a_step;
        result.last += n * months_of(unit) / months_a_step;
        if (months_of(unit) % 12 != 0) result.season = 0;
        return aligned(result, period);
    }
    const sys_days first = first_day(period), moved = on(first, n, unit);
    return day_span(moved, moved + (last_day(period) - first), period.unit);
}

}  // namespace

bool counts_months(Unit unit) {
    return months_of(unit) > 0;
}

int most_years(Unit unit) {
    return months_of(unit) / 12 + 1;
}

std::optional<Period> moved(const Period& period, int n, Unit unit) {
    if (is_weekday(unit) || unit == Unit::weekend) {
        if (n == 0) return std::nullopt;
        return unit == Unit::weekend ? nth_weekend(period, n) : day_period(nth_weekday(period, n, to_weekday(unit)));
    }
    if (!counts_months(unit) && days_of(unit) == 0) return std::nullopt;
    if (std::abs(n) * months_of(unit) > 12 * 2 * last_year) return std::nullopt;
    if (moves_as_a_whole(period, unit)) return whole_on(period, n, unit);
    return day_period(on(n < 0 ? first_day(period) : last_day(period), n, unit));
}

}  // namespace kalends
