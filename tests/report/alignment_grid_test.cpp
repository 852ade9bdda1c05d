#include "report/alignment_grid.hpp"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <vector>

#include "kalends/report/alignment.hpp"
#include "report/aligned.hpp"

namespace kalends::alignment_grid_test {
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
    const auto named = [&](std::size_t i) { return field_names(made::aligned("", outputs, {}))[i]; };
    CHECK(named(0) == "year");
    CHECK(named(1).empty());
    CHECK(named(4) == "month");
    CHECK(named(6) == "day");
    CHECK(named(8) == "form");
    CHECK(named(9) == "weekday");
    CHECK(named(10) == "order");
    CHECK(field_names(made::aligned("", {"none"}, {})).front().empty());
}

TEST_CASE("an era stands before the year") {
    const std::vector<std::string> outputs{"heisei", "X", "X", "3", "0", "0", "5", "0", "9", "wed"};
    const auto named = [&](std::size_t i) { return field_names(made::aligned("", outputs, {}))[i]; };
    CHECK(named(0) == "era");
    CHECK(named(1) == "year");
    CHECK(named(4).empty());
    CHECK(named(5) == "month");
    CHECK(named(7) == "day");
    CHECK(named(9) == "weekday");
}

TEST_CASE("what stands above tells what the answer leaves open") {
    Answer answer;
    CHECK(answer_heading("", answer, ", ") == "none");
    answer.status = Status::ok;
    answer.date = answer.edtf = "2018-05-09";
    answer.expression = parse_expression("2018-05-09");
    CHECK(answer_heading("", answer, ", ") == "2018-05-09, ok");
    answer.flags = {Flag::weekday_mismatch};
    answer.expression = parse_expression("2018-05-09 sat");
    CHECK(alignment_heading("", answer) == "2018-05-09  ok  weekday-mismatch  says 2018-05-09 sat");
    answer.date.clear();
    answer.status = Status::approximate;
    answer.edtf = "1850~";
    answer.flags = {Flag::approximate};
    answer.expression = parse_expression("1850 ~");
    CHECK(answer_heading("", answer, ", ") == "1850~, approximate, says 1850 ~");
    answer.unread = {{0, 7}, {17, 19}};
    CHECK(answer_heading("printed c. 1850, 12", answer, ", ") ==
          "1850~, approximate, says 1850 ~, not read: printed 12");
}

TEST_CASE("an alignment as JSON") {
    const nlohmann::json parsed = nlohmann::json::parse(alignment_json("9 May 2018", made::ninth_of_may()));
    CHECK(parsed.at("input") == "9 May 2018");
    CHECK(parsed.at("date") == "2018-05-09");
    CHECK(parsed.at("status") == "ok");
    CHECK(parsed.at("outputs").size() == 8);
    CHECK(parsed.at("characters").size() == 10);
    CHECK(parsed.at("characters")[2] == nlohmann::json{{"text", "M"}, {"begin", 2}, {"end", 3}});
    REQUIRE(parsed.at("weights").size() == 8);
    CHECK(parsed.at("weights")[7][0] == 1);
    CHECK(parsed.at("flags").empty());
    CHECK(parsed.at("edtf").is_null());
    const nlohmann::json empty = nlohmann::json::parse(alignment_json("", AlignedAnswer{}));
    CHECK(empty.at("date").is_null());
    CHECK(empty.at("weights").empty());
    CHECK(nlohmann::json::accept(alignment_json("\xff", made::aligned("\xff", {"none"}, {0}))));
}

TEST_CASE("each output looks at one character, or at all with weights") {
    const AlignedAnswer aligned = made::ninth_of_may();
    CHECK(alignment_pharaoh("9 May 2018", aligned) == "6-0 7-1 8-2 9-3 2-4 4-5 0-6 0-7");
    const std::string matrix = alignment_matrix("9 May 2018", aligned);
    CHECK(matrix.starts_with("\t9\t \tM\ta\ty\t \t2\t0\t1\t8\n2\t0\t0\t0\t0\t0\t0\t1\t0\t0\t0\n0\t"));
    CHECK(alignment_pharaoh("", made::aligned("", {}, {})).empty());
    CHECK(alignment_matrix("", made::aligned("", {}, {})) == "\n");
}

}  // namespace

}  // namespace kalends::alignment_grid_test
