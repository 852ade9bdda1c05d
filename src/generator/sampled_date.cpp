#include "generator/sampled_date.hpp"

#include <algorithm>
#include <array>

namespace kalends {
namespace {

using std::chrono::days;
using std::chrono::sys_days;
using std::chrono::year;
using std::chrono::year_month_day;

/// How many dates lie in which years.
struct Period {
    double share;
    int first, last;
};
constexpr std::array periods{Period{0.60, 1970, 2035}, Period{0.22, 1850, 2070}, Period{0.12, 1000, 2999},
                             Period{0.02, 3000, 9999}, Period{0.04, 1, 999}};

sys_days uniform_day(sys_days from, sys_days to, Random& random) {
    return from + days(random.below(static_cast<std::size_t>((to - from).count()) + 1));
}

sys_days sample_day(const DateRange& range, Random& random) {
    double draw = random.uniform();
    for (const Period& period : periods) {
        if ((draw -= period.share) < 0) {
            const sys_days from = std::max(sys_days(range.from), sys_days(year{period.first} / 1 / 1));
            const sys_days to = std::min(sys_days(range.to), sys_days(year{period.last} / 12 / 31));
            if (from <= to) {
                return uniform_day(from, to, random);
            }
            break;
        }
    }
    return uniform_day(range.from, range.to, random);
}

int days_in(year of, int month) {
    return static_cast<int>(static_cast<unsigned>((of / month / std::chrono::last).day()));
}

/// ISO 8601-1:2019, 4.3.4: a week belongs to the year of its Thursday.
void set_week(SampledDate& date, sys_days day) {
    const sys_days thursday = day + days(4 - date.week_day);
    const year in = year_month_day(thursday).year();
    date.week_year = static_cast<int>(in);
    date.week = static_cast<int>((thursday - sys_days(in / 1 / 1)).count() / 7 + 1);
}

}  // namespace

std::optional<DateRange> common_part(const DateRange& one, const DateRange& other) {
    const DateRange both{std::max(one.from, other.from), std::min(one.to, other.to)};
    return both.from <= both.to ? std::optional(both) : std::nullopt;
}

SampledDate sample_date(const DateRange& range, Random& random) {
    return sampled(sample_day(range, random), random);
}

SampledDate sampled(sys_days day, Random& random) {
    const year_month_day civil(day);
    SampledDate date;
    date.year = static_cast<int>(civil.year());
    date.month = static_cast<int>(static_cast<unsigned>(civil.month()));
    date.day = static_cast<int>(static_cast<unsigned>(civil.day()));
    date.week_day = static_cast<int>(std::chrono::weekday(day).iso_encoding());
    date.weekday = random.chance(1.0 / 12) ? random.between(1, 7) : date.week_day;
    date.ordinal_day = static_cast<int>((day - sys_days(civil.year() / 1 / 1)).count()) + 1;
    set_week(date, day);
    return date;
}

std::optional<SampledDate> counted_by(CalendarSystem& calendar, const SampledDate& date) {
    const sys_days day = year{date.year} / std::chrono::month(static_cast<unsigned>(date.month)) /
                         std::chrono::day(static_cast<unsigned>(date.day));
    const std::optional<CalendarDate> counted = calendar.date(day);
    if (!counted || counted->year < 1) return std::nullopt;
    SampledDate result = date;
    result.year = counted->year;
    result.month = counted->month;
    result.day = counted->day;
    result.is_leap = counted->is_leap;
    return result;
}

SampledDate sample_impossible_date(const DateRange& range, bool month_is_number, Random& random) {
    SampledDate date = sample_date(range, random);
    const std::size_t kind = random.below(month_is_number ? 7 : 4);
    if (kind <= 2) {  // a day that this month never has
        constexpr std::array<int, 5> short_months{2, 4, 6, 9, 11};
        date.month = random.chance(0.4) ? 2 : random.pick(short_months);
        date.day = random.between(days_in(year{2000}, date.month) + 1, 31);
    } else if (kind == 3) {
        date.day = random.between(32, 99);
    } else if (kind <= 5) {
        date.month = random.between(13, random.chance(0.6) ? 31 : 99);
    } else {
        date.day = 0;
        date.month = random.chance(0.5) ? 0 : date.month;
    }
    return date;
}

}  // namespace kalends
