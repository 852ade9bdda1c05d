#include "data/augmentation.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <ostream>
#include <set>
#include <string>

#include "support/pairs.hpp"

namespace kalends::augmentation_test {
namespace {

using made::pair;

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
    CHECK_FALSE(with_other_numbers(pair("um 9 Heuet 2018", "2018-07-09 ~"), random).has_value());
    CHECK_FALSE(with_other_numbers(pair("bis 9 Heuet 2018", ".. / 2018-07-09"), random).has_value());
}

std::vector<Example> pairs() {
    return {pair("den 9. HEUET 2018", "2018-07-09"), pair("den 31. Jänner 2017", "2017-01-31"),
            pair("den 4. Hornung", "XXXX-02-04"), pair("den 5.5.2018", "2018-05-05")};
}

TEST_CASE("a text may be about any month that has a word") {
    const std::vector<Example> rows = pairs();
    const OwnMonths months(rows, {});
    Random random(3);
    std::set<std::string> seen;
    for (int i = 0; i < 200; ++i) {
        const Example other = months.with_other_month(rows[0], 0, random).value();
        seen.insert(other.text + ' ' + to_string(other.target));
        CHECK(other.text[other.spans.month.begin - 1] == ' ');
        CHECK(other.text[other.spans.month.end] == ' ');
    }
    CHECK(seen == std::set<std::string>{"den 9. HEUET 2018 2018-07-09", "den 9. Jänner 2018 2018-01-09",
                                        "den 9. Hornung 2018 2018-02-09"});
}

TEST_CASE("a day that the other month does not have is not written") {
    const std::vector<Example> rows = pairs();
    const OwnMonths months(rows, {});
    Random random(3);
    int unwritten = 0;
    for (int i = 0; i < 200; ++i) {
        const std::optional<Example> other = months.with_other_month(rows[1], 1, random);
        unwritten += other.has_value() ? 0 : 1;
        CHECK((!other || lone_date(other->target)->month != std::array{'0', '2'}));
    }
    CHECK(unwritten > 30);
}

TEST_CASE("fields behind the month stand where they stood") {
    const std::vector<Example> rows = pairs();
    Example annotated = rows[0];
    annotated.spans = {{4, 5}, {7, 12}, {13, 17}, {}};
    const OwnMonths months(rows, {});
    Random random(3);
    for (int i = 0; i < 50; ++i) {
        const Example other = months.with_other_month(annotated, 0, random).value();
        CHECK(other.text.substr(other.spans.year.begin, 4) == "2018");
        CHECK(other.spans.day == annotated.spans.day);
        CHECK(other.spans.weekday == ByteSpan{});
    }
}

TEST_CASE("where no word names the month, months stay") {
    const std::vector<Example> rows = pairs();
    Random random(3);
    CHECK_FALSE(OwnMonths(rows, {}).with_other_month(rows[3], 3, random).has_value());
    CHECK_FALSE(OwnMonths().with_other_month(rows[0], 0, random).has_value());
}

TEST_CASE("where something known tells the month, too, it stays") {
    MonthNames known;
    known.add(U"juli", 7);
    std::vector<Example> rows = pairs();
    rows.push_back(pair("9 Heuet (Juli) 2018", "2018-07-09"));
    rows.push_back(pair("Heuet 9 (9.7.2018)", "2018-07-09"));
    const OwnMonths months(rows, known);
    Random random(3);
    CHECK(months.with_other_month(rows[0], 0, random).has_value());
    CHECK_FALSE(months.with_other_month(rows[4], 4, random).has_value());
    CHECK_FALSE(months.with_other_month(rows[5], 5, random).has_value());
}

}  // namespace

}  // namespace kalends::augmentation_test
