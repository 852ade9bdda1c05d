#include "report/alignment_grid.hpp"

#include <doctest/doctest.h>

#include <vector>

#include "report/aligned.hpp"

namespace kalends {
namespace {

std::vector<std::string> texts(const std::vector<Column>& columns) {
    std::vector<std::string> all;
    for (const Column& column : columns) all.push_back(column.text);
    return all;
}

TEST_CASE("characters as the user wrote them") {
    const auto columns = alignment_columns("9 MAY", made::aligned("9 MAY", {"5"}, {2}));
    CHECK(texts(columns) == std::vector<std::string>{"9", " ", "M", "A", "Y"});
    CHECK(columns[2].weights == std::vector<float>{1});
    CHECK(columns[2].span == ByteSpan{2, 3});
}

TEST_CASE("one character that the normaliser took apart is one column") {
    const std::string text = "ﬁ1";  // the ligature becomes f and i
    AlignedAnswer aligned = made::aligned(text, {"5"}, {0});
    REQUIRE(aligned.text.code_points == U"fi1");
    aligned.attention[0] = {0.25F, 0.5F, 0.25F};
    const auto columns = alignment_columns(text, aligned);
    CHECK(texts(columns) == std::vector<std::string>{"ﬁ", "1"});
    CHECK(columns[0].weights[0] == doctest::Approx(0.75));
}

TEST_CASE("a mark shares the column of its base") {
    const std::string text = "कि1";  // ka, vowel sign i (spacing), 1
    CHECK(texts(alignment_columns(text, made::aligned(text, {"5"}, {0}))).back() == "1");
    const std::string thai = "ที่1";  // tho thahan with two marks above
    const auto columns = alignment_columns(thai, made::aligned(thai, {"5"}, {2}));
    REQUIRE(columns.size() == 2);
    CHECK(columns[0].text == "ที่");
    CHECK(columns[0].width == 1);
    CHECK(columns[0].weights[0] == 1);
}

TEST_CASE("wide characters take two terminal columns, runs of white space one, damage a replacement") {
    const auto columns = alignment_columns("5月 \t \xff", made::aligned("5月 \t \xff", {"5"}, {0}));
    CHECK(texts(columns) == std::vector<std::string>{"5", "月", " ", "\xef\xbf\xbd"});
    CHECK(columns[1].width == 2);
    CHECK(columns[2].width == 1);
}

TEST_CASE("fields have names where they begin") {
    const std::vector<std::string> outputs{"2", "0", "1", "8", "1", "9", "0", "3", "week", "wed", "ymd"};
    const auto named = [&](std::size_t i) { return field_names(outputs)[i]; };
    CHECK(named(0) == "year");
    CHECK(named(1).empty());
    CHECK(named(4) == "month");
    CHECK(named(6) == "day");
    CHECK(named(8) == "form");
    CHECK(named(9) == "weekday");
    CHECK(named(10) == "order");
    CHECK(field_names(std::vector<std::string>{"none"}).front().empty());
}

TEST_CASE("an era stands before the year") {
    const std::vector<std::string> outputs{"heisei", "X", "X", "3", "0", "0", "5", "0", "9", "wed"};
    const auto named = [&](std::size_t i) { return field_names(outputs)[i]; };
    CHECK(named(0) == "era");
    CHECK(named(1) == "year");
    CHECK(named(4).empty());
    CHECK(named(5) == "month");
    CHECK(named(7) == "day");
    CHECK(named(9) == "weekday");
}

}  // namespace
}  // namespace kalends
