#include "generator/pattern_tables.hpp"

#include <doctest/doctest.h>

#include "generator/phrase.hpp"
#include "kalends/core/error.hpp"

namespace kalends::pattern_tables_test {
namespace {

std::vector<PatternRow> read(std::string_view text) {
    return read_patterns({{"p.txt", text}}).rows;
}

std::string refusal_of(std::string_view text) {
    try {
        read(text);
    } catch (const Error& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("lines with a bar are alternatives, others stand by themselves") {
    const std::vector<PatternRow> rows = read(
        "# comment\n@y\n    {yyyy}\n\na:b 2.5 en,*\n    {d}\\|\\ |\n    |a |\n    |\n# in between\n    |[c|d]\n\n    | "
        "e\n    {@y}|\n"
        "a:c 1 *\n\t{M}\n");
    REQUIRE(rows.size() == 2);
    CHECK(rows[0].name == "a:b");
    CHECK(rows[0].weight == 2.5);
    CHECK(rows[0].languages == std::vector<std::string>{"en", "*"});
    CHECK(rows[1].languages.empty());
    const std::vector<Piece>& pieces = rows[0].pattern.pieces;
    REQUIRE(pieces.size() == 5);
    CHECK(pieces[0].field == Field::day);
    CHECK(pieces[1].text == "| ");
    REQUIRE(pieces[2].alternatives.size() == 3);
    CHECK(pieces[2].alternatives[0].pieces[0].text == "a ");
    CHECK(pieces[2].alternatives[1].pieces.empty());
    CHECK(pieces[2].alternatives[2].pieces[0].alternatives.size() == 2);
    REQUIRE(pieces[3].alternatives.size() == 1);
    CHECK(pieces[3].alternatives[0].pieces[0].text == " e");
    CHECK(pieces[4].field == Field::year);
    CHECK(rows[1].fields.has(Field::month));
}

TEST_CASE("a piece holds in the files behind its own") {
    CHECK(read_patterns({{"a.txt", "@d\n {d}\n"}, {"b.txt", "x:y 1 *\n {@d}\n"}}).rows.front().fields.has(Field::day));
}

TEST_CASE("what is wrong is told with its file and line") {
    CHECK(refusal_of("a:b 1 *\n    |{d}\n    |{d\n") == "p.txt:3: pattern '{d', character 1: '{' without '}'");
    CHECK(refusal_of("a:b 1 *\n    a|b\n").starts_with("p.txt:2: pattern 'a|b', character 1: unexpected '|'"));
    CHECK(refusal_of("\n    {d}\n") == "p.txt:2: no name stands above this pattern");
    CHECK(refusal_of("a:b 1 *\n    {d} \n") == "p.txt:2: a space at the end needs a | behind it");
    CHECK(refusal_of("a:b x *\n") == "p.txt:1: 'x' is no number where one is expected");
    CHECK(refusal_of("a:b\t1\t*\t{d}\n").starts_with("p.txt:1: a pattern begins with its name"));
    CHECK(refusal_of("@d 1 *\n").starts_with("p.txt:1: a pattern begins with its name"));
    CHECK(refusal_of("a:b 1 *\n    {d}\n    {@foo}\n") ==
          "p.txt:3: no macro above this line and no rule is named '@foo'");
    CHECK(refusal_of("@about en\n    circa {y}\n").find("is not a list of alternatives") != std::string::npos);
}

TEST_CASE("rules stand by language, and one goes on in another file") {
    const PatternTables tables = read_patterns({{"a.txt", "@about en,de\n    |{~}ca. {@p}\n@about *\n    |{~}~{@p}\n"},
                                                {"b.txt", "@about de\n    |{~}um {@p}\n    |{~}etwa {@p}\n"}});
    CHECK(tables.rows.empty());
    CHECK(tables.rules.at("en").at("about").pieces.front().alternatives.size() == 1);
    CHECK(tables.rules.at("de").at("about").pieces.front().alternatives.size() == 3);
    CHECK(tables.rules.at("*").contains("about"));
}

TEST_CASE("the shipped patterns compile, and their names have topics") {
    const std::vector<PatternRow> rows = read_patterns(embedded_patterns()).rows;
    CHECK(rows.size() > 150);
    for (const PatternRow& row : rows) {
        CAPTURE(row.name);
        CHECK(row.name.find(':') != std::string::npos);
        CHECK(row.weight > 0);
        CHECK_FALSE(row.pattern.pieces.empty());
    }
}

TEST_CASE("a text around a date is a row for each language that has the rules it refers to") {
    const std::vector<PatternRow> rows = read(
        "wrap:label 2 *\n    {@label}[{@hint}|]{date}\n@label de\n    |am |\n"
        "@label de,fr\n    |le |\n@hint fr\n    |jour |\n");
    REQUIRE(rows.size() == 1);
    CHECK(rows.front().languages == std::vector<std::string>{"fr"});
    CHECK(rows.front().weight == 2);
    CHECK_FALSE(rows.front().fields.has(Field::rule));
    CHECK(all_writings(rows.front().pattern) == std::vector<std::string>{"le jour ", "le "});
}

}  // namespace kalends::pattern_tables_test
