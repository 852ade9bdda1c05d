#include "generator/lexicon.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace kalends::lexicon_test {
namespace {

TEST_CASE("numbers in words, where CLDR has them") {
    const Lexicon english = load_lexicon("en");
    const auto& days = english.days_in_words;
    CHECK(std::any_of(days.begin(), days.end(), [](const auto& set) { return set[8] == "ninth"; }));
    CHECK(english.years_in_words.front().of(2018) == "twenty eighteen");
    CHECK(english.years_in_words.front().of(1776) == "seventeen seventy-six");
    CHECK(load_lexicon("vai").days_in_words.empty());
    const auto has_fifth = [](const char* language, const char* word) {
        const auto lists = load_lexicon(language).days_in_words;
        return std::any_of(lists.begin(), lists.end(), [&](const auto& list) { return list[4] == word; });
    };
    CHECK(has_fifth("de", "fünfter"));
    CHECK(has_fifth("ru", "пятого"));
    CHECK(has_fifth("pl", "piątego"));  // of data/ordinals.tsv
    CHECK(has_fifth("uk", "п'яте"));
    CHECK(english.counts_in_words.at(44) == "forty-five");
    CHECK(load_lexicon("ru").counts_in_words.at(24) == "двадцать пять");
    CHECK(load_lexicon("vai").counts_in_words.empty());
    CHECK(std::ranges::find(english.relative, "yesterday", &RelativeText::before) != english.relative.end());
}

TEST_CASE("days are masculine, and one") {
    for (const auto& days : load_lexicon("fr").days_in_words)
        for (const char* form : {"premières", "première", "premiers"}) CHECK(days[0] != form);
}

TEST_CASE("Korean days are Sino-Korean") {
    for (const auto& days : load_lexicon("ko").days_in_words) CHECK(days[20] == "이십일");
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

TEST_CASE("months in Roman numerals") {
    CHECK(roman_number(1) == "I");
    CHECK(roman_number(9) == "IX");
    CHECK(roman_number(19) == "XIX");
    CHECK(roman_number(1944) == "MCMXLIV");
}

TEST_CASE("numbers as Chinese writes them") {
    CHECK(han_number(0) == "〇");
    CHECK(han_number(10) == "十");
    CHECK(han_number(12) == "十二");
    CHECK(han_number(20) == "二十");
    CHECK(han_number(26) == "二十六");
    CHECK(han_number(26, true) == "廿六");
    CHECK(han_number(31, true) == "三十一");
    CHECK(han_number(100) == "一百");
    CHECK(han_number(107) == "一百零七");
    CHECK(han_number(110) == "一百一十");
    CHECK(han_number(123) == "一百二十三");
}

}  // namespace

}  // namespace kalends::lexicon_test
