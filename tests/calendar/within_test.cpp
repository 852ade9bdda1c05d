#include "calendar/within.hpp"

#include <doctest/doctest.h>

#include "calendar/periods.hpp"

namespace kalends::within_test {
namespace {

using made::period;
using made::text_of;

struct Case {
    const char* whole;
    int n;
    Unit unit;
    const char* expected;
};

void check(std::initializer_list<Case> cases, const WeekRules& rules = {}) {
    for (const Case& c : cases) {
        CAPTURE(c.whole);
        CAPTURE(c.n);
        CAPTURE(name(c.unit));
        CHECK(text_of(nth_within(period(c.whole), c.n, c.unit, rules)) == c.expected);
    }
}

}  // namespace

TEST_CASE("within several years: parts are years, the longer ones first") {
    check({{"1900..1999", 1, Unit::half, "1900..1949"},    {"1900..1999", -1, Unit::half, "1950..1999"},
           {"1900..1999", 1, Unit::third, "1900..1933"},   {"1900..1999", 2, Unit::third, "1934..1966"},
           {"1900..1999", 3, Unit::third, "1967..1999"},   {"1900..1999", 2, Unit::quarter, "1925..1949"},
           {"0001..0099", 1, Unit::half, "0001..0050"},    {"0001..0099", 2, Unit::half, "0051..0099"},
           {"0001..0099", 4, Unit::quarter, "0076..0099"}, {"-0099..0000", 1, Unit::half, "-0099..-0050"},
           {"-0099..0000", 3, Unit::third, "-0032..0000"}, {"1950..1999", 2, Unit::third, "1967..1983"},
           {"1950..1999", 3, Unit::third, "1984..1999"},   {"1930..1939", 1, Unit::third, "1930..1933"},
           {"1930..1939", 2, Unit::third, "1934..1936"},   {"1930..1939", 3, Unit::quarter, "1936..1937"},
           {"1930..1939", 4, Unit::quarter, "1938..1939"}, {"1930..1939", 5, Unit::quarter, "-"},
           {"1000..1999", 1, Unit::third, "1000..1333"},   {"1998..1999", 1, Unit::third, "1998-01..1998-08"},
           {"1998..1999", 2, Unit::half, "1999"}});
}

TEST_CASE("within several years: years, decades and centuries are counted; the first of them lacks its year 0") {
    check({{"1930..1939", 1, Unit::year, "1930"},
           {"1930..1939", 10, Unit::year, "1939"},
           {"1930..1939", 11, Unit::year, "-"},
           {"1930..1939", -1, Unit::year, "1939"},
           {"0001..0009", 1, Unit::year, "0001"},
           {"1900..1999", 4, Unit::decade, "1930..1939"},
           {"1900..1999", -1, Unit::decade, "1990..1999"},
           {"1900..1999", 1, Unit::century, "-"},
           {"0001..0099", 1, Unit::decade, "0001..0009"},
           {"0001..0099", 2, Unit::decade, "0010..0019"},
           {"0001..0999", 1, Unit::century, "0001..0099"},
           {"0001..0999", -1, Unit::century, "0900..0999"},
           {"-0099..0000", 1, Unit::decade, "-0099..-0090"},
           {"-0099..0000", 10, Unit::decade, "-0009..0000"},
           {"1900", 1, Unit::year, "-"},
           {"1900-05", 1, Unit::year, "-"}});
}

TEST_CASE("within a year") {
    check({{"2015", 1, Unit::half, "2015-01..2015-06"},
           {"2015", 3, Unit::third, "2015-09..2015-12"},
           {"2015", 2, Unit::quarter, "2015-04..2015-06"},
           {"2015", 1, Unit::month, "2015-01"},
           {"2015", 12, Unit::month, "2015-12"},
           {"2015", 13, Unit::month, "-"},
           {"2015", -2, Unit::month, "2015-11"},
           {"2015", 60, Unit::day, "2015-03-01"},
           {"2016", 60, Unit::day, "2016-02-29"},
           {"2015", 366, Unit::day, "-"},
           {"2016", 366, Unit::day, "2016-12-31"},
           {"2015", -1, Unit::day, "2015-12-31"},
           {"2015", 1, Unit::thursday, "2015-01-01"},
           {"2015", 53, Unit::thursday, "2015-12-31"},
           {"2015", 53, Unit::friday, "-"},
           {"2015", 1, Unit::weekend, "2015-01-03..2015-01-04"},
           {"0000", 60, Unit::day, "0000-02-29"}});
}

TEST_CASE("within a year: weeks are ISO's, the first one and week 53 beyond its ends") {
    check({{"2015", 1, Unit::week, "2014-12-29..2015-01-04"},
           {"2015", 53, Unit::week, "2015-12-28..2016-01-03"},
           {"2015", -1, Unit::week, "2015-12-28..2016-01-03"},
           {"2016", 1, Unit::week, "2016-01-04..2016-01-10"},
           {"2016", 53, Unit::week, "-"},
           {"2016", -1, Unit::week, "2016-12-26..2017-01-01"}});
}

TEST_CASE("within a month: halves and thirds end on the 15th, the 10th and the 20th, quarters are days") {
    check({{"2015-02", 1, Unit::half, "2015-02-01..2015-02-15"},
           {"2015-02", 2, Unit::half, "2015-02-16..2015-02-28"},
           {"2016-02", -1, Unit::half, "2016-02-16..2016-02-29"},
           {"2015-02", 1, Unit::third, "2015-02-01..2015-02-10"},
           {"2015-02", 3, Unit::third, "2015-02-21..2015-02-28"},
           {"2015-03", 3, Unit::third, "2015-03-21..2015-03-31"},
           {"2015-02", 2, Unit::quarter, "2015-02-08..2015-02-14"},
           {"2015-03", 1, Unit::quarter, "2015-03-01..2015-03-08"},
           {"2015-03", 4, Unit::quarter, "2015-03-25..2015-03-31"},
           {"2015-02", 28, Unit::day, "2015-02-28"},
           {"2015-02", 29, Unit::day, "-"},
           {"2015-02", -28, Unit::day, "2015-02-01"},
           {"2015-02", 1, Unit::sunday, "2015-02-01"},
           {"2015-02", 4, Unit::sunday, "2015-02-22"},
           {"2015-02", 5, Unit::sunday, "-"},
           {"2015-02", -1, Unit::saturday, "2015-02-28"},
           {"2015-02", -4, Unit::saturday, "2015-02-07"},
           {"2015-02", -5, Unit::saturday, "-"},
           {"2015-01", -1, Unit::weekend, "2015-01-31..2015-02-01"},
           {"2015-02", 1, Unit::month, "-"}});
}

TEST_CASE("within other times: the longer parts first, in days where there are too few months") {
    check({{"1944-03..1944-05", 1, Unit::half, "1944-03..1944-04"},
           {"1944-03..1944-05", 2, Unit::third, "1944-04"},
           {"1944-03..1944-05", 1, Unit::quarter, "1944-03-01..1944-03-23"},
           {"1944-03..1944-05", 3, Unit::month, "1944-05"},
           {"1944-03..1944-05", 92, Unit::day, "1944-05-31"},
           {"2015-06-01..2015-06-07", 1, Unit::half, "2015-06-01..2015-06-04"},
           {"2015-06-01..2015-06-07", 2, Unit::third, "2015-06-04..2015-06-05"},
           {"2015-06-01..2015-06-07", 4, Unit::quarter, "2015-06-07"},
           {"2015-06-01..2015-06-07", 3, Unit::day, "2015-06-03"},
           {"2015-06-01..2015-06-07", 1, Unit::friday, "2015-06-05"},
           {"2015-06-01..2015-06-07", 2, Unit::friday, "-"},
           {"2015-06-06..2015-06-07", 1, Unit::third, "-"},
           {"2015-06-06", 1, Unit::half, "-"},
           {"2015-06-06", 1, Unit::day, "-"},
           {"2015-06-06", 1, Unit::hour, "-"}});
}

TEST_CASE("within a month: which week is the first one hangs on who counts") {
    // 1 October 2015 was a Thursday, the 31st a Saturday.
    check({{"2015-10", 1, Unit::week, "2015-09-28..2015-10-04"},
           {"2015-10", 5, Unit::week, "2015-10-26..2015-11-01"},
           {"2015-10", -1, Unit::week, "2015-10-26..2015-11-01"},
           {"2015-10", 6, Unit::week, "-"}},
          {.first = FirstWeek::containing});
    check({{"2015-10", 1, Unit::week, "2015-10-05..2015-10-11"},
           {"2015-10", 3, Unit::week, "2015-10-19..2015-10-25"},
           {"2015-10", 4, Unit::week, "-"},
           {"2015-10", -1, Unit::week, "2015-10-19..2015-10-25"}},
          {.first = FirstWeek::full});
    check({{"2015-10", 1, Unit::week, "2015-10-01..2015-10-07"},
           {"2015-10", 5, Unit::week, "2015-10-29..2015-10-31"},
           {"2015-10", 6, Unit::week, "-"},
           {"2015-10", -1, Unit::week, "2015-10-25..2015-10-31"},
           {"2015-10", -5, Unit::week, "2015-10-01..2015-10-03"}},
          {.first = FirstWeek::days});
    check({{"2015-10", 1, Unit::week, "2015-10-04..2015-10-10"}},
          {.first = FirstWeek::full, .start = WeekStart::sunday});
    check({{"2015-10", 1, Unit::week, "2015-09-26..2015-10-02"}},
          {.first = FirstWeek::containing, .start = WeekStart::saturday});
    // June 2015 begins on a Monday.
    for (const FirstWeek first : {FirstWeek::containing, FirstWeek::full, FirstWeek::days})
        check({{"2015-06", 1, Unit::week, "2015-06-01..2015-06-07"}}, {.first = first});
}

TEST_CASE("the first week is asked for only where it makes a difference") {
    CHECK(asks_first_week(period("2015-10"), Unit::week));
    CHECK(asks_first_week(period("2015-06..2015-08"), Unit::week));
    CHECK_FALSE(asks_first_week(period("2015"), Unit::week));
    CHECK_FALSE(asks_first_week(period("2015-06-01..2015-06-07"), Unit::week));
    CHECK_FALSE(asks_first_week(period("2015-10"), Unit::weekend));
}

TEST_CASE("early, mid and late are thirds; of a day it is the day") {
    const auto part = [](const char* whole, Part which) { return text_of(part_of(period(whole), which)); };
    CHECK(part("2015", Part::early) == "2015-01..2015-04");
    CHECK(part("2015", Part::mid) == "2015-05..2015-08");
    CHECK(part("2015-10", Part::late) == "2015-10-21..2015-10-31");
    CHECK(part("1930..1939", Part::early) == "1930..1933");
    CHECK(part("1930..1939", Part::late) == "1937..1939");
    CHECK(part("1500..1599", Part::mid) == "1534..1566");
    CHECK(part("-0199..-0100", Part::late) == "-0132..-0100");
    CHECK(part("2015-10-05", Part::late) == "2015-10-05");
    CHECK(part("2015-10-05..2015-10-06", Part::late) == "-");
    CHECK(part("2015", Part::none) == "2015");
}

TEST_CASE("the unit that holds a time, where one does") {
    struct Held {
        const char* time;
        Unit unit;
        const char* expected;
    };
    for (const Held& c : {Held{"2015-10-08", Unit::day, "2015-10-08"},
                          Held{"2015-10-08", Unit::week, "2015-10-05..2015-10-11"},
                          Held{"2015-10-08", Unit::weekend, "2015-10-10..2015-10-11"},
                          Held{"2015-10-11", Unit::weekend, "2015-10-10..2015-10-11"},
                          Held{"2015-10-08", Unit::month, "2015-10"},
                          Held{"2015-10-08", Unit::quarter, "2015-10..2015-12"},
                          Held{"2015-10-08", Unit::third, "2015-09..2015-12"},
                          Held{"2015-10-08", Unit::half, "2015-07..2015-12"},
                          Held{"2015-10-08", Unit::year, "2015"},
                          Held{"2015-10-08", Unit::decade, "2010..2019"},
                          Held{"2015-10-08", Unit::century, "2000..2099"},
                          Held{"2015-10-08", Unit::millennium, "2000..2999"},
                          Held{"2015-10", Unit::quarter, "2015-10..2015-12"},
                          Held{"2015-10", Unit::week, "-"},
                          Held{"2015-09-30..2015-10-01", Unit::week, "2015-09-28..2015-10-04"},
                          Held{"2015-09-30..2015-10-01", Unit::month, "-"},
                          Held{"2015-09-30..2015-10-01", Unit::half, "2015-07..2015-12"},
                          Held{"2015-09-30..2015-10-01", Unit::day, "-"},
                          Held{"2015", Unit::month, "-"},
                          Held{"2015", Unit::century, "2000..2099"},
                          Held{"1999..2001", Unit::century, "-"},
                          Held{"0005", Unit::decade, "0001..0009"},
                          Held{"0000", Unit::year, "0000"},
                          Held{"0000", Unit::decade, "-0009..0000"},
                          Held{"0000-05-09", Unit::century, "-0099..0000"},
                          Held{"0000..0001", Unit::century, "-"},
                          Held{"-0043-03-15", Unit::month, "-0043-03"},
                          Held{"-0043-03-15", Unit::half, "-0043-01..-0043-06"},
                          Held{"-0043", Unit::decade, "-0049..-0040"},
                          Held{"-0043", Unit::millennium, "-0999..0000"}}) {
        CAPTURE(c.time);
        CAPTURE(name(c.unit));
        CHECK(text_of(holding(period(c.time), c.unit, WeekStart::monday)) == c.expected);
    }
    CHECK(text_of(holding(period("2015-10-11"), Unit::week, WeekStart::sunday)) == "2015-10-11..2015-10-17");
    CHECK(text_of(holding(period("2015-10-11"), Unit::week, WeekStart::saturday)) == "2015-10-10..2015-10-16");
}

TEST_CASE("a day of a week, whatever day it begins with") {
    CHECK(text_of(weekday_within(period("2015-10-05..2015-10-11"), Unit::monday)) == "2015-10-05");
    CHECK(text_of(weekday_within(period("2015-10-05..2015-10-11"), Unit::sunday)) == "2015-10-11");
    CHECK(text_of(weekday_within(period("2015-10-10..2015-10-16"), Unit::friday)) == "2015-10-16");
    CHECK(text_of(weekday_within(period("2015-10-10..2015-10-16"), Unit::saturday)) == "2015-10-10");
}

}  // namespace kalends::within_test
