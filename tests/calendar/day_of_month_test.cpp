#include "calendar/day_of_month.hpp"

#include <doctest/doctest.h>

namespace kalends::day_of_month_test {
namespace {

using namespace std::chrono;

constexpr sys_days tuesday = year(1944) / 6 / 6;

}  // namespace

TEST_CASE("day of month: before the reference, behind it, or the nearest, of which the reference itself is one") {
    CHECK(day_of_some_month(5, Weekday::unwritten, tuesday, Prefer::past) == sys_days(year(1944) / 6 / 5));
    CHECK(day_of_some_month(6, Weekday::unwritten, tuesday, Prefer::past) == sys_days(year(1944) / 5 / 6));
    CHECK(day_of_some_month(6, Weekday::unwritten, tuesday, Prefer::future) == sys_days(year(1944) / 7 / 6));
    CHECK(day_of_some_month(6, Weekday::unwritten, tuesday, Prefer::nearest) == tuesday);
    CHECK(day_of_some_month(20, Weekday::unwritten, tuesday, Prefer::nearest) == sys_days(year(1944) / 6 / 20));
    CHECK(day_of_some_month(21, Weekday::unwritten, sys_days(year(1944) / 6 / 5), Prefer::nearest) ==
          sys_days(year(1944) / 5 / 21));
}

TEST_CASE("day of month: months that have no such day are none") {
    CHECK(day_of_some_month(31, Weekday::unwritten, tuesday, Prefer::future) == sys_days(year(1944) / 7 / 31));
    CHECK(day_of_some_month(30, Weekday::unwritten, sys_days(year(1945) / 2 / 1), Prefer::future) ==
          sys_days(year(1945) / 3 / 30));
}

TEST_CASE(
    "day of month: the one on which its weekday falls; every day of a month has every weekday within the search") {
    CHECK(day_of_some_month(13, Weekday::wednesday, tuesday, Prefer::future) == sys_days(year(1944) / 9 / 13));
    CHECK(day_of_some_month(12, Weekday::monday, tuesday, Prefer::past) == sys_days(year(1943) / 7 / 12));
    for (unsigned first = 0; first < 400; ++first)
        for (unsigned day = 1; day <= 31; ++day)
            for (unsigned weekday = 1; weekday <= 7; ++weekday) {
                const sys_days reference = tuesday + days(first * 37);
                REQUIRE(day_of_some_month(day, static_cast<Weekday>(weekday), reference, Prefer::past).has_value());
                REQUIRE(day_of_some_month(day, static_cast<Weekday>(weekday), reference, Prefer::future).has_value());
            }
}

}  // namespace kalends::day_of_month_test
