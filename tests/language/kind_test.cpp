#include "kalends/language/kind.hpp"

#include <doctest/doctest.h>

#include <string>

namespace kalends::kind_test {
namespace {

std::string kind_of(const std::string& text) {
    return std::string(name(kalends::kind_of(parse_expression(text))));
}

}  // namespace

TEST_CASE("kind: how much of the date is written, whatever stands beside it") {
    CHECK(kind_of("none") == "none");
    for (const char* text :
         {"1912-11-03", "XX12-11-03 mdy", "1912-W44-7", "1912-308", "bc 0031-03-15", "1912-11-03 sun",
          "hebrew 5673-03-05 leap", "1699-02-11 dual 1700", "1912-11-03 T14:30 zone utc"}) {
        CAPTURE(text);
        CHECK(kind_of(text) == "day");
    }
    for (const char* text : {"1912-11", "XX12-11", "1912-11 ymd", "hebrew 5673-13", "1912-11 sun"}) {
        CAPTURE(text);
        CHECK(kind_of(text) == "month");
    }
    for (const char* text : {"1912", "XX12", "bc 0044", "ad 0012", "islamic 1215", "showa XX15"}) {
        CAPTURE(text);
        CHECK(kind_of(text) == "year");
    }
    for (const char* text :
         {"XXXX-11-03", "XXXX-11", "XXXX-XX-03", "XX12-XX-03", "XXXX-W44-7", "XXXX-308", "meiji", "julian", "T14:30"}) {
        CAPTURE(text);
        CHECK(kind_of(text) == "partial");
    }
}

TEST_CASE("kind: what is longer than a year, or no calendar month, is a period; of something, a part or within it") {
    for (const char* text :
         {"187X", "17XX", "XX2X", "XXX7", "1849-21", "XXXX-24", "#19 century", "bc #3 century", "#2 millennium",
          "2018 #2 quarter", "2018 #1 half", "2018 #3 third", "#2 quarter", "2018 #19 week", "#19 week"}) {
        CAPTURE(text);
        CHECK(kind_of(text) == "period");
    }
    for (const char* text :
         {"1917 late", "187X early", "#18 century mid", "early", "1849-21 mid", "#13 century #2 half",
          "1849-05 #2 half", "187X #1 half", "2018 #2 quarter #1 half", "2018 #2 quarter early"}) {
        CAPTURE(text);
        CHECK(kind_of(text) == "part");
    }
    for (const char* text : {"2014-09 #3 tue", "2015-10 #-1 day", "2014-10 #1 week", "2014-10-06 #0 week",
                             "2018 #-1 week", "2014-10-06 #0 week fri", "2014-10 #2 weekend", "#18 century #2 decade",
                             "2018 #1 month", "#-1 sun", "2018 #2 half #3 mon"}) {
        CAPTURE(text);
        CHECK(kind_of(text) == "within");
    }
}

TEST_CASE("kind: the first that applies") {
    for (const char* text :
         {"R", "R fri", "R + 1 week #0 week fri", "1999-05-13 - 2 week", "R #0 year #1 half", "R early"}) {
        CAPTURE(text);
        CHECK(kind_of(text) == "moved");
    }
    for (const char* text : {"1850 ~", "1849-21 ?", "#19 century ?", "R - 3 day ~", "1850 early ~ ?"}) {
        CAPTURE(text);
        CHECK(kind_of(text) == "approximate");
    }
    for (const char* text : {"1914 / 1918", ".. / 1500", "1862 / unknown", "1860 ~ / 1869 ~", "islamic 1215 = ad 1800",
                             "R - 3 day / R", "2018-05-09 T14:00 / T16:00"}) {
        CAPTURE(text);
        CHECK(kind_of(text) == "interval");
    }
    for (const char* text : {"1863 | 1864", "1863 ~ | 1864", "1851 / 1852 & 1853", "XXXX-07-04 & 1776-XX-05"}) {
        CAPTURE(text);
        CHECK(kind_of(text) == "several");
    }
    CHECK(kind_of("2018-05-09 T14:30 ~") == "day");  // the time of the day is about, not the day
}

TEST_CASE("kind: names come back, and no other word is one") {
    for (const Kind kind : all_kinds) CHECK(parse_kind(name(kind)) == kind);
    for (const char* word : {"", "Day", "days", "interval ", "none,day"}) CHECK_FALSE(parse_kind(word).has_value());
}

}  // namespace kalends::kind_test
