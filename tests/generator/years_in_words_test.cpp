#include "generator/years_in_words.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace kalends::years_in_words_test {
namespace {

bool has(const char* language, int year, std::string_view words) {
    return std::ranges::any_of(load_years_in_words(language),
                               [&](const YearsInWords& years) { return years.of(year) == words; });
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
        CHECK_FALSE(years.of(1855).empty());
        CHECK(years.of(1800).empty());
        CHECK(years.of(499).empty());
        CHECK(years.of(last_year_in_words + 1).empty());
    }
}

TEST_CASE("the smaller number may stand first, as in colophons") {
    CHECK(has("ar", 1245, "ألف ومائتين وخمس وأربعين"));
    CHECK(has("ar", 1245, "خمس وأربعين ومائتين وألف"));
    CHECK(has("ar", 735, "خمس وثلاثين وسبعمائة"));
    CHECK(has("fa", 1371, "هزار و سیصد و هفتاد و یک"));
    CHECK(has("fa", 1371, "هزار سیصد هفتاد و یک"));
}

}  // namespace
}  // namespace kalends::years_in_words_test
