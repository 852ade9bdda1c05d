#include "kalends/generator/pattern_table.hpp"

#include <doctest/doctest.h>

#include "kalends/core/error.hpp"
#include "kalends/generator/renderer.hpp"
#include "kalends/generator/table.hpp"

using namespace kalends;

TEST_CASE("the shipped table compiles, and its column of orders tells the truth") {
    const LocaleCatalog catalog({"en", "de"});
    const PatternTable table(tables::patterns(), catalog);
    const std::vector<std::string> words{"house"};
    const Noise noise;
    Random random(5);
    for (const PatternRow& row : table.rows()) {
        if (row.order == Order::none && !row.name.starts_with("num:")) {
            continue;
        }
        CAPTURE(row.name);
        for (int i = 0; i < 20; ++i) {
            Renderer renderer(catalog.draw("en", random), words, noise, random);
            renderer.append(row.pattern, SampledDate{});
            CHECK(meant_order(renderer.take()) == row.order);
        }
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
    CHECK(message("a\t1\t*\t-\t{d\n").starts_with("data/patterns.tsv:1: pattern '{d'"));
    CHECK(message("a\t1\t*\tdym\t{d}\n").starts_with("data/patterns.tsv:1: unknown order 'dym'"));
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
