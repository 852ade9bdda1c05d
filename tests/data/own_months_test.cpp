#include "data/own_months.hpp"

#include <doctest/doctest.h>

#include <ostream>
#include <set>
#include <string>

namespace kalends {
namespace {

Example pair(std::string text, const char* date) {
    return {std::move(text), parse_written_date(date), "-", "-", {}};
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
        CHECK((!other || other->target.month != std::array{'0', '2'}));
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
}  // namespace kalends
