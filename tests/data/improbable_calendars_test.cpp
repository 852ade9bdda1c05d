#include "data/improbable_calendars.hpp"

#include <doctest/doctest.h>

#include <string_view>

#include "kalends/text/normalized_text.hpp"

namespace kalends::improbable_calendars_test {
namespace {

bool is_improbable(std::string_view text, std::string_view expression) {
    const std::u32string normalized = normalize_text(text).code_points;
    return is_improbable_calendar(parse_expression(expression), normalized, find_numerals(normalized));
}

}  // namespace

TEST_CASE("one year by two calendars is one time") {
    CHECK(is_improbable("Mordad 1358 AP, 2 August 1979", "persian 1358-05 & 1979-08-02"));
    CHECK(is_improbable("1215 AH - 1800", "islamic 1215 / 1800"));
    CHECK_FALSE(is_improbable("1215 AH/1800", "islamic 1215 = 1800"));
    CHECK_FALSE(is_improbable("1215 AH - 1850", "islamic 1215 / 1850"));
    CHECK_FALSE(is_improbable("an XIII - 1805", "republican 0013 / 1805"));
    CHECK_FALSE(is_improbable("1800 & 1850", "1800 & 1850"));
}

TEST_CASE("two times by one calendar are two") {
    CHECK(is_improbable("26 Tamuz 5614 - 27 Shevat 5634", "hebrew 5614-11-26 = hebrew 5634-05-27"));
    CHECK_FALSE(is_improbable("26 Tamuz 5614 - 27 Shevat 5634", "hebrew 5614-11-26 / hebrew 5634-05-27"));
    CHECK(is_improbable("22 Megabit - 8 Tahsas 2025", "ethiopic XXXX-07-22 = ethiopic 2025-04-08"));
    CHECK_FALSE(is_improbable("25 Oct. (7 Nov.) 1917", "julian XXXX-10-25 = gregorian 1917-11-07"));
    CHECK(is_improbable("8 June (O.S.), 1598", "julian XXXX-06-08 = julian 1598"));
    CHECK(is_improbable("l'an X, an X", "republican 0010 & republican 0010"));
    CHECK(is_improbable("tomorrow", "R + 1 day & R + 1 day"));
    CHECK_FALSE(is_improbable("1850, 1850", "1850 & 1850"));
}

TEST_CASE("one day by two calendars is no stretch, whatever its time") {
    CHECK(is_improbable("noon on 23 August 1797 (6 fruct. an V)", "1797-08-23 T noon / republican 0005-12-06"));
    CHECK_FALSE(is_improbable("noon on 23 August 1797 (6 fruct. an V)", "1797-08-23 T noon = republican 0005-12-06"));
    CHECK_FALSE(is_improbable("noon on 23 August 1797 to 7 fruct. an V", "1797-08-23 T noon / republican 0005-12-07"));
}

TEST_CASE("a year of ours is not left out beside one of another calendar") {
    CHECK(is_improbable("10 Charles I (1634-5)", "republican 0001-05-10"));
    CHECK(is_improbable("12 Rajab 1215, copied 1850", "islamic 1215-07-12"));
    CHECK_FALSE(is_improbable("12 Rajab 1215 (1800)", "islamic 1215-07-12"));
    CHECK_FALSE(is_improbable("12 Rajab 1411 10:24-1100", "islamic 1411-07-12 T10:24 zone - 11:00"));
    CHECK_FALSE(is_improbable("12 Rajab 1215, fol. 31", "islamic 1215-07-12"));
}

TEST_CASE("a letter beside a date in numbers counts from the Hijra") {
    CHECK(is_improbable("H 29.11.1367", "1367-11-29 dmy"));
    CHECK(is_improbable("۱۱۰۷/۱۰/۳۰ ش midnight", "1107-10-30 T midnight"));
    CHECK_FALSE(is_improbable("H 29.11.1367", "islamic 1367-11-29 dmy"));
    CHECK(is_improbable("file_H: 17-06-1425_2.tif", "1425-06-17 dmy"));
    CHECK(is_improbable("20/9/1025 H", "1025-09-20 dmy"));
    CHECK(is_improbable("AH 1388-05-21", "1388-05-21"));
    CHECK(is_improbable("H 420-08-17", "0420-08-17"));
    CHECK(is_improbable("Bank 25.2.606 AH", "coptic 0606-02-25 dmy"));
    CHECK_FALSE(is_improbable("10/5/905 H (13 December 1499 O.S.)", "islamic 0905-05-10 = julian 1499-12-13"));
    CHECK_FALSE(is_improbable("20/9/1925 h", "1925-09-20 dmy"));
    CHECK_FALSE(is_improbable("20/9/1025 hora", "1025-09-20 dmy"));
    CHECK_FALSE(is_improbable("9 May 1367", "1367-05-09"));
}

TEST_CASE("a day of Old Style is none of ours") {
    CHECK(is_improbable("Old Style 26 October 1610", "1610-10-26"));
    CHECK(is_improbable("active: OS August 14, 1715", "1715-08-14"));
    CHECK(is_improbable("3 czerwca 1619 (według starego stylu)", "1619-06-03"));
    CHECK_FALSE(is_improbable("Old Style 26 October 1610", "julian 1610-10-26"));
    CHECK(is_improbable("26. August a.St. 1859", "1859-08-26"));
    CHECK(is_improbable("26. April 1929 (julianigch)", "1929-04-26"));
    CHECK(is_improbable("22 May 1858 oude stljl", "1858-05-22"));
    CHECK(is_improbable("4 martie 1725 s.v. 00:11:30", "1725-03-04 T00:11:30"));
    CHECK_FALSE(is_improbable("s.v. Date, 4 March 1725", "1725-03-04"));
    CHECK_FALSE(is_improbable("Juliana, 30 April 1909", "1909-04-30"));
    CHECK(is_improbable("4 martie 1725 st. v. 00:11:30", "1725-03-04 T00:11:30"));
    CHECK(is_improbable("OS January 13, 1921", "1921-01-13"));
    CHECK(is_improbable("26 October 1610 OS", "1610-10-26"));
    CHECK_FALSE(is_improbable("todos os 26 outubro 1810", "1810-10-26"));
    CHECK_FALSE(is_improbable("26 October 1610 (Oslo)", "1610-10-26"));
    CHECK_FALSE(is_improbable("Mac OS 9.5.2001", "2001-05-09 dmy"));
    CHECK_FALSE(is_improbable("27 January 1756 (old style)", "1756"));
}

TEST_CASE("a year beside one of ours in brackets is that") {
    CHECK(is_improbable("1284 [1867 or 1868]", "persian 1284"));
    CHECK_FALSE(is_improbable("1284 [1867 or 1868]", "islamic 1284"));
    CHECK(is_improbable("2515 [1972]", "2515"));
    CHECK_FALSE(is_improbable("1998 [1997]", "1998"));
    CHECK_FALSE(is_improbable("5648 [1887-88]", "hebrew 5648"));
    CHECK_FALSE(is_improbable("648 [1887-88]", "hebrew 0648"));
    CHECK(is_improbable("638 [1877 or 1878]", "islamic 0638"));
    CHECK_FALSE(is_improbable("1284 [f. 12]", "persian 1284"));
}

}  // namespace kalends::improbable_calendars_test
