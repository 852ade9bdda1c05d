#include "data/renumbering.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <ostream>
#include <string>

namespace kalends {
namespace {

Example pair(std::string text, const char* date) {
    return {std::move(text), parse_written_date(date), "-", "-", {}};
}

std::string at(const Example& example, ByteSpan span) {
    return example.text.substr(span.begin, span.end - span.begin);
}

TEST_CASE("day and year are others, all else stays") {
    Random random(3);
    for (int i = 0; i < 1000; ++i) {
        for (const Example& example : {pair("den 9. Heuet 2018!", "2018-07-09"), pair("2018, 9 Heuet", "2018-07-09")}) {
            const Example other = with_other_numbers(example, random).value();
            const std::string day = at(other, other.spans.day), year = at(other, other.spans.year);
            CHECK(to_string(other.target) == year + "-07-" + (day.size() == 1 ? "0" : "") + day);
            CHECK(day[0] != '0');
            CHECK(std::stoi(year) >= 1918);
            CHECK(std::stoi(year) <= 2118);
            CHECK(std::chrono::year_month_day(std::chrono::year(std::stoi(year)), std::chrono::July,
                                              std::chrono::day(static_cast<unsigned>(std::stoi(day))))
                      .ok());
        }
    }
}

TEST_CASE("a padded day stays padded, a year has four digits") {
    Random random(3);
    for (int i = 0; i < 200; ++i) {
        const Example other = with_other_numbers(pair("0009 Heuet 05", "0009-07-05"), random).value();
        CHECK(other.text.size() == 13);
        CHECK(to_string(other.target) == other.text.substr(0, 4) + "-07-" + other.text.substr(11));
    }
}

TEST_CASE("the place of the month is not forgotten") {
    Random random(3);
    Example annotated = pair("9 Heuet 2018", "2018-07-09");
    annotated.spans = {{0, 1}, {2, 7}, {8, 12}, {}};
    for (int i = 0; i < 50; ++i) {
        const Example other = with_other_numbers(annotated, random).value();
        CHECK(at(other, other.spans.month) == "Heuet");
    }
}

TEST_CASE("where it is not clear which number is which, nothing is changed") {
    Random random(3);
    CHECK_FALSE(with_other_numbers(pair("9/7/2018", "2018-07-09"), random).has_value());
    CHECK_FALSE(with_other_numbers(pair("9 Heuet '18", "XX18-07-09"), random).has_value());
    CHECK_FALSE(with_other_numbers(pair("9 Heuet", "XXXX-07-09"), random).has_value());
    CHECK_FALSE(with_other_numbers(pair("8 Heuet 2018", "2018-07-09"), random).has_value());
    CHECK_FALSE(with_other_numbers(pair("9 Heuet 2018", "2018-XX-09"), random).has_value());
    CHECK_FALSE(with_other_numbers(pair("9 Heuet 2018 at 9", "2018-07-09"), random).has_value());
    CHECK_FALSE(with_other_numbers(pair("", "none"), random).has_value());
}

}  // namespace
}  // namespace kalends
