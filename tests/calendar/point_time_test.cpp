#include "calendar/point_time.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <string>
#include <vector>

#include "calendar/date.hpp"
#include "calendar/periods.hpp"
#include "calendar/point_times.hpp"

namespace kalends::point_time_test {
namespace {

using namespace std::chrono;
using made::time;
using made::times;

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

TEST_CASE("point: seasons are the northern ones, winter begins in December") {
    CHECK(times("1944-21") == "1944-03..1944-05");
    CHECK(times("1944-24") == "1944-12..1945-02");
    CHECK(times("1944-21 early") == "1944-03");
    CHECK(time("1944-23").flags == Flags{Flag::northern_season});
    CHECK(time("1944-23").period->season == 23);
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

TEST_CASE("point: last and next November, from the sixth of June") {
    CHECK(times("R - 1 year #11 month") == "relative");
    ResolutionOptions options = from_reference();
    CHECK(times("R - 1 year #11 month", options) == "1943-11");
    CHECK(times("R - 1 year #5 month", options) == "1944-05");
    CHECK(times("R - 1 year #6 month", options) == "1943-06");
    CHECK(times("R - 1 year #11 month #5 day", options) == "1943-11-05");
    CHECK(times("R + 1 year #11 month", options) == "1944-11 | 1945-11");
    CHECK(times("R + 1 year #6 month", options) == "1945-06");
    CHECK(times("R - 1 year #6 month #5 day", options) == "1944-06-05 | 1943-06-05");
    CHECK(times("R - 1 year #6 month #6 day", options) == "1943-06-06");
    CHECK(times("R - 1 year #6 month #7 day", options) == "1943-06-07");
    CHECK(times("R + 1 year #6 month #7 day", options) == "1944-06-07 | 1945-06-07");
    CHECK(times("R + 1 year #2 month #29 day", options) == "impossible");
    CHECK(times("R - 1 year #13 month", options) == "impossible");
    options.next_weekday = NextWeekday::next_week;
    CHECK(times("R + 1 year #11 month", options) == "1945-11");
    CHECK(times("R - 1 year #11 month", options) == "1943-11");
}

TEST_CASE("point: last, next and this summer, from the sixth of June and from January") {
    CHECK(times("R - 1 year #22 month") == "relative");
    ResolutionOptions options = from_reference();
    CHECK(times("R - 1 year #22 month", options) == "1943-06..1943-08");
    CHECK(times("R - 1 year #21 month", options) == "1944-03..1944-05");
    CHECK(times("R - 1 year #24 month", options) == "1943-12..1944-02");
    CHECK(times("R #0 year #22 month", options) == "1944-06..1944-08");
    CHECK(times("R - 1 year #0 year #21 month", options) == "1943-03..1943-05");
    CHECK(times("R + 1 year #22 month", options) == "1945-06..1945-08");
    CHECK(times("R + 1 year #23 month", options) == "1944-09..1944-11 | 1945-09..1945-11");
    CHECK(times("R + 1 year #21 month", options) == "1945-03..1945-05");
    CHECK(times("R - 1 year #22 month #8 day", options) == "1943-06-08");
    CHECK(times("R - 1 year #25 month", options) == "impossible");
    using namespace std::chrono;
    options.reference = 1944y / January / 6d;
    CHECK(times("R #0 year #24 month", options) == "1943-12..1944-02");
    CHECK(times("R - 1 year #24 month", options) == "1942-12..1943-02");
    CHECK(times("R + 1 year #24 month", options) == "1944-12..1945-02");
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
