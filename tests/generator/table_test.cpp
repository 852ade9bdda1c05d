#include "generator/table.hpp"

#include <doctest/doctest.h>

#include "kalends/core/error.hpp"

using namespace kalends;

namespace {

std::string message_of(std::string_view table) {
    try {
        for_each_row(table, "data/t.tsv", 2, [](const TableRow& row) { static_cast<void>(row.weight(1)); });
    } catch (const Error& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("rows come without comments and blank lines") {
    std::vector<std::string> seen;
    for_each_row("# head\n\na\t1\nb\t2.5\n", "data/t.tsv", 2,
                 [&](const TableRow& row) { seen.push_back(row.field(0) + "@" + row.place()); });
    CHECK(seen == std::vector<std::string>{"a@data/t.tsv:3", "b@data/t.tsv:4"});
}

TEST_CASE("a malformed row names table, line and reason") {
    CHECK(message_of("a\t1\nb\n") == "data/t.tsv:2: 1 columns where 2 are expected");
    CHECK(message_of("a\tx\n") == "data/t.tsv:1: 'x' is no number where one is expected");
}

TEST_CASE("the tables of data/ are compiled in") {
    CHECK(tables::patterns().find("iso:date") != std::string_view::npos);
    CHECK(tables::spellings().find("Sept") != std::string_view::npos);
    CHECK(tables::languages().ends_with('\n'));
    CHECK(tables::words().ends_with('\n'));
}
