#include "data/improbable_moon.hpp"

#include <doctest/doctest.h>

#include "kalends/text/normalized_text.hpp"

namespace kalends::improbable_moon_test {
namespace {

bool is_improbable(std::string_view text, std::string_view expression) {
    const std::u32string normalized = normalize_text(text).code_points;
    return is_improbable_moon(parse_expression(expression), normalized, find_numerals(normalized));
}

}  // namespace

TEST_CASE("days that are counted by the moon are none of ours") {
    CHECK(is_improbable("一九九六年七月廿三", "1996-07-23"));
    CHECK(is_improbable("1966年四月初六", "1966-04-06"));
    CHECK_FALSE(is_improbable("一九九六年七月廿三", "chinese 1996-07-23"));
    CHECK_FALSE(is_improbable("一九九六年七月廿三日", "1996-07-23"));
    CHECK_FALSE(is_improbable("1985年10月12日 農曆八月廿八", "1985-10-12 = chinese XXXX-08-28"));
}

TEST_CASE("a calendar of the moon that is named is not left out") {
    CHECK(is_improbable("18 March 2004 (lunardate)", "2004-03-18"));
    CHECK(is_improbable("March 3, 1909 (lufar)", "1909-03-03"));
    CHECK(is_improbable("2014.12.11(음)", "2014-12-11"));
    CHECK_FALSE(is_improbable("March 3, 1909 (lufar)", "chinese 1909-03-03"));
    CHECK_FALSE(is_improbable("lugar y fecha: 3.3.1909", "1909-03-03"));
    CHECK_FALSE(is_improbable("anul 1975 luna februarie, 1", "1975-02-01"));
    CHECK_FALSE(is_improbable("lunar landing, 20 July 1969", "1969-07-20"));
}

TEST_CASE("a mark in brackets is of the numbers behind it") {
    CHECK(is_improbable("2018.5.9 (음 3.24)", "korean 2018-05-09"));
    CHECK(is_improbable("1945.8.15 (음력 7.8)", "korean 1945-08-15"));
    CHECK_FALSE(is_improbable("2018.5.9 (음 3.24)", "2018-05-09 = korean XXXX-03-24"));
    CHECK_FALSE(is_improbable("2014.12.11(음)", "korean 2014-12-11"));
    CHECK_FALSE(is_improbable("(음 3.24)", "korean XXXX-03-24"));
}

TEST_CASE("the moon alone is no calendar") {
    CHECK(is_improbable("lunar eclipse of 31 January 2018", "chinese 2018-01-31"));
    CHECK_FALSE(is_improbable("lunar date: 31 January 2018", "chinese 2018-01-31"));
}

}  // namespace kalends::improbable_moon_test
