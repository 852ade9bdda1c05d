#include "calendar/iso_date.hpp"

#include <doctest/doctest.h>

namespace kalends::iso_date_test {

using std::chrono::year;

TEST_CASE("days come back as they went") {
    for (const auto day : {year{1} / 1 / 1, year{2018} / 5 / 9, year{2016} / 2 / 29, year{9999} / 12 / 31})
        CHECK(parse_iso(to_iso(day)) == day);
    CHECK(to_iso(year{987} / 5 / 9) == "0987-05-09");
}

TEST_CASE("years before 1 and beyond 9999 are written as ISO 8601 has them") {
    CHECK(to_iso(year{0} / 1 / 1) == "0000-01-01");
    CHECK(to_iso(year{-43} / 3 / 15) == "-0043-03-15");
    CHECK(to_iso(year{-12'018} / 3 / 15) == "-12018-03-15");
    CHECK(to_iso(year{12'018} / 3 / 15) == "+12018-03-15");
}

TEST_CASE("fields can be left out at either end") {
    CHECK(to_reduced_iso({2018, 5, 9}) == "2018-05-09");
    CHECK(to_reduced_iso({2018, 5, {}}) == "2018-05");
    CHECK(to_reduced_iso({-43, {}, {}}) == "-0043");
    CHECK(to_reduced_iso({{}, 5, 9}) == "--05-09");
    CHECK(to_reduced_iso({{}, 5, {}}) == "--05");
    CHECK(to_reduced_iso({{}, {}, 9}) == "---09");
    CHECK(to_reduced_iso({2018, {}, 9}) == "2018");
    CHECK(to_reduced_iso({}).empty());
}

TEST_CASE("other forms and days that do not exist are nothing") {
    for (const char* text :
         {"", "2018-5-9", "2018-05-09 ", "XX18-05-09", "20180509", "2018-02-30", "2018-13-01", "2018-00-01"})
        CHECK(!parse_iso(text));
}

}  // namespace kalends::iso_date_test
