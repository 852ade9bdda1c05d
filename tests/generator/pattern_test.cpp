#include "generator/pattern.hpp"

#include <doctest/doctest.h>

#include "kalends/core/error.hpp"

namespace kalends::pattern_test {
namespace {

std::string message_of(std::string_view pattern) {
    try {
        compile_pattern(pattern, {});
    } catch (const Error& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("a CLDR pattern falls into fields and text") {
    const Pattern pattern = compile_cldr("EEEE, d 'de' MMMM 'd''any' y");
    REQUIRE(pattern.pieces.size() == 7);
    CHECK(pattern.pieces[0].field == Field::weekday);
    CHECK(pattern.pieces[0].width == 4);
    CHECK(pattern.pieces[1].text == ", ");
    CHECK(pattern.pieces[2].field == Field::day);
    CHECK(pattern.pieces[3].text == " de ");
    CHECK(pattern.pieces[4].field == Field::month_name);
    CHECK(pattern.pieces[5].text == " d'any ");
    CHECK(pattern.pieces[6].field == Field::year);
    CHECK(pattern.pieces[6].width == 0);
}

TEST_CASE("a CLDR pattern with a time of day is refused") {
    CHECK_THROWS_AS(compile_cldr("y-MM-dd HH:mm"), Error);
}

TEST_CASE("choices nest and macros stand for their pieces") {
    const Macros macros{{"year", compile_pattern("{yyyy}", {})}};
    const Pattern pattern = compile_pattern("[the |]{do}[ of[ the|]|] {MMMM}{@year}\\[", macros);
    REQUIRE(pattern.pieces.size() == 7);
    CHECK(pattern.pieces[0].alternatives.size() == 2);
    CHECK(pattern.pieces[2].alternatives[0].pieces[1].field == Field::choice);
    CHECK(pattern.pieces[5].field == Field::year);
    CHECK(pattern.pieces[5].width == 4);
    CHECK(pattern.pieces[6].text == "[");
}

TEST_CASE("a field with a width") {
    const Pattern pattern = compile_pattern("{n3}{x12}{r1}", {});
    CHECK(pattern.pieces[0].field == Field::number);
    CHECK(pattern.pieces[0].width == 3);
    CHECK(pattern.pieces[1].field == Field::hex);
    CHECK(pattern.pieces[1].width == 12);
    CHECK(pattern.pieces[2].field == Field::digits);
}

TEST_CASE("a malformed pattern is refused with its place") {
    CHECK(message_of("{d") == "pattern '{d', character 1: '{' without '}'");
    CHECK(message_of("a[b|c").find("'[' without ']'") != std::string::npos);
    CHECK(message_of("[a[b]").find("'[' without ']'") != std::string::npos);
    CHECK(message_of("[a\\]").find("'[' without ']'") != std::string::npos);
    CHECK(message_of("a]").find("character 1: unexpected ']'") != std::string::npos);
    CHECK(message_of("{foo}").find("no field is named 'foo'") != std::string::npos);
}

TEST_CASE("what says more than a lone date is a phrase") {
    const auto is_phrase = [](std::string_view pattern) {
        return field_set(compile_pattern(pattern, {})).has_phrase();
    };
    CHECK(is_phrase("{~}ca. {y}"));
    CHECK(is_phrase("{c}. Jh."));
    CHECK(is_phrase("{1/2}first half of {y}"));
    CHECK(is_phrase("[{d}|{@about}]"));
    CHECK_FALSE(is_phrase("{d} {MMMM} {y}"));
    CHECK_FALSE(is_phrase("{y} {ad}AD"));
}

TEST_CASE("an interval of CLDR joins two dates where a field comes up again") {
    const Pattern pattern = compile_cldr_interval("d – d MMM y");
    REQUIRE(pattern.pieces.size() == 8);
    CHECK(pattern.pieces[1].field == Field::mark);
    CHECK(pattern.pieces[1].width == marked(Mark::to));
    CHECK(pattern.pieces[2].text == " – ");
    CHECK(compile_cldr_interval("MMM d, y – MMM d, y").pieces.size() == 12);
    CHECK_THROWS_AS(compile_cldr_interval("d MMM y"), const Error&);
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

}  // namespace kalends::pattern_test
