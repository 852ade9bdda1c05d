#include <doctest/doctest.h>

#include <string_view>

#include "support/invented.hpp"

namespace kalends::left_out_ends_test {
namespace {

WordSayings some_words() {
    const Sayings limit = only(Saying::open) | only(Saying::from_to) | only(Saying::reference);
    WordSayings words;
    words.add({{U"to", only(Saying::from_to)},
               {U"lam", only(Saying::from_to) | only(Saying::month) | only(Saying::calendar)},
               {U"ah", only(Saying::calendar)},
               {U"until", only(Saying::open) | only(Saying::from_to)},
               {U"p", only(Saying::open) | only(Saying::from_to)},
               {U"page", only(Saying::reference)},
               {U"the", only(Saying::plain)},
               {U"before", limit | only(Saying::clock) | only(Saying::earlier) | only(Saying::before_christ)},
               {U"hasta", limit},
               {U"zum", limit | only(Saying::later)},
               {U"dem", limit | only(Saying::this_one) | only(Saying::clock)},
               {U"from", limit | only(Saying::plain)},
               {U"century", only(Saying::century)},
               {U"unknown", only(Saying::unknown)}});
    return words;
}

bool is_invented(std::u32string_view text, const char* expression) {
    MonthNames names;
    names.add(U"may", 5);
    return kalends::is_invented(text, expression, names, some_words());
}

TEST_CASE("of months that are the same time as a year none is left out") {
    MonthNames names;
    names.add(U"june", 6);
    names.add(U"sept", 9);
    WordSayings words;
    words.add({{U"sh", only(Saying::calendar)}});
    const std::u32string_view text = U"1350 sh (june-sept. 1971)";
    CHECK(kalends::is_invented(text, "persian 1350 = 1971-09", names, words));
    CHECK(kalends::is_invented(text, "persian 1350 = 1971-06", names, words));
    CHECK_FALSE(kalends::is_invented(U"1350 sh (june 1971)", "persian 1350 = 1971-06", names, words));
}

TEST_CASE("the middle of a time is no limit of it") {
    WordSayings words;
    words.add({{U"mitte", only(Saying::mid) | only(Saying::open) | only(Saying::from_to) | only(Saying::reference)}});
    MonthNames names;
    names.add(U"juni", 6);
    CHECK_FALSE(kalends::is_invented(U"mitte juni 1934", "1934-06 mid", names, words));
    CHECK(kalends::is_invented(U"mitte juni 1934", "1934-06", names, words));
}

TEST_CASE("a number behind a word that says until is no part of an answer that leaves it out") {
    CHECK(is_invented(U"5 may until the 10 may 2018", "2018-05-05"));
    CHECK_FALSE(is_invented(U"5 may until page 10, 2018", "2018-05-05"));
    CHECK_FALSE(is_invented(U"5 may 2018 p 10", "2018-05-05"));
}

TEST_CASE("a word that bounds a time is left out by none that it stands before") {
    CHECK(is_invented(U"before 1850", "1850"));
    CHECK(is_invented(U"before the 9 may 1850", "1850-05-09"));
    CHECK(is_invented(U"before may 1850", "1850-05"));
    CHECK(is_invented(U"9 may 1850 before 15:00", "1850-05-09 T15:00"));
    CHECK_FALSE(is_invented(U"9 may 1850, quarter before the 15:00", "1850-05-09 T15:00"));
    CHECK_FALSE(is_invented(U"9 may 1850 before 15:00", ".. / 1850-05-09 T15:00"));
    CHECK_FALSE(is_invented(U"before 1850", ".. / 1850"));
    CHECK_FALSE(is_invented(U"before 300", "bc 0300"));
    CHECK_FALSE(is_invented(U"1850, before rome", "1850"));
    CHECK_FALSE(is_invented(U"before rome 1850", "1850"));
    CHECK_FALSE(is_invented(U"from 1850", "1850"));
    CHECK(is_invented(U"hasta 1850", "1850"));
    CHECK_FALSE(is_invented(U"zum 1850", "1850"));
    CHECK_FALSE(is_invented(U"dem 18 century", "#18 century"));
}

TEST_CASE("what began nobody knows when did not begin and end") {
    CHECK(is_invented(U"unknown - 1850", "1850"));
    CHECK_FALSE(is_invented(U"unknown - 1850", "unknown / 1850"));
    CHECK_FALSE(is_invented(U"unknown, 1850", "1850"));
    CHECK_FALSE(is_invented(U"unknown - page, 1850", "1850"));
}

TEST_CASE("a day that a dash or a word joins to the one that was read is the other end") {
    CHECK(is_invented(U"5-9 may 2018", "2018-05-09"));
    CHECK(is_invented(U"5 - 9 may 2018", "2018-05-05"));
    CHECK(is_invented(U"5 to 9 may 1360", "persian 1360-05-09"));
    CHECK_FALSE(is_invented(U"5-9 may 2018", "XXXX-XX-05 / 2018-05-09"));
    CHECK_FALSE(is_invented(U"15 9 may 2018", "2018-05-09"));
    CHECK_FALSE(is_invented(U"3-8bor may 2018", "2018-05-03"));
    CHECK_FALSE(is_invented(U"3-9.5.2018", "2018-05-09"));
    CHECK_FALSE(is_invented(U"5 lam 9 may 1360 ah", "persian 1360-05-09"));
    CHECK_FALSE(is_invented(U"a-3-9 may 2018", "2018-05-09"));
}

TEST_CASE("a year that a dash joins to another is not alone, and one behind a dash begins nothing") {
    CHECK(is_invented(U"'48-'50", "XX50"));
    CHECK_FALSE(is_invented(U"'48-'50", "XX48 / XX50"));
    CHECK(is_invented(U"n.d. - 1850", "1850 / .."));
    CHECK(is_invented(U">=2018-05-09", "2018-05-09"));
    CHECK_FALSE(is_invented(U">=2018-05-09", "2018-05-09 / .."));
    CHECK_FALSE(is_invented(U"<9 may 2018>", "2018-05-09"));
    CHECK(is_invented(U"<1850 or >1860", "1850 | 1860"));
    CHECK_FALSE(is_invented(U"1850 -", "1850 / .."));
    CHECK_FALSE(is_invented(U"rome - before 1850", "1850 / .."));
    CHECK_FALSE(is_invented(U"n.d. - 1850", ".. / 1850"));
}

}  // namespace
}  // namespace kalends::left_out_ends_test
