#include "data/improbable_seasons.hpp"

#include <doctest/doctest.h>

namespace kalends::improbable_seasons_test {
namespace {

bool is_improbable(std::u32string_view text, const char* written) {
    WordSayings words;
    words.add({{U"fall", only(Saying::season)},
               {U"winter", only(Saying::season)},
               {U"mùa", only(Saying::season)},
               {U"thu", only(Saying::season)},
               {U"ap", only(Saying::calendar)}});
    return is_improbable_season(parse_expression(written), text, find_words(text), words, find_numerals(text));
}

}  // namespace

TEST_CASE("both of two seasons that are joined") {
    CHECK(is_improbable(U"fall/winter 1998-99", "1998-24 / XX99"));
    CHECK(is_improbable(U"1998年秋冬", "1998-23"));
    CHECK_FALSE(is_improbable(U"fall/winter 1998", "XXXX-23 / 1998-24"));
    CHECK_FALSE(is_improbable(U"winter 1998-99", "1998-24 / XX99"));
    CHECK_FALSE(is_improbable(U"winter 1998-99 (winter)", "1998-24 / XX99"));
    CHECK_FALSE(is_improbable(U"mùa thu 1998", "1998-23"));
}

TEST_CASE("a season right before its year is not left out") {
    CHECK(is_improbable(U"winter 4 bc", "bc 0004"));
    CHECK_FALSE(is_improbable(U"winter 4 bc", "bc 0004-24"));
    CHECK_FALSE(is_improbable(U"winter landscape, 1850", "1850"));
    CHECK_FALSE(is_improbable(U"prague winter 1968", "1968"));
}

TEST_CASE("a season beside today is one") {
    CHECK(is_improbable(U"明年秋天", "R + 1 year #3 day"));
    CHECK(is_improbable(U"去年の夏", "R - 1 year #0 year"));
    CHECK_FALSE(is_improbable(U"去年の夏", "R - 1 year #0 year #22 month"));
    CHECK(is_improbable(U"the winter before last", "R - 2 year #0 year"));
    CHECK_FALSE(is_improbable(U"the winter ended 2 years ago", "R - 2 year"));
    CHECK_FALSE(is_improbable(U"明年", "R + 1 year #0 year"));
    CHECK_FALSE(is_improbable(U"明日は立秋", "R + 1 day"));
    CHECK_FALSE(is_improbable(U"明日春日大社", "R + 1 day"));
    CHECK_FALSE(is_improbable(U"明日秋田", "R + 1 day"));
}

TEST_CASE("a Persian winter in Latin letters needs a word of its calendar") {
    CHECK(is_improbable(U"winter 1384", "persian 1384-24"));
    CHECK_FALSE(is_improbable(U"winter 1384 ap", "persian 1384-24"));
    CHECK_FALSE(is_improbable(U"زمستان 1384", "persian 1384-24"));
    CHECK_FALSE(is_improbable(U"winter 1384", "1384-24"));
}

TEST_CASE("the second year of a winter is that it ends in") {
    CHECK(is_improbable(U"fall-winter 1998-1999", "1998-23 / 1999-24"));
    CHECK_FALSE(is_improbable(U"fall 1998-winter 1999", "1998-23 / 1999-24"));
}

}  // namespace kalends::improbable_seasons_test
