#include "generator/years_in_words.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace kalends::years_in_words_test {
namespace {

bool has(const char* language, int year, std::string_view words) {
    return std::ranges::any_of(load_years_in_words(language), [&](const YearsInWords& years) {
        return years[static_cast<std::size_t>(year - first_year_in_words)] == words;
    });
}

TEST_CASE("years as people say them where CLDR does not") {
    CHECK(has("en", 1733, "seventeen hundred thirty-three"));
    CHECK(has("en", 1733, "seventeen hundred and thirty three"));
    CHECK(has("en", 1901, "nineteen oh one"));
    CHECK(has("en", 2015, "two thousand fifteen"));
    CHECK(has("pl", 1850, "tysiąc osiemset pięćdziesiątego"));
    CHECK(has("ru", 1855, "тысяча восемьсот пятьдесят пятого"));
    CHECK(has("sk", 1855, "tisíc osemsto päťdesiatpäť"));
    CHECK(has("bg", 1851, "хиляда осемстотин петдесет и първа"));
    CHECK(has("sr_Cyrl", 2021, "две хиљаде двадесет прве"));
    CHECK(load_years_in_words("sr").empty());
}

TEST_CASE("a year for which a row has no word is not written") {
    for (const YearsInWords& years : load_years_in_words("ar")) {
        CHECK_FALSE(years[1850 - first_year_in_words].empty());
        CHECK(years[1855 - first_year_in_words].empty());
        CHECK(years[1800 - first_year_in_words].empty());
    }
}

}  // namespace
}  // namespace kalends::years_in_words_test
