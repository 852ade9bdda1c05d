#include "generator/pattern_table.hpp"

#include <doctest/doctest.h>

#include "generator/table.hpp"
#include "kalends/core/error.hpp"

using namespace kalends;

TEST_CASE("the shipped table compiles, and names its rows") {
    const LocaleCatalog catalog({"en", "de"});
    const PatternTable table(tables::patterns(), catalog);
    CHECK(table.rows().size() > 80);
    for (const PatternRow& row : table.rows()) {
        CAPTURE(row.name);
        CHECK(row.name.find(':') != std::string::npos);
        CHECK_FALSE(row.pattern.pieces.empty());
    }
}

TEST_CASE("a wrong row names its line") {
    const LocaleCatalog catalog({"en"});
    const auto message = [&](std::string_view tsv) -> std::string {
        try {
            const PatternTable table(tsv, catalog);
        } catch (const Error& error) {
            return error.what();
        }
        return "";
    };
    CHECK(message("a\t1\t*\t{d\n").starts_with("data/patterns.tsv:1: pattern '{d'"));
}

TEST_CASE("fields tell what a pattern can be filled with") {
    const auto set = [](const char* pattern) { return field_set(compile_pattern(pattern, {})); };
    CHECK(set("{yyyy}-{MM}-{dd}").has_padded_year);
    CHECK(!set("[{yyyy}|{y}]-{MM}-{dd}").has_padded_year);
    CHECK(set("{d}/{M}/{y}").can_be_impossible());
    CHECK(!set("{do} {MMMM} {y}").can_be_impossible());
    CHECK(!set("{HH}:{mm}").has_any_date());
    CHECK(set("{EEEE}").has_any_date());
}
