#include "calendar/hebrew_calendar.hpp"

#include <cstdint>
#include <optional>

namespace kalends {
namespace {

using namespace std::chrono;

constexpr int tishri = 1, marheshvan = 2, kislev = 3, adar_i = 6, months = 13;

bool is_leap(int year) {
    return (7 * year + 1) % 19 < 7;
}

/// Behind 1 Tishri of the year 1, or the day after, which the weekdays of the new year allow and its neighbours'
/// lengths.
int days_before_moladot(int year) {
    constexpr int parts_a_day = 24 * 1080, parts_a_month = 13753;  // beside its 29 days
    const std::int64_t months_passed = (235 * std::int64_t{year} - 234) / 19;
    const std::int64_t parts = 12084 + parts_a_month * months_passed;
    const std::int64_t day = 29 * months_passed + parts / parts_a_day;
    return static_cast<int>(3 * (day + 1) % 7 < 3 ? day + 1 : day);
}

/// No year has 356 or 382 days.
int days_postponed(int year) {
    const int before = days_before_moladot(year - 1), here = days_before_moladot(year),
              behind = days_before_moladot(year + 1);
    if (behind - here == 356) return 2;
    return here - before == 382 ? 1 : 0;
}

sys_days new_year(int year) {
    constexpr sys_days epoch = std::chrono::year{-3760} / 9 / 7;  // 1 Tishri 1
    return epoch + days(days_before_moladot(year) + days_postponed(year));
}

int days_of_month(int year, int month) {
    const auto length = (new_year(year + 1) - new_year(year)).count();
    if (month == marheshvan) return length % 10 == 5 ? 30 : 29;
    if (month == kislev) return length % 10 == 3 ? 29 : 30;
    if (month == adar_i) return is_leap(year) ? 30 : 0;
    // Adar and, from Nisan on, every second month has 29 days.
    constexpr int adar = 7, tevet = 4;
    if (month <= adar) return month == tishri || month == tevet + 1 ? 30 : 29;
    return month % 2 == 0 ? 30 : 29;
}

class HebrewCalendar : public CalendarSystem {
public:
    std::optional<sys_days> day(const CalendarDate& wanted) override {
        if (wanted.year < 1 || wanted.year > last_year || wanted.month < 1 || wanted.month > months || wanted.is_leap)
            return std::nullopt;
        if (wanted.day < 1 || wanted.day > days_of_month(wanted.year, wanted.month)) return std::nullopt;
        sys_days day = new_year(wanted.year) + days(wanted.day - 1);
        for (int month = 1; month < wanted.month; ++month) day += days(days_of_month(wanted.year, month));
        return day;
    }

    std::optional<CalendarDate> date(sys_days day) override {
        constexpr int years_before = 3761;
        CalendarDate found{.year = static_cast<int>(year_month_day(day).year()) + years_before};
        if (found.year < 2 || found.year > last_year) return std::nullopt;
        if (day < new_year(found.year)) --found.year;
        sys_days first = new_year(found.year);
        for (int length = 0; first + days(length = days_of_month(found.year, found.month)) <= day; ++found.month)
            first += days(length);
        found.day = static_cast<int>((day - first).count()) + 1;
        return found;
    }

private:
    static constexpr int last_year = 13'760;  // begins in 9999
};

}  // namespace

std::unique_ptr<CalendarSystem> hebrew_calendar() {
    return std::make_unique<HebrewCalendar>();
}

}  // namespace kalends
