#include "data/improbable.hpp"

#include <doctest/doctest.h>

#include <string_view>

#include "kalends/text/normalized_text.hpp"

namespace kalends::improbable_test {
namespace {

bool is_improbable(std::string_view text, std::string_view expression) {
    const std::u32string normalized = normalize_text(text).code_points;
    return kalends::is_improbable(parse_expression(expression), normalized, find_numerals(normalized));
}

}  // namespace

TEST_CASE("bare runs of digits") {
    CHECK(is_improbable("1525780800000", "1525-07-08"));
    CHECK(is_improbable("03040506", "0304-05-06"));
    CHECK_FALSE(is_improbable("20180509", "2018-05-09"));
    CHECK_FALSE(is_improbable("99991231", "9999-12-31"));
}

TEST_CASE("durations") {
    CHECK(is_improbable("2018-05-09/P1Y", "2018-05-09"));
    CHECK(is_improbable("2018-05-09/PT12H", "2018-05-09"));
    CHECK(is_improbable("P1Y2M/2018-05-09", "2018-05-09"));
    CHECK(is_improbable("2018-05-09T14:30Z/PT0.5H", "2018-05-09 T14:30 zone utc"));
    CHECK_FALSE(is_improbable("2018-05-09/P1Y", "none"));
    CHECK_FALSE(is_improbable("page/p3d/ 9 May 2018", "2018-05-09"));
    CHECK_FALSE(is_improbable("rue/p2m/2018-05-09", "2018-05-09"));
    CHECK_FALSE(is_improbable("2018-05-09, p12", "2018-05-09"));
    CHECK_FALSE(is_improbable("sep/2018", "2018-09"));
}

TEST_CASE("a digit of a month that nobody knows") {
    CHECK(is_improbable("1*/1988", "1988-01"));
    CHECK(is_improbable("1u/1988", "1988-01"));
    CHECK_FALSE(is_improbable("9*/5/1988", "1988-05-09 dmy"));
    CHECK_FALSE(is_improbable("1/1988*", "1988-01"));
    CHECK_FALSE(is_improbable("5*/5/1988", "1988-05-05 dmy"));
    CHECK_FALSE(is_improbable("3x/week since March 2018", "2018-03 / .."));
}

TEST_CASE("no time ends where it begins") {
    CHECK(is_improbable("minutes-may-2018", "2018-05 / 2018-05"));
    CHECK_FALSE(is_improbable("1850-1850", "1850 / 1850"));
    CHECK_FALSE(is_improbable("2018-05-09/2018-05-09", "2018-05-09 / 2018-05-09"));
    CHECK_FALSE(is_improbable("May 2018 – May 2018", "2018-05 / 2018-05"));
    CHECK_FALSE(is_improbable("May to June 2018", "XXXX-05 / 2018-06"));
    CHECK_FALSE(is_improbable("9 May 2018 (26 April O.S.)", "2018-05-09 = 2018-05-09"));
}

TEST_CASE("what is counted from a feast is not counted in its year") {
    CHECK(is_improbable("4th Sunday in Advent 1850", "1850 #4 sun"));
    CHECK(is_improbable("mardi après Pâques 1350", "1350 / .."));
    CHECK_FALSE(is_improbable("Easter 1850", "1850"));
    CHECK_FALSE(is_improbable("Easter Monday, 1 April 1850", "1850-04-01 mon"));
    CHECK_FALSE(is_improbable("the 4th Sunday of 1850", "1850 #4 sun"));
    CHECK_FALSE(is_improbable("Adventure early 1850", "1850 early"));
    CHECK_FALSE(is_improbable("Trinity College, 18th century", "#18 century"));
    CHECK_FALSE(is_improbable("Pentecost, after 1650", "1650 / .."));
}

TEST_CASE("thousands are no tens, and a volume no day") {
    CHECK(is_improbable("10,000 BC", "0010"));
    CHECK_FALSE(is_improbable("10 BC", "bc 0010"));
    CHECK(is_improbable("2018 May;18(5):12-8", "2018-05-18"));
    CHECK_FALSE(is_improbable("2018 May;18(5):12-8", "2018-05"));
}

TEST_CASE("days of our time by two calendars") {
    CHECK(is_improbable("2 May/15 May 2018", "2018-05-02 = 2018-05-15"));
    CHECK_FALSE(is_improbable("2 (15) May 2018", "2018-05-02 = 2018-05-15"));
    CHECK_FALSE(is_improbable("25 December 1950/7 January 1951", "1950-12-25 = 1951-01-07"));
    CHECK_FALSE(is_improbable("2/15 May 1917", "1917-05-02 = 1917-05-15"));
}

TEST_CASE("a style is of the day that it stands before in brackets") {
    CHECK(is_improbable("12 February [O.S. 1 February] 1809", "julian XXXX-02-12 = 1809-02-01"));
    CHECK_FALSE(is_improbable("12 February [O.S. 1 February] 1809", "XXXX-02-12 = julian 1809-02-01"));
    CHECK_FALSE(is_improbable("1 February (O.S.) 1809", "julian 1809-02-01"));
    CHECK_FALSE(is_improbable("1 February [O.S.] (12 February) 1809", "julian XXXX-02-01 = 1809-02-12"));
}

}  // namespace kalends::improbable_test
