#include "calendar/moved.hpp"

#include <doctest/doctest.h>

#include "calendar/periods.hpp"

namespace kalends::moved_test {
namespace {

struct Case {
    const char* from;
    int n;
    Unit unit;
    const char* expected;
};

void check(std::initializer_list<Case> cases, std::optional<Unit> is_one_of = {}) {
    for (const Case& c : cases) {
        CAPTURE(c.from);
        CAPTURE(c.n);
        CAPTURE(name(c.unit));
        Period from = made::period(c.from);
        from.unit = is_one_of;
        CHECK(made::text_of(moved(from, c.n, c.unit)) == c.expected);
    }
}

}  // namespace

TEST_CASE("moved: a day by days and weeks, over the ends of years and before year 1") {
    check({{"2015-12-31", 1, Unit::day, "2016-01-01"},
           {"2016-03-01", -1, Unit::day, "2016-02-29"},
           {"2015-06-05", -2, Unit::week, "2015-05-22"},
           {"2015-06-05", 0, Unit::day, "2015-06-05"},
           {"0001-01-01", -1, Unit::day, "0000-12-31"},
           {"0000-01-01", -1, Unit::day, "-0001-12-31"},
           {"-0043-03-15", 365, Unit::day, "-0042-03-15"}});
}

TEST_CASE("moved: a day by months and years stays the day, or becomes the last one") {
    check({{"2015-01-31", 1, Unit::month, "2015-02-28"},
           {"2016-01-31", 1, Unit::month, "2016-02-29"},
           {"2015-01-31", 2, Unit::month, "2015-03-31"},
           {"2015-03-31", -1, Unit::month, "2015-02-28"},
           {"2015-01-15", -1, Unit::month, "2014-12-15"},
           {"2016-02-29", 1, Unit::year, "2017-02-28"},
           {"2016-02-29", 4, Unit::year, "2020-02-29"},
           {"2015-11-30", 1, Unit::quarter, "2016-02-29"},
           {"2015-08-31", 1, Unit::half, "2016-02-29"},
           {"2015-10-31", 1, Unit::third, "2016-02-29"},
           {"2016-02-29", -1, Unit::century, "1916-02-29"},
           {"2000-02-29", -1, Unit::century, "1900-02-28"},
           {"2015-06-05", 1, Unit::decade, "2025-06-05"},
           {"2015-06-05", -2, Unit::millennium, "0015-06-05"},
           {"0004-02-29", -4, Unit::year, "0000-02-29"},
           {"0004-02-29", -5, Unit::year, "-0001-02-28"},
           {"0001-01-31", -1, Unit::month, "0000-12-31"}});
}

TEST_CASE("moved: what is longer goes as a whole by its own unit and longer ones") {
    check({{"2015-12", 1, Unit::month, "2016-01"},
           {"2015-03", -6, Unit::month, "2014-09"},
           {"2015-03", 1, Unit::year, "2016-03"}},
          Unit::month);
    check({{"2015", -15, Unit::year, "2000"}, {"0001", -1, Unit::year, "0000"}, {"2015", 1, Unit::century, "2115"}},
          Unit::year);
    check({{"1930..1939", 1, Unit::decade, "1940..1949"}, {"1930..1939", -1, Unit::century, "1830..1839"}},
          Unit::decade);
    check({{"1900..1999", -2, Unit::century, "1700..1799"}}, Unit::century);
    check({{"2015-04..2015-06", -2, Unit::quarter, "2014-10..2014-12"},
           {"2015-04..2015-06", 1, Unit::year, "2016-04..2016-06"}},
          Unit::quarter);
    check({{"2015-06-01..2015-06-07", 1, Unit::week, "2015-06-08..2015-06-14"},
           {"2015-06-01..2015-06-07", 1, Unit::month, "2015-07-01..2015-07-07"}},
          Unit::week);
}

TEST_CASE("moved: by shorter units it is counted on from the last day, and back from the first") {
    check({{"2015-05", 10, Unit::day, "2015-06-10"},
           {"2015-05", -10, Unit::day, "2015-04-21"},
           {"2015-05", 1, Unit::week, "2015-06-07"}},
          Unit::month);
    check({{"2015", 1, Unit::month, "2016-01-31"},
           {"2015", -1, Unit::month, "2014-12-01"},
           {"2015", -1, Unit::day, "2014-12-31"}},
          Unit::year);
    check({{"2015-06-01..2015-06-07", 3, Unit::day, "2015-06-10"}}, Unit::week);
    check({{"1930..1939", 1, Unit::year, "1940-12-31"}}, Unit::decade);
}

TEST_CASE("moved: by weekdays and weekends it is the n-th after it, or before it") {
    // 3 June 2015 was a Wednesday.
    check({{"2015-06-03", 1, Unit::friday, "2015-06-05"},
           {"2015-06-03", 3, Unit::friday, "2015-06-19"},
           {"2015-06-03", 1, Unit::wednesday, "2015-06-10"},
           {"2015-06-03", -1, Unit::wednesday, "2015-05-27"},
           {"2015-06-03", -2, Unit::tuesday, "2015-05-26"},
           {"2015-06-03", 0, Unit::tuesday, "-"},
           {"2015-06", 1, Unit::monday, "2015-07-06"},
           {"2015-06", -1, Unit::monday, "2015-05-25"},
           {"2015-06-03", 1, Unit::weekend, "2015-06-06..2015-06-07"},
           {"2015-06-03", -1, Unit::weekend, "2015-05-30..2015-05-31"},
           {"2015-06-06", 1, Unit::weekend, "2015-06-13..2015-06-14"},
           {"2015-06-07", -1, Unit::weekend, "2015-05-30..2015-05-31"}});
}

TEST_CASE("moved: nothing by units shorter than a day, nor out of all measure") {
    check({{"2015-06-03", 1, Unit::hour, "-"},
           {"2015-06-03", 9999, Unit::millennium, "-"},
           {"2015", -9999, Unit::century, "-"}});
}

TEST_CASE("moved: a season stays one by years, and by quarters it is months") {
    Period spring = made::period("1944-03..1944-05");
    spring.season = 21;
    CHECK(moved(spring, 1, Unit::year)->season == 21);
    CHECK(moved(spring, 1, Unit::quarter)->season == 0);
}

TEST_CASE("moved: units that are months and those that are days") {
    for (const Unit unit : {Unit::month, Unit::quarter, Unit::third, Unit::half, Unit::year, Unit::millennium})
        CHECK(counts_months(unit));
    for (const Unit unit : {Unit::hour, Unit::day, Unit::week, Unit::weekend, Unit::sunday})
        CHECK_FALSE(counts_months(unit));
}

}  // namespace kalends::moved_test
