#include "calendar/republican_calendar.hpp"

namespace kalends {
namespace {

using namespace std::chrono;

class RepublicanCalendar : public CalendarSystem {
public:
    std::optional<sys_days> day(const CalendarDate& wanted) override {
        if (wanted.year < 1 || wanted.year > last_year || wanted.month < 1 || wanted.month > months + 1 ||
            wanted.is_leap)
            return std::nullopt;
        const int most = wanted.month <= months ? days_a_month : days_behind(wanted.year);
        if (wanted.day < 1 || wanted.day > most) return std::nullopt;
        return first_of(wanted.year) + days(days_a_month * (wanted.month - 1) + wanted.day - 1);
    }

    std::optional<CalendarDate> date(sys_days day) override {
        for (int year = 1; year <= last_year; ++year) {
            const int passed = static_cast<int>((day - first_of(year)).count());
            if (passed < 0) return std::nullopt;
            if (passed < days_a_month * months + days_behind(year))
                return CalendarDate{year, passed / days_a_month + 1, false, passed % days_a_month + 1};
        }
        return std::nullopt;
    }

private:
    static constexpr int months = 12, days_a_month = 30, last_year = 14;

    static int days_behind(int year) { return year % 4 == 3 ? 6 : 5; }
    static sys_days first_of(int year) {
        constexpr sys_days foundation = 1792y / 9 / 22;
        return foundation + days(365 * (year - 1) + year / 4);
    }
};

}  // namespace

std::unique_ptr<CalendarSystem> republican_calendar() {
    return std::make_unique<RepublicanCalendar>();
}

}  // namespace kalends
