#include "data/improbable_years.hpp"

#include <doctest/doctest.h>

#include <string_view>

#include "kalends/text/normalized_text.hpp"

namespace kalends::improbable_years_test {
namespace {

bool is_improbable(std::string_view text, std::string_view expression) {
    const std::u32string normalized = normalize_text(text).code_points;
    return is_improbable_year(parse_expression(expression), normalized, find_numerals(normalized));
}

}  // namespace

TEST_CASE("the first of two small years is no month") {
    CHECK(is_improbable("1-299 CE", "0299-01"));
    CHECK_FALSE(is_improbable("1-299 CE", "0001 / 0299"));
    CHECK_FALSE(is_improbable("01-299", "0299-01"));
    CHECK_FALSE(is_improbable("1-2018", "2018-01"));
}

TEST_CASE("decades of the first century say that it is the first") {
    CHECK_FALSE(is_improbable("the fifties of the 1st century", "005X"));
    CHECK(is_improbable("die 50er jahre des letzten jahrhunderts", "005X"));
    CHECK_FALSE(is_improbable("50s ad", "ad 005X"));
    CHECK_FALSE(is_improbable("1950s", "195X"));
}

TEST_CASE("a question mark right behind a year is doubt") {
    CHECK(is_improbable("about sep 1988? - unknown", "1988-09 ~ / .."));
    CHECK_FALSE(is_improbable("about sep 1988? - unknown", "1988-09 ~ ? / .."));
    CHECK_FALSE(is_improbable("1988", "1988"));
    CHECK_FALSE(is_improbable("198?", "198X"));
}

TEST_CASE("a year right behind a word for before or after is not alone") {
    CHECK(is_improbable("died before 1850", "1850"));
    CHECK(is_improbable("gest. nach 1850", "1850"));
    CHECK(is_improbable("before Rubens, after 1850", "1850"));
    CHECK(is_improbable("mort avant 1850; antes de 1850", "1850"));
    CHECK_FALSE(is_improbable("died before 1850", ".. / 1850"));
    CHECK_FALSE(is_improbable("after Rubens 1850", "1850"));
    CHECK_FALSE(is_improbable("10 years after 1850", "1850 + 10 year"));
    CHECK(is_improbable("1932, printed after 1970", "1932 & 1970"));
    CHECK_FALSE(is_improbable("1932, printed after 1970", "1932 & 1970 / .."));
}

TEST_CASE("decades of the east are no years") {
    CHECK(is_improbable("1870年代", "1870"));
    CHECK_FALSE(is_improbable("1870年代", "187X"));
}

TEST_CASE("a nought before four digits behind a date is a time's, if they may be one") {
    CHECK(is_improbable("2 feb 0525", "0525-02-02"));
    CHECK(is_improbable("19 dec 0930-1045", "0930-12-19 / 1045"));
    CHECK_FALSE(is_improbable("2 feb 0575", "0575-02-02"));
    CHECK_FALSE(is_improbable("2 feb 525", "0525-02-02"));
    CHECK_FALSE(is_improbable("2 feb 0525 ad", "ad 0525-02-02"));
    CHECK_FALSE(is_improbable("on 0525-02-02", "0525-02-02"));
    CHECK_FALSE(is_improbable("no. 4740: 0056-w43-7", "0056-W43-7"));
    CHECK_FALSE(is_improbable("feb 0525", "0525-02"));
    CHECK_FALSE(is_improbable("2.2.0525", "0525-02-02 dmy"));
}

TEST_CASE("letters are no century that is far off") {
    CHECK(is_improbable("xxx is due in 2025", "#39 century & 2025"));
    CHECK_FALSE(is_improbable("39th century", "#39 century"));
    CHECK_FALSE(is_improbable("xix", "#19 century"));
    CHECK_FALSE(is_improbable("thirtieth century bc", "bc #30 century"));
}

}  // namespace kalends::improbable_years_test
