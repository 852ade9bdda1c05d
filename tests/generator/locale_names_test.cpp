#include "generator/locale_names.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "generator/icu_locale.hpp"
#include "kalends/core/error.hpp"

namespace kalends::locale_names_test {
namespace {

bool has_form(const Word& word, const std::string& form) {
    return std::ranges::find(word, form) != word.end();
}

}  // namespace

TEST_CASE("names come from CLDR, in the cases people write") {
    const LocaleNames german = load_locale_names("de_AT", {});
    CHECK(german.language == "de");
    CHECK(has_form(german.months.wide[0], "Jänner"));
    CHECK(has_form(german.months.wide[0], "JÄNNER"));
    CHECK(has_form(german.months.wide[0], "Janner"));
    CHECK(has_form(german.weekdays.wide[0], "Montag"));
    CHECK(has_form(german.weekdays.wide[6], "Sonntag"));
    CHECK(german.day_ordinals[8] == "9.");
}

TEST_CASE("the table of spellings adds to CLDR's") {
    const std::vector<Spelling> spellings =
        read_spellings({"data/spellings.tsv", "en\tm9\tSept Septem\nen\tw2\tTues\n"});
    REQUIRE(spellings.size() == 3);
    const LocaleNames english = load_locale_names("en", spellings);
    CHECK(has_form(english.months.abbreviated[8], "Septem"));
    CHECK(has_form(english.weekdays.abbreviated[1], "Tues"));
}

TEST_CASE("a spelling of no month is refused") {
    CHECK_THROWS_WITH_AS(read_spellings({"data/spellings.tsv", "en\tm13\tUndecimber\n"}),
                         "data/spellings.tsv:1: 'm13' is none of m1..m12 and w1..w7", Error);
    for (const char* row : {"en\tx3\tWednes\n", "en\t\tWednes\n", "en\tw\tWednes\n"})
        CHECK_THROWS_AS(read_spellings({"data/spellings.tsv", row}), Error);
}

TEST_CASE("a locale has patterns, digits and an era") {
    const LocaleNames hindi = load_locale_names("mr", {});
    CHECK(hindi.digits[9] == "९");
    REQUIRE(hindi.patterns.size() == cldr_styles.size());
    for (std::size_t i = 0; i < cldr_styles.size(); ++i) {
        CHECK(hindi.patterns[i].name == cldr_styles[i]);
    }
    CHECK(!hindi.era.empty());
}

TEST_CASE("ICU has the locales that the design counts on") {
    CHECK(available_locales().size() >= 800);
}

}  // namespace kalends::locale_names_test
