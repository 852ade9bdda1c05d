#include "data/word_years.hpp"

#include <doctest/doctest.h>

#include <string_view>

namespace kalends::word_years_test {
namespace {

bool contradicts(std::u32string_view text, const char* expression) {
    const Sayings number = only(Saying::number);
    WordSayings words;
    words.add({{U"ألف", number, {}, {1000}},
               {U"مائة", number, {}, {100}},
               {U"ستين", number, {}, {60}},
               {U"ثلاثة", number, {}, {3}},
               {U"یک", number, {}, {1}},
               {U"دو", number, {}, {2, 1000}},
               {U"hundred", number},
               {U"سال", number | only(Saying::plain)},
               {U"و", number}});
    return contradicts_year_in_words(parse_expression(expression), find_words(text), words, find_numerals(text));
}

TEST_CASE("a year in words is what its words add up to") {
    CHECK_FALSE(contradicts(U"ثلاثة ستين مائة ألف", "islamic 1163"));
    CHECK(contradicts(U"ثلاثة ستين مائة ألف", "islamic 1263"));
    CHECK(contradicts(U"مائة و ستين", "islamic 0060"));
    CHECK_FALSE(contradicts(U"مائة و ستين", "islamic 0160"));
    CHECK_FALSE(contradicts(U"دو ألف", "2000"));
    CHECK_FALSE(contradicts(U"دو ألف", "1002"));
    CHECK(contradicts(U"دو ألف", "1000"));
    CHECK_FALSE(contradicts(U"یک ألف مائة", "1100"));  // one thousand
    CHECK(contradicts(U"ألف مائة یک", "1100"));
    CHECK(contradicts(U"سال ألف مائة", "1000"));
}

TEST_CASE("nothing is told by words that may be no year, or of which one is not known, or beside its numeral") {
    CHECK_FALSE(contradicts(U"ثلاثة ستين", "1950"));
    CHECK_FALSE(contradicts(U"ثلاثة, ألف ستين", "1060"));
    CHECK_FALSE(contradicts(U"hundred ألف", "1900"));
    CHECK_FALSE(contradicts(U"مائة may 1950", "1950-05"));
    CHECK_FALSE(contradicts(U"مائة ألف", "#12 century"));
    CHECK_FALSE(contradicts(U"مائة ألف", "115X"));
    CHECK_FALSE(contradicts(U"مائة ألف", "XXXX-05-09"));
}

TEST_CASE("one of several years is each of them") {
    CHECK_FALSE(contradicts(U"مائة ألف = 1163", "islamic 1100 = 1163"));
    CHECK(contradicts(U"مائة ألف = 1163", "islamic 1200 = 1163"));
}

}  // namespace
}  // namespace kalends::word_years_test
