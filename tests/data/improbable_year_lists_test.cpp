#include "data/improbable_year_lists.hpp"

#include <doctest/doctest.h>

#include <string_view>

#include "kalends/text/normalized_text.hpp"

namespace kalends::improbable_year_lists_test {
namespace {

bool is_improbable(std::string_view text, std::string_view expression) {
    const std::u32string normalized = normalize_text(text).code_points;
    return is_improbable_list(parse_expression(expression), normalized, find_numerals(normalized));
}

}  // namespace

TEST_CASE("lists of what is denied, and of a year and a number") {
    CHECK(is_improbable("1850-1860 excl. 1855", "1850 / 1860 & 1855"));
    CHECK(is_improbable("1850, not 1852", "1850 & 1852"));
    CHECK(is_improbable("1850-1860 außer 1855", "1850 / 1860 & 1855"));
    CHECK_FALSE(is_improbable("1850, not 1852", "1850"));
    CHECK_FALSE(is_improbable("Notes, 1850 and 1852", "1850 & 1852"));
    CHECK(is_improbable("Nature 1985; 312", "1985 & 0312"));
    CHECK_FALSE(is_improbable("312, 350", "0312 & 0350"));
    CHECK_FALSE(is_improbable("5712, 714", "hebrew 5712 & hebrew 0714"));
}

TEST_CASE("a time and a part of it are no list") {
    CHECK(is_improbable("19th century, 1850", "#19 century & 1850"));
    CHECK(is_improbable("1838-1841, mostly 1839", "1838 / 1841 & 1839"));
    CHECK(is_improbable("1920s or 1925", "192X | 1925"));
    CHECK_FALSE(is_improbable("1920s and 1930", "192X & 1930"));
    CHECK_FALSE(is_improbable("30 Dec 2017 - 2 Jan 2018, 5 Jan 2018", "2017-12-30 / 2018-01-02 & 2018-01-05"));
    CHECK_FALSE(is_improbable("early 19th century, 1850", "#19 century early & 1850"));
}

TEST_CASE("short years of a list are read, or nothing is") {
    CHECK(is_improbable("1838, 39, 41", "1838 & 1841"));
    CHECK(is_improbable("1845, 46", "1845"));
    CHECK_FALSE(is_improbable("1838, 39, 41", "1838 & 1839 & 1841"));
    CHECK_FALSE(is_improbable("1845, 46 pages", "1845"));
    CHECK_FALSE(is_improbable("18[62]", "1862"));
}

TEST_CASE("short ends are of the century or decade that stands before them") {
    CHECK(is_improbable("438/37 BC", "bc 0438 / bc 0037"));
    CHECK(is_improbable("525/4 v. Chr.", "bc 0525 / bc 0004"));
    CHECK(is_improbable("525/4 v. Chr.", "0525 / bc 0004"));
    CHECK(is_improbable("1848 or 9", "1848 | XX09"));
    CHECK_FALSE(is_improbable("438/37 BC", "bc 0438 / bc 0437"));
    CHECK_FALSE(is_improbable("30-37 AD", "ad 0030 / ad 0037"));
    CHECK(is_improbable("1848 or 9", "1848 | 1809"));
    CHECK_FALSE(is_improbable("1848 or 9", "1848 | 1849"));
    CHECK_FALSE(is_improbable("1848 or 1809", "1848 | 1809"));
}

}  // namespace kalends::improbable_year_lists_test
