#include "calendar/calendar_system.hpp"

#include "calendar/hebrew_calendar.hpp"
#include "calendar/icu_calendar.hpp"
#include "calendar/lunar_calendar.hpp"
#include "calendar/republican_calendar.hpp"

namespace kalends {

using namespace std::chrono;

std::optional<DaySpan> CalendarSystem::year(int number) {
    const std::optional<sys_days> first = day({.year = number});
    if (!first) return std::nullopt;
    const std::optional<sys_days> next = day({.year = number + 1});
    constexpr days longest{385};  // a Hebrew year with a leap month
    sys_days last = next ? *next - days(1) : *first + longest;
    while (!next && !date(last)) last -= days(1);  // the calendar's last year
    return DaySpan{*first, last};
}

std::optional<DaySpan> CalendarSystem::month(int year, int number, bool is_leap) {
    const std::optional<sys_days> first = day({year, number, is_leap, 1});
    if (!first) return std::nullopt;
    constexpr int longest = 32;
    int length = 1;
    while (length < longest && day({year, number, is_leap, length + 1})) ++length;
    return DaySpan{*first, *first + days(length - 1)};
}

std::unique_ptr<CalendarSystem> calendar_system(Calendar calendar, Islamic islamic) {
    switch (calendar) {
        case Calendar::hebrew:
            return hebrew_calendar();
        case Calendar::chinese:
        case Calendar::korean:
            return lunar_calendar(calendar);
        case Calendar::republican:
            return republican_calendar();
        default:
            return icu_calendar(calendar, islamic);
    }
}

}  // namespace kalends
