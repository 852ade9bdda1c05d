#include "calendar/written_years.hpp"

#include <doctest/doctest.h>

#include <string_view>

#include "calendar/point_times.hpp"

namespace kalends::written_years_test {
namespace {

using made::time;
using made::times;

}  // namespace

TEST_CASE("years with digits that are not written") {
    CHECK(times("194X") == "1940..1949");
    CHECK(times("19XX") == "1900..1999");
    CHECK(times("00XX") == "0001..0099");
    CHECK(times("000X") == "0001..0009 | 0001..0099");
    CHECK(times("bc 012X") == "-0128..-0119");
    CHECK(times("bc 18XX") == "-1898..-1799");
    CHECK(times("neg 01XX") == "-0199..-0100");
    CHECK(times("neg 00XX") == "-0099..0000");
    CHECK(times("XXX4") == "XXX4");
    CHECK(times("XX4X") == "1940..1949");
    CHECK(time("XX4X").flags == Flags{Flag::century_assumed});
}

TEST_CASE("a decade of a reign has all its digits, and ends with the reign") {
    CHECK(times("showa XX4X") == "1965..1974");
    CHECK(times("showa XX6X") == "1985..1989");
    CHECK(times("taisho XX1X") == "1921..1926");
    CHECK(times("heisei XX0X") == "1989..1997");
    CHECK(times("reiwa XX1X") == "2028..2037");
    CHECK(times("minguo XX2X") == "1931..1940");
    CHECK(time("showa XX4X").flags == Flags{Flag::era_converted});
}

TEST_CASE("1700s is a decade or a century, 170- a decade") {
    CHECK(times("170X") == "1700..1709 | 1700..1799");
    CHECK(times("170X", {}, {{"1700"}, U""}) == "1700..1709 | 1700..1799");
    CHECK(times("170X", {}, {{"170"}, U""}) == "1700..1709");
    CHECK(times("171X") == "1710..1719");
}

TEST_CASE("the century of two digits, by the pivot or the years that are told") {
    CHECK(times("XX68") == "2068");
    CHECK(times("XX69") == "1969");
    CHECK(times("XX6X") == "1960..1969");
    CHECK(times("XX5X") == "1950..1959");
    CHECK(times("XX2X") == "1920..1929");
    CHECK(times("XX1X") == "2010..2019");
    CHECK(time("XX68").flags == Flags{Flag::century_assumed});
    ResolutionOptions options;
    options.century_pivot = 0;
    CHECK(times("XX1X", options) == "1910..1919");
    options = {};
    options.years = YearRange{1850, 1931};
    CHECK(times("XX68", options) == "1868");
    CHECK(times("XX32", options) == "impossible");
    CHECK(times("XX31", options) == "1931");
    CHECK(times("XX3X", options) == "1930..1939");
    CHECK(times("XX4X", options) == "impossible");
    CHECK(Flags{} == time("XX68", options).flags);
    options.years = YearRange{1701, 1899};
    CHECK(times("XX31", options) == "1731 | 1831");
    CHECK(times("XX0X", options) == "1800..1809");
    options.years = YearRange{1812, 1821};
    CHECK(times("XXX4", options) == "1814");
    CHECK(times("showa XX19", options) == "1944");
    options.years = YearRange{9990, 10'050};
    CHECK(times("XX00", options) == "impossible");
    CHECK(times("XX95", options) == "9995");
}

TEST_CASE("a dual year is the later one, between 1 January and 25 March") {
    CHECK(times("1688-02-13 dual 1689") == "1689-02-13");
    CHECK(times("1688-02-13 dual XXX9") == "1689-02-13");
    CHECK(times("1688-01-01 dual XX89") == "1689-01-01");
    CHECK(times("1688-03-24 dual XXX9") == "1689-03-24");
    CHECK(times("1699-01-30 dual XX00") == "1700-01-30");
    CHECK(times("9999-02-09 dual XX00") == "impossible");
    CHECK(times("1688-02 dual XXX9") == "1689-02");
    CHECK(time("1688-02-13 dual XXX9").flags == Flags{Flag::dual_year});
    for (const char* text : {"1688-03-26 dual XXX9", "1688-04-13 dual XXX9", "1688-02-13 dual XXX8",
                             "1688-02-13 dual 1690", "1688 dual XXX9", "XXXX-02-13 dual XXX9"})
        CHECK(times(text) == "impossible");
    // Of a leap day the year is the later one.
    CHECK(times("1687-02-29 dual XXX8") == "1688-02-29");
    CHECK(times("1688-02-29 dual XXX9") == "impossible");
}

TEST_CASE("centuries and millennia of an era") {
    CHECK(times("#1 century") == "0001..0099");
    CHECK(times("ad #5 century") == "0400..0499");
    CHECK(times("bc #5 century") == "-0499..-0400");
    CHECK(times("bc #1 millennium") == "-0999..0000");
    CHECK(times("#16 century #2 half") == "1550..1599");
    CHECK(times("#16 century late") == "1567..1599");
    CHECK(times("#16 century #1 half #2 half") == "1525..1549");
    CHECK(times("buddhist #25 century") == "1857..1956");
    for (const char* text : {"#101 century", "#-1 century", "neg #5 century", "#11 millennium"})
        CHECK(times(text) == "impossible");
}

TEST_CASE("digits of a year") {
    CHECK(std::string_view(year_digits(1944).data(), 4) == "1944");
    CHECK(std::string_view(year_digits(7).data(), 4) == "0007");
}

}  // namespace kalends::written_years_test
