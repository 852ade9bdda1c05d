#include "calendar/calendar_point.hpp"

#include <doctest/doctest.h>

#include "calendar/iso_date.hpp"
#include "calendar/said.hpp"

namespace kalends::calendar_point_test {
namespace {

using namespace test;
using namespace std::chrono_literals;

/// First and last day of the answer.
std::string days_of(const std::string& text, const ResolutionOptions& options = {}) {
    const Bounds bounds = resolve(parse_expression(text), options).bounds;
    return (bounds.earliest ? to_iso(*bounds.earliest) : "..") + '/' + (bounds.latest ? to_iso(*bounds.latest) : "..");
}

}  // namespace

TEST_CASE("other calendars: days") {
    check({{"islamic 1439-08-23", "ok 2018-05-09 [calendar-converted,calendar-variant]"},
           {"hebrew 5778-09-24", "ok 2018-05-09 [calendar-converted]"},
           {"hebrew 0778-09-24", "ok 2018-05-09 [calendar-converted]"},
           {"persian 1397-02-19", "ok 2018-05-09 [calendar-converted]"},
           {"persian 1397-02-19 thu", "ok 2018-05-09 [weekday-mismatch,calendar-converted]"},
           {"persian 1397-02-19 wed", "ok 2018-05-09 [calendar-converted]"},
           {"chinese 2020-04-23 leap", "ok 2020-06-14 [calendar-converted]"},
           {"chinese 2018-04-23 leap", "impossible"},
           {"hebrew 5778-09-24 leap", "impossible"},
           {"korean 1899-11-01", "ok 1899-12-03 [calendar-converted,calendar-variant]"},
           {"hebrew 5778-13-30", "impossible"},
           {"hebrew ad 5778-13-29", "impossible"},
           {"islamic XX39-08-23", "ok 2018-05-09 [century-assumed,calendar-converted,calendar-variant]"},
           {"islamic XXXX-08-23", "unknown"}});
    ResolutionOptions options;
    options.islamic = Islamic::tabular;
    check({{"islamic 1439-08-24", "ok 2018-05-09 [calendar-converted,calendar-variant]"}}, options);
}

TEST_CASE("other calendars: months, years and what is longer") {
    check({{"islamic 1215", "interval 1800/1801 [calendar-converted,calendar-variant]"},
           {"islamic 1362", "partial 1943 [calendar-converted,calendar-variant]"},
           {"persian 1397-02", "interval 2018-04/2018-05 [calendar-converted]"},
           {"persian 1375-21", "interval 1996-03/1996-06 [calendar-converted]"},
           {"persian 1375-24", "interval 1996-12/1997-03 [calendar-converted]"},
           {"persian 1385-23-01", "impossible"},
           {"islamic 1375-21", "impossible"},
           {"persian 139X", "interval 2011/2021 [calendar-converted]"},
           {"islamic 12XX", "interval 1785/1882 [calendar-converted,calendar-variant]"},
           {"islamic #11 century", "interval 1592/1689 [calendar-converted,calendar-variant]"},
           {"islamic 1215 ~", "approximate 1800~/1801~ [approximate,calendar-converted,calendar-variant]"},
           {"islamic 1215 early", "interval 1800-05-25/1800-09-19 [calendar-converted,calendar-variant]"},
           {"islamic 1215 / islamic 1217", "interval 1800/1803 [calendar-converted,calendar-variant]"},
           {"islamic 1215 / ..", "interval 1800/.. [calendar-converted,calendar-variant]"}});
    CHECK(days_of("islamic 1215") == "1800-05-25/1801-05-13");
    CHECK(days_of("persian 1397-02") == "2018-04-21/2018-05-21");
    CHECK(days_of("islamic 1215 / islamic 1217") == "1800-05-25/1803-04-22");
}

TEST_CASE("other calendars: Hebrew years with their thousands") {
    CHECK(to_string(with_thousands(parse_expression("hebrew 0778-09-24 / islamic 0778"))) ==
          "hebrew 5778-09-24 / islamic 0778");
    CHECK(to_string(with_thousands(parse_expression("hebrew 5778"))) == "hebrew 5778");
}

TEST_CASE("other calendars: years of two digits") {
    check({{"persian XX97-02-19", "ok 2018-05-09 [century-assumed,calendar-converted]"},
           {"hebrew XX78-09-24", "ok 2018-05-09 [century-assumed,calendar-converted]"},
           {"islamic XX39", "interval 2017/2018 [century-assumed,calendar-converted,calendar-variant]"},
           {"republican XX08-02-18", "unknown"}});
}

TEST_CASE("other calendars: what a neighbour names") {
    check({{"1215 / islamic 1217", "interval 1800/1803 [calendar-converted,calendar-variant]"},
           {"islamic 1215 / 1217", "interval 1800/1803 [calendar-converted,calendar-variant]"},
           {"islamic 1215 / ad 1803", "interval 1800/1803 [calendar-converted,calendar-variant]"},
           {"XXXX-XX-01 / persian 1397-02-19", "interval 2018-04-21/2018-05-09 [calendar-converted]"},
           {"persian XXXX-01-05 / persian 1397-02-19", "interval 2018-03-25/2018-05-09 [calendar-converted]"}});
}

TEST_CASE("other calendars: the Julian one") {
    check({{"julian 1712-05-05", "ok 1712-05-16 [calendar-converted]"},
           {"julian 1712-05", "partial 1712-05 [julian]"},
           {"julian 1712", "partial 1712 [julian]"},
           {"julian 1700-02-29", "ok 1700-03-11 [calendar-converted]"},
           {"julian 1731-02-11 dual XXX2", "ok 1732-02-22 [dual-year,calendar-converted]"},
           {"1731-02-11 dual XXX2", "ok 1732-02-11 [dual-year]"},
           {"julian bc 0044-03-15", "ok -0043-03-13 [calendar-converted]"}});
}

TEST_CASE("other calendars: Julian until a day") {
    ResolutionOptions options;
    options.julian_until = std::chrono::year_month_day(1918y / 1 / 31);
    check({{"none", "none"},
           {"1917-10-25", "ok 1917-11-07 [calendar-converted]"},
           {"1918-01-31", "ok 1918-02-13 [calendar-converted]"},
           {"1918-02-14", "ok 1918-02-14"},
           {"1917-10", "partial 1917-10 [julian]"},
           {"1918", "partial 1918"},
           {"1917", "partial 1917 [julian]"},
           {"gregorian 1917-10-25", "ok 1917-10-25"},
           {"minguo 0006-10-25", "ok 1917-10-25 [era-converted]"},
           {"1918-02-01 / 1918-02-14", "interval 1918-02-01/1918-02-14"},
           {"1917-10-25 / 1918-02-14", "interval 1917-11-07/1918-02-14 [calendar-converted]"}},
          options);
}

}  // namespace kalends::calendar_point_test
