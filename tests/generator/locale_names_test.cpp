#include "kalends/generator/locale_names.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "kalends/core/error.hpp"
#include "kalends/generator/table.hpp"

using namespace kalends;

namespace {

bool has_form(const Word& word, const std::string& form) {
    return std::find(word.forms.begin(), word.forms.end(), form) != word.forms.end();
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
    const std::vector<Spelling> spellings = read_spellings("en\tm9\tSept Septem\nen\tw2\tTues\n");
    REQUIRE(spellings.size() == 3);
    const LocaleNames english = load_locale_names("en", spellings);
    CHECK(has_form(english.months.abbreviated[8], "Septem"));
    CHECK(has_form(english.weekdays.abbreviated[1], "Tues"));
}

TEST_CASE("a spelling of no month is refused") {
    CHECK_THROWS_WITH_AS(read_spellings("en\tm13\tUndecimber\n"),
                         "data/spellings.tsv:1: 'm13' is none of m1..m12 and w1..w7", Error);
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

TEST_CASE("numbers in words, where CLDR has them") {
    const Lexicon english = load_lexicon("en");
    const auto& days = english.days_in_words;
    CHECK(std::any_of(days.begin(), days.end(), [](const auto& set) { return set[8] == "ninth"; }));
    CHECK(english.years_in_words.front()[88] == "twenty eighteen");
    CHECK(load_lexicon("vai").days_in_words.empty());
    const auto has_fifth = [](const char* language, const char* word) {
        const auto lists = load_lexicon(language).days_in_words;
        return std::any_of(lists.begin(), lists.end(), [&](const auto& list) { return list[4] == word; });
    };
    CHECK(has_fifth("de", "fünfter"));
    CHECK(has_fifth("ru", "пятого"));
    CHECK(has_fifth("pl", "piątego"));  // of data/ordinals.tsv
    CHECK(has_fifth("uk", "п'яте"));
    CHECK(std::find(english.relative.begin(), english.relative.end(), "yesterday") != english.relative.end());
}

TEST_CASE("ICU has the locales that the design counts on") {
    CHECK(available_locales().size() >= 800);
}

TEST_CASE("languages that write the day first everywhere") {
    for (const char* language : {"de", "fr", "ru", "sv", "tr"}) {
        CAPTURE(language);
        CHECK(load_lexicon(language).day_first);
    }
    for (const char* language : {"en", "es", "fil", "hu", "ja"}) {
        CAPTURE(language);
        CHECK_FALSE(load_lexicon(language).day_first);
    }
}
