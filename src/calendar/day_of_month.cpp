#include "calendar/day_of_month.hpp"

namespace kalends {
namespace {

using namespace std::chrono;

/// Each weekday falls on each day of a month within so many.
constexpr int most_months = 30;

bool is_written(sys_days day, Weekday wanted) {
    return wanted == Weekday::unwritten || weekday(day).iso_encoding() == static_cast<unsigned>(wanted);
}

/// The nearest on one side, the reference day on neither.
std::optional<sys_days> beside(unsigned day, Weekday wanted, sys_days reference, int direction) {
    const year_month_day today(reference);
    for (int i = 0; i <= most_months; ++i) {
        const year_month_day date = (today.year() / today.month() + months(direction * i)) / std::chrono::day(day);
        if (!date.ok()) continue;
        const sys_days found(date);
        const bool is_beside = direction < 0 ? found < reference : found > reference;
        if (is_beside && is_written(found, wanted)) return found;
    }
    return std::nullopt;
}

}  // namespace

std::optional<sys_days> day_of_some_month(unsigned day, Weekday wanted, sys_days reference, Prefer prefer) {
    const std::optional<sys_days> before = beside(day, wanted, reference, -1),
                                  after = beside(day, wanted, reference, 1);
    if (prefer == Prefer::past || !after) return before;
    if (prefer == Prefer::future || !before) return after;
    const bool is_today =
        static_cast<unsigned>(year_month_day(reference).day()) == day && is_written(reference, wanted);
    if (is_today) return reference;
    return reference - *before <= *after - reference ? before : after;
}

}  // namespace kalends
