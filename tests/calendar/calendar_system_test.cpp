#include "calendar/calendar_system.hpp"

#include <doctest/doctest.h>

#include <array>

#include "calendar/iso_date.hpp"

namespace kalends::calendar_system_test {
namespace {

using namespace std::chrono;

std::optional<sys_days> day_of(Calendar calendar, const CalendarDate& date, Islamic islamic = Islamic::civil) {
    return calendar_system(calendar, islamic)->day(date);
}

struct Years {
    Calendar calendar;
    int first, last;  ///< of the common era
    Islamic islamic = Islamic::civil;
};

/// In which each is defined, or in use.
constexpr std::array spans{Years{Calendar::islamic, 1000, 2200},
                           Years{Calendar::islamic, 1000, 2200, Islamic::tabular},
                           Years{Calendar::islamic, 1883, 2173, Islamic::umm_al_qura},
                           Years{Calendar::hebrew, 1000, 2200},
                           Years{Calendar::persian, 1000, 2200},
                           Years{Calendar::ethiopic, 1000, 2200},
                           Years{Calendar::coptic, 1000, 2200},
                           Years{Calendar::indian, 1900, 2200},
                           Years{Calendar::julian, 1000, 2200},
                           Years{Calendar::chinese, 1645, 2200},
                           Years{Calendar::korean, 1645, 2200},
                           Years{Calendar::republican, 1793, 1805}};

}  // namespace

TEST_CASE("a day by each calendar") {
    constexpr sys_days day = 2018y / 5 / 9;
    CHECK(day_of(Calendar::islamic, {1439, 8, false, 23}) == day);
    CHECK(day_of(Calendar::islamic, {1439, 8, false, 24}, Islamic::tabular) == day);
    CHECK(day_of(Calendar::islamic, {1439, 8, false, 23}, Islamic::umm_al_qura) == day);
    CHECK(day_of(Calendar::hebrew, {5778, 9, false, 24}) == day);
    CHECK(day_of(Calendar::persian, {1397, 2, false, 19}) == day);
    CHECK(day_of(Calendar::ethiopic, {2010, 9, false, 1}) == day);
    CHECK(day_of(Calendar::coptic, {1734, 9, false, 1}) == day);
    CHECK(day_of(Calendar::indian, {1940, 2, false, 19}) == day);
    CHECK(day_of(Calendar::chinese, {2018, 3, false, 24}) == day);
    CHECK(day_of(Calendar::korean, {2018, 3, false, 24}) == day);
    CHECK(day_of(Calendar::julian, {2018, 4, false, 26}) == day);
    CHECK(day_of(Calendar::republican, {8, 2, false, 18}) == sys_days(1799y / 11 / 9));
    CHECK(day_of(Calendar::chinese, {2020, 4, true, 23}) == sys_days(2020y / 6 / 14));
    CHECK(day_of(Calendar::chinese, {2018, 9, false, 30}) == sys_days(2018y / 11 / 7));  // ICU: the 1st of the tenth
    CHECK(day_of(Calendar::korean, {2017, 2, false, 1}) == sys_days(2017y / 2 / 26));    // a day after the Chinese
    CHECK(day_of(Calendar::chinese, {1850, 1, false, 1}) == sys_days(1850y / 2 / 12));
    CHECK(day_of(Calendar::hebrew, {5806, 3, false, 1}) == sys_days(2045y / 11 / 10));  // ICU: a day later
    CHECK(day_of(Calendar::hebrew, {1, 1, false, 1}) == sys_days(year{-3760} / 9 / 7));
}

TEST_CASE("days that no calendar has") {
    CHECK_FALSE(day_of(Calendar::hebrew, {5778, 13, false, 30}));
    CHECK_FALSE(day_of(Calendar::hebrew, {5778, 6, false, 1}));  // Adar I of a common year
    CHECK_FALSE(day_of(Calendar::hebrew, {0, 1, false, 1}));
    CHECK_FALSE(day_of(Calendar::hebrew, {5784, 14, false, 1}));
    CHECK_FALSE(day_of(Calendar::hebrew, {5784, 6, true, 1}));
    CHECK_FALSE(day_of(Calendar::ethiopic, {2010, 13, false, 6}));
    CHECK(day_of(Calendar::ethiopic, {2011, 13, false, 6}) == sys_days(2019y / 9 / 11));
    CHECK_FALSE(day_of(Calendar::islamic, {1439, 13, false, 1}));
    CHECK_FALSE(day_of(Calendar::persian, {1397, 12, false, 30}));
    CHECK_FALSE(day_of(Calendar::chinese, {2018, 4, true, 1}));
    CHECK_FALSE(day_of(Calendar::chinese, {2018, 9, false, 31}));
    CHECK_FALSE(day_of(Calendar::korean, {2018, 13, false, 1}));
    CHECK_FALSE(day_of(Calendar::julian, {1700, 2, false, 30}));
    CHECK(day_of(Calendar::julian, {1700, 2, false, 29}) == sys_days(1700y / 3 / 11));
    CHECK_FALSE(day_of(Calendar::republican, {4, 13, false, 6}));
    CHECK_FALSE(day_of(Calendar::republican, {15, 1, false, 1}));
    CHECK_FALSE(day_of(Calendar::republican, {1, 1, true, 1}));
}

TEST_CASE("years and months of other calendars") {
    CHECK(calendar_system(Calendar::islamic, Islamic::civil)->year(1215) == DaySpan{1800y / 5 / 25, 1801y / 5 / 13});
    CHECK(calendar_system(Calendar::hebrew, Islamic::civil)->year(5784) == DaySpan{2023y / 9 / 16, 2024y / 10 / 2});
    CHECK(calendar_system(Calendar::hebrew, Islamic::civil)->month(5784, 6, false) ==
          DaySpan{2024y / 2 / 10, 2024y / 3 / 10});
    CHECK(calendar_system(Calendar::chinese, Islamic::civil)->month(2020, 4, true) ==
          DaySpan{2020y / 5 / 23, 2020y / 6 / 20});
    CHECK(calendar_system(Calendar::republican, Islamic::civil)->year(3) == DaySpan{1794y / 9 / 22, 1795y / 9 / 22});
    CHECK(calendar_system(Calendar::republican, Islamic::civil)->year(14) == DaySpan{1805y / 9 / 23, 1806y / 9 / 22});
    CHECK(calendar_system(Calendar::republican, Islamic::civil)->month(3, 13, false) ==
          DaySpan{1795y / 9 / 17, 1795y / 9 / 22});
    CHECK_FALSE(calendar_system(Calendar::republican, Islamic::civil)->year(0));
}

TEST_CASE("days there and back") {
    for (const Years& years : spans) {
        const std::unique_ptr<CalendarSystem> calendar = calendar_system(years.calendar, years.islamic);
        CAPTURE(name(years.calendar));
        constexpr days stride{37};
        for (sys_days day = year(years.first) / 1 / 1; day < sys_days(year(years.last) / 1 / 1); day += stride) {
            const std::optional<CalendarDate> date = calendar->date(day);
            REQUIRE(date);
            CAPTURE(to_iso(day));
            CHECK(calendar->day(*date) == day);
        }
    }
}

}  // namespace kalends::calendar_system_test
