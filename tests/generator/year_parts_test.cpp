#include "generator/year_parts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "kalends/generator/generator.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends::year_parts_test {
namespace {

TEST_CASE("a word of a year is worth what the year has less without it") {
    const auto parts =
        year_parts({998, {"nine ninetyeight", "nine ninetynine", "thousand", "thousand one", "thousand two"}});
    CHECK(parts.at(U"thousand") == std::set{1000});
    CHECK(parts.at(U"one") == std::set{1});
    CHECK(parts.at(U"two") == std::set{2});
    CHECK_FALSE(parts.contains(U"ninetynine"));
}

TEST_CASE("the words of each year of a language with hundreds and thousands add up to it") {
    for (const char* language : {"ar", "fa"}) {
        CAPTURE(language);
        for (const YearsInWords& list : load_years_in_words(language)) {
            const auto parts = year_parts(list);
            for (int year = list.first; year <= last_year_in_words; ++year) {
                std::set<int> sums{0};
                for (const FoundWord& word : find_words(normalize_text(std::string(list.of(year))).code_points)) {
                    if (word.word.size() < 2) continue;
                    REQUIRE(parts.contains(word.word));
                    std::set<int> greater;
                    for (const int sum : sums)
                        for (const int part : parts.at(word.word)) greater.insert(sum + part);
                    sums = greater;
                }
                const bool has_words = !list.of(year).empty();
                CHECK((!has_words || sums.contains(year)));
            }
        }
    }
}

TEST_CASE("a model is taught them") {
    const WordSayings words = Generator({.locales = {"ar"}}).word_sayings();
    const auto has = [&](std::u32string_view word, int part) {
        return std::ranges::count(words.year_parts_of(word), part) == 1;
    };
    CHECK(has(U"وستين", 60));
    CHECK(has(U"ومائتين", 200));
    CHECK(has(U"ألف", 1000));
}

}  // namespace
}  // namespace kalends::year_parts_test
