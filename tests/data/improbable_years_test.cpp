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

TEST_CASE("the first of two small years is no month") {
    CHECK(is_improbable("1-299 CE", "0299-01"));
    CHECK_FALSE(is_improbable("1-299 CE", "0001 / 0299"));
    CHECK_FALSE(is_improbable("01-299", "0299-01"));
    CHECK_FALSE(is_improbable("1-2018", "2018-01"));
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

TEST_CASE("a day has both years, or nothing is read; and one since 1752") {
    CHECK(is_improbable("10 March 1623/4", "1623-03-10"));
    CHECK_FALSE(is_improbable("10 March 1623/4", "1623-03-10 dual XXX4"));
    CHECK(is_improbable("28 Feb./10 Mar. 1623/4", "XXXX-02-28 = 1623-03-10"));
    CHECK_FALSE(is_improbable("3/1/1623/3", "1623-03-01"));
    CHECK(is_improbable("12 Feb 1918/19", "1918-02-12 dual XX19"));
    CHECK_FALSE(is_improbable("12 Feb 1718/19", "1718-02-12 dual XX19"));
}

TEST_CASE("years of Byzantium and decades of the east are no years of ours") {
    CHECK(is_improbable("7104 г.", "7104"));
    CHECK_FALSE(is_improbable("7104", "7104"));
    CHECK_FALSE(is_improbable("2104 г.", "2104"));
    CHECK(is_improbable("1870年代", "1870"));
    CHECK_FALSE(is_improbable("1870年代", "187X"));
}

TEST_CASE("an era is the one whose mark the text has") {
    CHECK(is_improbable("6. Jh. v. Chr., 2. Hälfte", "#6 century #2 half"));
    CHECK_FALSE(is_improbable("6. Jh. v. Chr., 2. Hälfte", "bc #6 century #2 half"));
    CHECK_FALSE(is_improbable("XX saec. after a 3rd century BCE relief", "#20 century"));
    CHECK_FALSE(is_improbable("4. Jh. v. bis 3. Jh. n. Chr.", "bc #4 century / ad #3 century"));
    CHECK_FALSE(is_improbable("1901, Nanaimo, B.C.", "1901"));
    CHECK_FALSE(is_improbable("Kopie des 19. Jh. nach einem Original des 2. Jh. v. Chr.", "#19 century"));
    CHECK(is_improbable("um 100 n. Chr.", "bc 0100 ~"));
    CHECK_FALSE(is_improbable("100 v. Chr. - 100 n. Chr.", "bc 0100 / ad 0100"));
    CHECK_FALSE(is_improbable("12 febr. 1900", "1900-02-12"));
}

}  // namespace kalends::improbable_years_test
