#include "data/improbable_eras.hpp"

#include <doctest/doctest.h>

#include <string_view>

#include "kalends/text/normalized_text.hpp"

namespace kalends::improbable_eras_test {
namespace {

bool is_improbable(std::string_view text, std::string_view expression) {
    const std::u32string normalized = normalize_text(text).code_points;
    return is_improbable_era(parse_expression(expression), normalized, find_numerals(normalized));
}

}  // namespace

TEST_CASE("a day has both years, or nothing is read; and one since 1752") {
    CHECK(is_improbable("10 March 1623/4", "1623-03-10"));
    CHECK_FALSE(is_improbable("10 March 1623/4", "1623-03-10 dual XXX4"));
    CHECK(is_improbable("Feb. 28, 1699/1700", "1699-02-28 / 1700"));
    CHECK_FALSE(is_improbable("Feb. 28, 1699/1702", "1699-02-28 / 1702"));
    CHECK(is_improbable("28 Feb./10 Mar. 1623/4", "XXXX-02-28 = 1623-03-10"));
    CHECK_FALSE(is_improbable("3/1/1623/3", "1623-03-01"));
    CHECK(is_improbable("12 Feb 1918/19", "1918-02-12 dual XX19"));
    CHECK_FALSE(is_improbable("12 Feb 1718/19", "1718-02-12 dual XX19"));
}

TEST_CASE("years since the creation of the world are no years of ours") {
    CHECK(is_improbable("Warsaw, 5649", "5649"));
    CHECK(is_improbable("7392 Year of the World", "7392"));
    CHECK_FALSE(is_improbable("5649", "5649"));
    CHECK_FALSE(is_improbable("9 May 5649", "5649-05-09"));
    CHECK_FALSE(is_improbable("Warsaw, 5649", "hebrew 5649"));
    CHECK(is_improbable("7104 г.", "7104"));
    CHECK_FALSE(is_improbable("7104", "7104"));
    CHECK_FALSE(is_improbable("2104 г.", "2104"));
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
    CHECK(is_improbable("249 kr", "bc 0249"));
    CHECK_FALSE(is_improbable("249 f.Kr.", "bc 0249"));
    CHECK_FALSE(is_improbable("249. pr. Kr.", "bc 0249"));
}

TEST_CASE("a year of the Hijra and its year of ours are no beginning and end") {
    CHECK(is_improbable("mort en 911/1505", "0911 / 1505"));
    CHECK(is_improbable("ö. 1105/1694", "1105 / 1694"));
    CHECK(is_improbable("17.IX.1105/12.V.1694", "1105-09-17 / 1694-05-12"));
    CHECK(is_improbable("early 13th/19th c.", "#13 century early / #19 century"));
    CHECK(is_improbable("undated [12th/18th century?]", "#12 century / #18 century ?"));
    CHECK_FALSE(is_improbable("911-1505", "0911 / 1505"));
    CHECK_FALSE(is_improbable("900/1505", "0900 / 1505"));
    CHECK_FALSE(is_improbable("12th/14th century", "#12 century / #14 century"));
    CHECK_FALSE(is_improbable("911/1505", "islamic 0911 = 1505"));
}

TEST_CASE("years of other calendars are written as they are counted") {
    CHECK(is_improbable("23 ramadan 1 ah", "islamic XX01-09-23"));
    CHECK(is_improbable("20 رمضان سنة 8 هـ", "islamic XX08-09-20"));
    CHECK_FALSE(is_improbable("23/9/01 ه", "islamic XX01-09-23"));
    CHECK_FALSE(is_improbable("23 ramadan 39", "islamic XX39-09-23"));
    CHECK_FALSE(is_improbable("23 ramadan 8", "islamic 0008-09-23"));
    CHECK(is_improbable("5 آذر 98", "persian 0098-09-05"));
    CHECK_FALSE(is_improbable("5 آذر 98", "persian XX98-09-05"));
}

TEST_CASE("years that a mark counts otherwise are none of ours") {
    CHECK(is_improbable("6 декабря 7015 г. от с. м.", "julian 7015-12-06"));
    CHECK(is_improbable("民國廿五年陰曆十一月初一", "chinese XX25-11-01"));
    CHECK(is_improbable("112-08-15(民國)", "0112-08-15"));
    CHECK_FALSE(is_improbable("民國25年", "minguo XX25"));
    CHECK_FALSE(is_improbable("民國25年(1936)", "minguo XX25 = 1936"));
    CHECK(is_improbable("10 temmuz 1324 rumî", "1324-07-10"));
    CHECK(is_improbable("١٠ تموز سنه ١٣٢٤", "1324-07-10"));
    CHECK_FALSE(is_improbable("rumi, printed 1924", "1924"));
    CHECK(is_improbable("1er vendémiaire an 1er", "republican 0011-01-01"));
    CHECK_FALSE(is_improbable("1er vendémiaire an 11", "republican 0011-01-01"));
}

TEST_CASE("a number behind another calendar's month may be a day") {
    CHECK(is_improbable("ሰኔ 30", "ethiopic XX30-10"));
    CHECK(is_improbable("ramadan 31", "islamic XX31-09"));
    CHECK_FALSE(is_improbable("ramadan 39", "islamic XX39-09"));
    CHECK_FALSE(is_improbable("5 ramadan 31", "islamic XX31-09-05"));
    CHECK_FALSE(is_improbable("nivôse an iii", "republican 0003-04"));
    CHECK_FALSE(is_improbable("may 30", "XX30-05"));
}

TEST_CASE("words for any era name none") {
    CHECK(is_improbable("anno XII", "republican 0012"));
    CHECK_FALSE(is_improbable("an XII", "republican 0012"));
    CHECK_FALSE(is_improbable("12 nevoso anno XII", "republican 0012-04-12"));
    CHECK(is_improbable("era 1354", "ethiopic 1354"));
    CHECK(is_improbable("anno XII E.F.", "bc 11XX"));
    CHECK_FALSE(is_improbable("1934, anno XII E.F.", "1934"));
}

TEST_CASE("a year that begins in March is not ours until then") {
    CHECK(is_improbable("12 febbraio 1531 more fiorentino", "1531-02-12"));
    CHECK_FALSE(is_improbable("12 maggio 1531 more fiorentino", "1531-05-12"));
}

}  // namespace kalends::improbable_eras_test
