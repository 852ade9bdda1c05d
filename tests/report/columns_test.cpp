#include "report/columns.hpp"

#include <doctest/doctest.h>

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

}  // namespace
}  // namespace kalends
