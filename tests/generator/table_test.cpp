#include "generator/table.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "kalends/core/error.hpp"

namespace kalends::table_test {
namespace {

std::string message_of(std::string_view table) {
    try {
        for_each_row({"data/t.tsv", table}, 2, [](const TableRow& row) { number_at(row.place, row.fields[1]); });
    } catch (const Error& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("rows come without comments and blank lines") {
    std::vector<std::string> seen;
    for_each_row({"data/t.tsv", "# head\n\na\t1\nb\t2.5\n"}, 2,
                 [&](const TableRow& row) { seen.push_back(std::string(row.fields[0]) + "@" + row.place); });
    CHECK(seen == std::vector<std::string>{"a@data/t.tsv:3", "b@data/t.tsv:4"});
}

TEST_CASE("a malformed row names table, line and reason") {
    CHECK(message_of("a\t1\nb\n") == "data/t.tsv:2: 1 columns where 2 are expected");
    CHECK(message_of("a\tx\n") == "data/t.tsv:1: 'x' is no number where one is expected");
}

TEST_CASE("a list in a column has as many parts as are expected, empty ones among them") {
    const TableRow row{{"pl", "one,,three"}, "data/t.tsv:7"};
    CHECK(list_of<3>(row, 1) == std::array<std::string_view, 3>{"one", "", "three"});
    CHECK_THROWS_WITH_AS(list_of<2>(row, 1), "data/t.tsv:7: 3 words in column 2, not 2", Error);
}

TEST_CASE("the tables of data/ are compiled in") {
    CHECK(embedded_table("data/spellings.tsv").text.find("Sept") != std::string_view::npos);
    CHECK(embedded_table("data/languages.tsv").text.ends_with('\n'));
    CHECK(embedded_table("data/words.txt").text.ends_with('\n'));
    CHECK_THROWS_AS(embedded_table("data/nothing.tsv"), Error);
    const std::vector<TableFile> patterns = embedded_patterns();
    CHECK(patterns.front().name == "data/patterns/00-pieces.txt");
    CHECK(patterns.front().text.find("@24h") != std::string_view::npos);
    CHECK(patterns.back().name.starts_with("data/calendars/"));
}

TEST_CASE("what weighs more is drawn more often") {
    Weights weights;
    weights.add(1);
    weights.add(0);
    weights.add(3);
    std::array<int, 3> drawn{};
    Random random(1);
    for (int i = 0; i < 1000; ++i) ++drawn[weights.draw(random)];
    CHECK(drawn[1] == 0);
    CHECK(drawn[2] > 2 * drawn[0]);
}

}  // namespace kalends::table_test
