#include "calendar/same_time.hpp"

#include <doctest/doctest.h>

#include "calendar/iso_date.hpp"
#include "calendar/said.hpp"

namespace kalends::same_time_test {
namespace {

using namespace test;

std::string days_of(const std::string& text) {
    const Bounds bounds = resolve(parse_expression(text), {}).bounds;
    return (bounds.earliest ? to_iso(*bounds.earliest) : "..") + '/' + (bounds.latest ? to_iso(*bounds.latest) : "..");
}

}  // namespace

TEST_CASE("the same time: a day by the Julian calendar and by ours") {
    check({{"XXXX-10-25 = 1917-11-07", "ok 1917-11-07 [calendars-agree]"},
           {"1917-11-07 = XXXX-10-25", "ok 1917-11-07 [calendars-agree]"},
           {"julian 1917-10-25 = 1917-11-07", "ok 1917-11-07 [calendars-agree]"},
           {"1917-12-25 = 1918-01-07", "ok 1918-01-07 [calendars-agree]"},
           {"XXXX-10-26 = 1917-11-07", "unknown"},
           {"julian 1917-10-26 = 1917-11-07", "ok 1917-11-07 [calendars-differ]"},
           {"1917-10-25 ~ = 1917-11-07", "approximate 1917-11-07~ [approximate,calendars-agree]"},
           {"1917-02-30 = 1917-03-12", "impossible"},
           {"XXXX-02-29 = 1900-03-13", "ok 1900-03-13 [calendars-agree]"},
           {"1900-03-13 = XXXX-02-29", "ok 1900-03-13 [calendars-agree]"},
           {"XXXX-02-29 = 1900-03-12", "impossible"},
           {"XXXX-02-29 = 1901-03-14", "impossible"}});
}

TEST_CASE("the same time: the Julian day may be of the month before, or of the year") {
    check({{"XXXX-XX-25 = 1901-01-07", "ok 1901-01-07 [calendars-agree]"},
           {"XXXX-12-25 = 1883-01-06", "ok 1883-01-06 [calendars-agree]"},
           {"XXXX-11-29 = 1861-XX-11", "ok 1861-12-11 [calendars-agree]"},
           {"1901-01-07 = XXXX-12-25", "ok 1901-01-07 [calendars-agree]"},
           {"julian XXXX-12-25 = 1884-01-06", "ok 1884-01-06 [calendars-agree]"},
           {"1884-01-06 = julian XXXX-12-25", "ok 1884-01-06 [calendars-agree]"},
           {"julian XXXX-12-25 = 1884-01-09", "ok 1884-01-09 [calendars-differ]"},
           {"XXXX-XX-30 = 1860-03-13", "unknown"},
           {"XXXX-XX-29 = 1860-03-12", "ok 1860-03-12 [calendars-agree]"},
           {"XXXX-XX-27 = 1861-03-11", "ok 1861-03-11 [calendars-agree]"}});
}

TEST_CASE("the same time: neighbouring days are no such, but from one to the other") {
    check({{"XXXX-XX-07 = 1832-12-08", "interval 1832-12-07/1832-12-08"},
           {"XXXX-XX-15 = 1804-08-18", "interval 1804-08-15/1804-08-18"},
           {"XXXX-XX-07 = 1832-12-12", "unknown"},
           {"XXXX-XX-08 = 1832-12-07", "unknown"},
           {"julian XXXX-XX-07 = 1832-12-08", "ok 1832-12-08 [calendars-differ]"}});
}

TEST_CASE("the same time: two full dates that are one day are no stretch and no list") {
    check({{"1563-07-26 / islamic 0970-11-25", "ok 1563-07-26 [calendars-agree]"},
           {"2018-05-09 / islamic 1439-08-23", "ok 2018-05-09 [calendars-agree]"},
           {"islamic 1439-08-23 & 2018-05-09", "ok 2018-05-09 [calendars-agree]"},
           {"islamic 1439-08-24 thu / ad 2018-05-10", "ok 2018-05-10 [calendars-agree]"},
           {"islamic 1440-01-01 & 2018-09-13", "several {2018-09-12,2018-09-13} [calendar-converted,calendar-variant]"},
           {"islamic 1440-02-22 wed / 2018-10-31", "ok 2018-10-31 [calendars-differ]"},
           {"2018-05-09 / islamic 1439-08-26", "interval 2018-05-09/2018-05-12 [calendar-converted,calendar-variant]"},
           {"1908-11-14 & hebrew 5669-08-20", "several {1908-11-14,1909-04-11} [calendar-converted]"}});
}

TEST_CASE("the same time: a day beside another calendar's is Julian where that is told and makes them one") {
    using namespace std::chrono;
    ResolutionOptions told;
    told.julian_until = year(1582) / October / 4;
    const auto day_of = [&](const std::string& text) { return resolve(parse_expression(text), told).iso; };
    CHECK(day_of("islamic 0987-01-03 = 1579-03-02") == "1579-03-12");
    CHECK(day_of("1453-05-29 = islamic 0857-05-20") == "1453-06-07");
    CHECK(day_of("islamic 0987-01-03 = 1579-03-12") == "1579-03-12");
    check({{"islamic 0987-01-03 = 1579-03-02", "ok 1579-03-02 [calendars-differ]"}});
}

TEST_CASE("the same time: what both have is the answer, as our calendar says it") {
    check({{"islamic 1215 = ad 1800", "partial 1800 [calendars-agree]"},
           {"islamic 1215 = ad 1805", "partial 1805 [calendars-differ]"},
           {"islamic 1450 = 1500", "unknown"},
           {"islamic #13 century = #15 century", "unknown"},
           {"hebrew 5774-06-05 = 2014-02-05", "ok 2014-02-05 [calendars-agree]"},
           {"2014-02-05 = hebrew 5774-06-05", "ok 2014-02-05 [calendars-agree]"},
           {"2014-02-06 = hebrew 5774-06-05", "ok 2014-02-06 [calendars-differ]"},
           {"heisei XX30 = 2018", "partial 2018 [calendars-agree]"},
           {"persian 1375-07-15 = 1996", "ok 1996-10-06 [calendar-converted,calendars-agree]"},
           {"persian 1375-07 = 1996", "interval 1996-09/1996-10 [calendar-converted,calendars-agree]"},
           {"islamic 1300-09 = 1883-07", "partial 1883-07 [calendars-agree]"},
           {"hebrew 5778-13-30 = 2018-09-10", "impossible"}});
    CHECK(days_of("islamic 1215 = ad 1800") == "1800-05-25/1800-12-31");
    CHECK(days_of("islamic 1215 = ad 1805") == "1805-01-01/1805-12-31");
}

TEST_CASE("the same time: a year that one side leaves to the other") {
    check({{"2018-05-09 = chinese XXXX-03-24", "ok 2018-05-09 [calendars-agree]"},
           {"2018-05-09 = chinese XXXX-03-25", "ok 2018-05-09 [calendars-differ]"},
           {"2020-06-14 = chinese XXXX-04-23 leap", "ok 2020-06-14 [calendars-agree]"},
           {"islamic 1439-08-23 = XXXX-05-09", "ok 2018-05-09 [calendars-agree]"},
           {"islamic 1439-08-23 = XXXX-05-19", "partial XXXX-05-19 [calendars-differ]"},
           {"XXXX-10-25 = XXXX-11-07", "unknown"}});
}

TEST_CASE("the same time: two full days that are days apart") {
    const auto are_apart = [](std::string_view written) {
        return is_of_days_apart(parse_expression(written).stretches.at(0), Islamic::civil);
    };
    CHECK(are_apart("persian 1229-08-06 = 1850-11-28"));
    CHECK(are_apart("1850-11-28 = persian 1229-08-06"));
    CHECK_FALSE(are_apart("1850-10-28 = persian 1229-08-06"));
    CHECK_FALSE(are_apart("1850-10-31 = persian 1229-08-06"));
    CHECK_FALSE(are_apart("1850-11 = persian 1229-08-06"));
    CHECK_FALSE(are_apart("1850-11-28 / persian 1229-08-06"));
}

}  // namespace kalends::same_time_test
