#include "calendar/point_time.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <string>
#include <vector>

#include "calendar/date.hpp"
#include "calendar/periods.hpp"

namespace kalends::point_time_test {
namespace {

using namespace std::chrono;

constexpr int stand_in_year = 2000;

std::string name_of(Validity failure) {
    switch (failure) {
        case Validity::impossible:
            return "impossible";
        case Validity::relative:
            return "relative";
        case Validity::unread:
            return "unread";
        case Validity::unknown:
            return "unknown";
        default:
            return "answered";
    }
}

std::string said(const ResolvedPoint& point) {
    if (!point.time) return name_of(point.failure);
    if (!point.time->period) return point.time->unplaced;
    return made::text_of(point.time->period) + (point.time->is_yearless ? " of any year" : "");
}

ResolvedPoint resolved(const std::string& text, const ResolutionOptions& options, const NumberSpans& numbers,
                       Choices& choices) {
    const FilledPoint filled = fill(parse_expression(text)).front().begin.value();
    return resolve_point(filled, {options, numbers, choices, stand_in_year});
}

/// All that it may be, "|" between them.
std::string times(const std::string& text, const ResolutionOptions& options = {}, const NumberSpans& numbers = {}) {
    Choices choices;
    std::string all;
    do {
        all += (all.empty() ? "" : " | ") + said(resolved(text, options, numbers, choices));
    } while (choices.next());
    return all;
}

PointTime time(const std::string& text, const ResolutionOptions& options = {}) {
    Choices choices;
    return resolved(text, options, {}, choices).time.value();
}

/// Tuesday, 6 June 1944.
ResolutionOptions from_reference() {
    ResolutionOptions options;
    options.reference = year(1944) / 6 / 6;
    return options;
}

}  // namespace

TEST_CASE("point: dates, before year 1 and of other eras, too") {
    CHECK(times("1805-10-21") == "1805-10-21");
    CHECK(times("1805-10") == "1805-10");
    CHECK(times("bc 0031-09-02") == "-0030-09-02");
    CHECK(times("bc 0001") == "0000");
    CHECK(times("neg 0030") == "-0030");
    CHECK(times("showa XX19-06-06") == "1944-06-06");
    CHECK(times("1805-02-29") == "impossible");
    CHECK(times("0000") == "impossible");
    CHECK(times("1805-XX-21") == "unread");
    CHECK(times("XXXX-10-21") == "2000-10-21 of any year");
    CHECK(times("XXXX-02-29") == "2000-02-29 of any year");
    CHECK(times("XXXX-02-30") == "impossible");
    CHECK(times("XXXX-XX-31") == "XXXX-XX-31");
    CHECK(times("XXXX-XX-32") == "impossible");
    CHECK(time("showa XX19-06-06").flags == Flags{Flag::era_converted});
    CHECK(time("bc 0031-09-02").flags == Flags{});
}

TEST_CASE("point: weekdays that are another day's") {
    CHECK(time("1944-06-06 tue").flags == Flags{});
    CHECK(time("1944-06-06 wed").flags == Flags{Flag::weekday_mismatch});
    CHECK(time("XXXX-06-06 wed").flags == Flags{});
}

TEST_CASE("point: years with digits that are not written") {
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

TEST_CASE("point: 1700s is a decade or a century, 170- a decade") {
    CHECK(times("170X") == "1700..1709 | 1700..1799");
    CHECK(times("170X", {}, {{"1700"}, U""}) == "1700..1709 | 1700..1799");
    CHECK(times("170X", {}, {{"170"}, U""}) == "1700..1709");
    CHECK(times("171X") == "1710..1719");
}

TEST_CASE("point: the century of two digits, by the pivot or the years that are told") {
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
}

TEST_CASE("point: a dual year is the later one, between 1 January and 25 March") {
    CHECK(times("1688-02-13 dual 1689") == "1689-02-13");
    CHECK(times("1688-02-13 dual XXX9") == "1689-02-13");
    CHECK(times("1688-01-01 dual XX89") == "1689-01-01");
    CHECK(times("1688-03-24 dual XXX9") == "1689-03-24");
    CHECK(times("1699-01-30 dual XX00") == "1700-01-30");
    CHECK(times("1688-02 dual XXX9") == "1689-02");
    CHECK(time("1688-02-13 dual XXX9").flags == Flags{Flag::dual_year});
    for (const char* text : {"1688-03-26 dual XXX9", "1688-04-13 dual XXX9", "1688-02-13 dual XXX8",
                             "1688-02-13 dual 1690", "1688 dual XXX9", "XXXX-02-13 dual XXX9"})
        CHECK(times(text) == "impossible");
    // Of a leap day the year is the later one.
    CHECK(times("1687-02-29 dual XXX8") == "1688-02-29");
    CHECK(times("1688-02-29 dual XXX9") == "impossible");
}

TEST_CASE("point: seasons are the northern ones, winter begins in December") {
    CHECK(times("1944-21") == "1944-03..1944-05");
    CHECK(times("1944-24") == "1944-12..1945-02");
    CHECK(times("1944-21 early") == "1944-03");
    CHECK(time("1944-23").flags == Flags{Flag::northern_season});
    CHECK(time("1944-23").period->season == 23);
}

TEST_CASE("point: centuries and millennia of an era") {
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

TEST_CASE("point: what has no year is within any") {
    CHECK(times("#2 quarter") == "2000-04..2000-06 of any year");
    CHECK(times("#1 month") == "2000-01 of any year");
    CHECK(times("#19 week") == "2000-05-08..2000-05-14 of any year");
    for (const char* text : {"#1 mon", "#1 day", "#2 weekend"}) CHECK(times(text) == "unknown");  // of a month, a year?
    for (const char* text : {"early", "#0 week", "#2 year", "#2 decade", "- 1 week"})
        CHECK(times(text) == "impossible");
}

TEST_CASE("point: steps are taken from left to right") {
    CHECK(times("1944-06 #-1 day") == "1944-06-30");
    CHECK(times("1944-06 #1 tue + 1 day") == "1944-06-07");
    CHECK(times("1944-06 #2 half #1 half") == "1944-06-16..1944-06-23");
    CHECK(times("1944-06-06 #0 week") == "1944-06-05..1944-06-11");
    CHECK(times("1944-06-06 + 1 week #0 week fri") == "1944-06-16");
    CHECK(times("1944-02-29 + 1 year #0 month #-1 day") == "1945-02-28");
    CHECK(times("1944 #53 week") == "impossible");
    CHECK(times("1944-06 #5 tue") == "impossible");
    CHECK(times("9999-12-31 + 1 day") == "impossible");
    CHECK(times("neg 9999-01-01 - 1 day") == "impossible");
}

TEST_CASE("point: rounded are days that months or years were added to, not units that hold them") {
    const auto rounded = [](const char* text) { return time(text, from_reference()).flags.has(Flag::rounded); };
    CHECK(rounded("R - 1 month"));
    CHECK(rounded("R + 1 year - 3 day"));
    CHECK(rounded("1944-01-31 + 1 month"));
    CHECK_FALSE(rounded("R - 1 month #0 month"));
    CHECK_FALSE(rounded("R + 1 year #0 month #-1 day"));
    CHECK_FALSE(rounded("R - 2 week"));
    CHECK_FALSE(rounded("1944-06 + 1 year"));
}

TEST_CASE("point: the reference, its weekdays and the next ones") {
    CHECK(times("R") == "relative");
    CHECK(times("R fri") == "relative");
    ResolutionOptions options = from_reference();
    CHECK(times("R", options) == "1944-06-06");
    CHECK(times("R - 1 day", options) == "1944-06-05");
    CHECK(times("R fri", options) == "1944-06-02 | 1944-06-09 | 1944-06-09");
    CHECK(times("R sat", options) == "1944-06-03 | 1944-06-10 | 1944-06-03");
    CHECK(times("R tue", options) == "1944-05-30 | 1944-06-13 | 1944-06-06");
    CHECK(times("R + 1 fri", options) == "1944-06-09 | 1944-06-16");
    CHECK(times("R + 1 mon", options) == "1944-06-12 | 1944-06-12");
    CHECK(times("R + 1 weekend #0 weekend", options) == "1944-06-10..1944-06-11 | 1944-06-17..1944-06-18");
    CHECK(times("R + 2 fri", options) == "1944-06-16");
    CHECK(times("R + 1 week + 1 fri", options) == "1944-06-16");
    CHECK(times("R - 1 fri", options) == "1944-06-02");
    options.week_start = WeekStart::sunday;
    CHECK(times("R + 1 week #0 week", options) == "1944-06-11..1944-06-17");
    CHECK(times("R + 1 sun", options) == "1944-06-11 | 1944-06-11");
    options.next_weekday = NextWeekday::next_week;
    CHECK(times("R + 1 wed", options) == "1944-06-14");
    CHECK(times("R + 1 weekend", options) == "1944-06-17..1944-06-18");
    options.prefer = Prefer::nearest;
    CHECK(times("R fri", options) == "1944-06-09");
}

TEST_CASE("point: by another calendar") {
    CHECK(times("julian 1712-05-05") == "1712-05-16");
    CHECK(times("hebrew 5704-10-15") == "1944-06-06");
    CHECK(times("hebrew 5704-10-15 - 1 week") == "1944-05-30");
    CHECK(times("gregorian 1712-05-05") == "1712-05-05");
    CHECK(times("coptic") == "unknown");
}

TEST_CASE("point: hours are counted from a time") {
    ResolutionOptions options = from_reference();
    CHECK(times("R + 2 hour", options) == "relative");
    CHECK(times("R #0 second", options) == "1944-06-06");  // now
    CHECK(times("1944-06-06 + 2 hour", options) == "unknown");
    options.reference->time = std::chrono::hours(23);
    CHECK(times("R + 2 hour", options) == "1944-06-07");
    CHECK(times("R - 30 minute", options) == "1944-06-06");
    CHECK(times("R - 1 day - 24 hour", options) == "1944-06-04");
    CHECK(times("R #3 hour", options) == "unknown");
}

TEST_CASE("point: marks are kept, and are flags") {
    const PointTime marked = time("194X ~ ?");
    CHECK(marked.about);
    CHECK(marked.uncertain);
    CHECK(marked.flags == Flags{Flag::approximate, Flag::uncertain});
}

}  // namespace kalends::point_time_test
