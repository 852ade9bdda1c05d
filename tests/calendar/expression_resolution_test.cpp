#include "calendar/expression_resolution.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "calendar/iso_date.hpp"
#include "calendar/said.hpp"

namespace kalends::expression_resolution_test {
namespace {

using test::check, test::from_reference, test::said;

std::string bounds(const std::string& text) {
    const Bounds found = resolve(parse_expression(text), {}).bounds;
    return (found.earliest ? to_iso(*found.earliest) : "-") + ' ' + (found.latest ? to_iso(*found.latest) : "-");
}

}  // namespace

TEST_CASE("answers: days, months and years") {
    check({{"none", "none"},
           {"1805-10-21", "ok 1805-10-21"},
           {"1805-10", "partial 1805-10"},
           {"1805", "partial 1805"},
           {"XXXX-10-21", "partial XXXX-10-21"},
           {"XXXX-XX-21", "partial XXXX-XX-21"},
           {"XXX5", "partial XXX5"},
           {"1805-XX-21", "unread"},
           {"1805-02-29", "impossible"},
           {"bc 0031-09-02", "ok -0030-09-02"},
           {"bc 0001", "partial 0000"},
           {"0000", "impossible"},
           {"0000 / 0005", "impossible"},
           {"XX05", "partial 2005 [century-assumed]"},
           {"showa XX19-06-06", "ok 1944-06-06 [era-converted]"},
           {"1944-06-06 wed", "ok 1944-06-06 [weekday-mismatch]"},
           {"1688-02-13 dual XXX9", "ok 1689-02-13 [dual-year]"},
           {"1944-06-06 T06:30", "ok 1944-06-06"},
           {"julian 1712-05-05", "ok 1712-05-16 [calendar-converted]"},
           {"1712-05-05 = 1712-05-16", "ok 1712-05-16 [calendars-agree]"}});
}

TEST_CASE("answers: decades, centuries, parts and weeks") {
    check({{"194X", "interval 194X"},
           {"#5 century", "interval 04XX"},
           {"#1 century", "interval 0001/0099"},
           {"bc #5 century", "interval -04XX"},
           {"bc #1 century #1 half", "interval -0099/-0050"},
           {"bc #2 century late", "interval -0132/-0100"},
           {"#2 millennium", "interval 1XXX"},
           {"bc #2 millennium", "interval -1XXX"},
           {"194X late", "interval 1947/1949"},
           {"1944 late", "interval 1944-09/1944-12"},
           {"1944-06 mid", "interval 1944-06-11/1944-06-20"},
           {"1944 #2 half", "interval 1944-41"},
           {"1944 #3 third", "interval 1944-39"},
           {"1944 #4 quarter", "interval 1944-36"},
           {"1944 #4 quarter late", "partial 1944-12"},
           {"1944 #1 month", "partial 1944-01"},
           {"1944 #23 week", "interval 1944-06-05/1944-06-11"},
           {"1944-06 #1 tue", "ok 1944-06-06"},
           {"170X", "ambiguous | 170X | 17XX"}});
}

TEST_CASE("answers: seasons are written as such alone, and as months in company") {
    check({{"1944-22", "interval 1944-22 [northern-season]"},
           {"1944-22 ~", "approximate 1944-06~/1944-08~ [approximate,northern-season]"},
           {"1943-23 / 1944-21", "interval 1943-09/1944-05 [northern-season]"},
           {"1944-24 / 1946", "interval 1944-12/1946 [northern-season]"},
           {"1944-22 & 1945", "several {1944-06..1944-08,1945} [northern-season]"},
           {"XXXX-22", "interval [northern-season,no-edtf]"},
           {"XXXX-21 | 1944-22", "several [1944-03..1944-05,1944-06..1944-08] [northern-season]"}});
}

TEST_CASE("answers: a winter of two years is that one") {
    check({{"1944-24 / XX45", "interval 1944-12/1945-02 [northern-season]"},
           {"1944-24 / 1945", "interval 1944-12/1945-02 [northern-season]"},
           {"1899-24 / XX00", "interval 1899-12/1900-02 [northern-season]"},
           {"1944-24 ~ / XX45", "interval 1944-12~/1945-02~ [approximate,northern-season]"},
           {"1943-24 / 1944-24", "interval 1943-12/1945-02 [northern-season]"}});
}

TEST_CASE("answers: from one to another, elliptic ends filled and moved") {
    check({{"1914 / 1914", "interval 1914/1914"},
           {"1944-06-06 / XXXX-XX-12", "interval 1944-06-06/1944-06-12"},
           {"1944-06-06 / XXXX-XX-02", "interval 1944-06-06/1944-07-02"},
           {"1944-12-30 / XXXX-XX-02", "interval 1944-12-30/1945-01-02"},
           {"1944-06 / XXXX-02", "interval 1944-06/1945-02"},
           {"XXXX-11 / 1944-02", "interval 1943-11/1944-02"},
           {"XXXX-XX-29 / 1944-03-01", "interval 1944-02-29/1944-03-01"},
           {"XXXX-XX-29 / 1945-03-01", "impossible"},
           {"XXXX-XX-31 / 1944-09-09", "interval 1944-08-31/1944-09-09"},
           {"XXXX-XX-31 / 1944-03-02", "impossible"},
           {"XXXX-XX-32 / 1944-09-09", "impossible"},
           {"1943-08-30 / XXXX-02-29", "interval 1943-08-30/1944-02-29"},
           {"1944-08-30 / XXXX-02-29", "impossible"},
           {"1943-01-30 / XXXX-02-29", "impossible"},
           {"XXXX-02-29 / 1945-01-05", "interval 1944-02-29/1945-01-05"},
           {"0088 / XX03", "interval 0088/0103"},
           {"0088 / XX00", "interval 0088/0100"},
           {"XX99 / 0101", "interval 0099/0101"},
           {"1944-04-10 / XXXX-XX-31", "impossible"},
           {"1799 / XX03", "interval 1799/1803"},
           {"1899 / XXX2", "interval 1899/1902"},
           {"XX98 / 1803", "interval 1798/1803"},
           {"1997 / XXX7", "impossible"},
           {"1997 / XX97", "impossible"},
           {"1997 / 1997", "interval 1997/1997"},
           {"XX61 / XXX4", "interval 2061/2064 [century-assumed]"},
           {"194X / 1952", "interval 1940/1952"},
           {"#4 century / #6 century", "interval 0300/0599"},
           {"#2 quarter / 1944 #3 quarter", "interval 1944-04/1944-09"},
           {"1944-06 / 1943", "impossible"},
           {"1944-10 #3 tue / #1 tue", "interval 1944-10-17/1944-11-07"},
           {"1944 #3 tue / #1 tue", "interval 1944-01-18/1945-01-02"},
           {"1944-06-06 / 1944-06-05", "impossible"},
           {"1944-06 / 1944", "interval 1944-06/1944"}});
}

TEST_CASE("answers: years of which the last digits alone are written lie within fifty years") {
    const auto said = [](const std::string& written, const NumberSpans& numbers) {
        return resolve(parse_expression(written), {}, numbers).edtf;
    };
    CHECK(said("2018 / XX13", {{"2018", "13"}, U"-", {false, false}}).empty());
    CHECK(said("1875 / XX24", {{"1875", "24"}, U"-", {false, false}}) == "1875/1924");
    CHECK(said("1945 / XX01", {{"1945", "01"}, std::u32string(1, U'\0'), {false, false}}) == "1945/2001");
    CHECK(said("1885 / XX2X", {{"1885", "20"}, std::u32string(1, U'\0'), {false, false}}) == "1885/1929");
}

TEST_CASE("answers: eras of both ends") {
    check({{"0044 / bc 0031", "interval -0043/-0030"},
           {"bc 0031 / 0014", "interval -0030/0014"},
           {"bc 0031 / ad 0014", "interval -0030/0014"},
           {"0031 / bc 0044", "impossible"},
           {"#2 century / bc #1 century", "interval -0199/0000"},
           {"bc #1 century / ad #1 century", "interval -0099/0099"},
           {"showa XX19 / XX20", "interval 1944/1945 [era-converted]"},
           {"minguo 0033 | 0034", "several [1944,1945] [era-converted]"}});
}

TEST_CASE("answers: open and unknown ends") {
    check({{".. / 1805-10-21", "interval ../1805-10-21"},
           {"1805 / ..", "interval 1805/.."},
           {"1805 / unknown", "interval 1805/"},
           {"unknown / 1805", "interval /1805"},
           {".. / #5 century", "interval ../0499"},
           {"1805 ~ / ..", "interval 1805~/.. [approximate]"}});
    CHECK(bounds(".. / 1805-10") == "- 1805-10-31");
    CHECK(bounds("#5 century / ..") == "0400-01-01 -");
}

TEST_CASE("answers: without any year there are no bounds, and EDTF only where every year has the same") {
    check({{"XXXX-11-30 / XXXX-01-02", "interval XXXX-11-30/XXXX-01-02"},
           {"XXXX-XX-07 / XXXX-10-21", "interval XXXX-10-07/XXXX-10-21"},
           {"XXXX-02 #1 day", "partial XXXX-02-01"},
           {"XXXX-02 #-1 day", "partial [no-edtf]"},
           {"XXXX-10 #3 tue", "partial [no-edtf]"},
           {"XXXX-10 mid", "interval XXXX-10-11/XXXX-10-20"},
           {"#2 quarter", "interval XXXX-34"},
           {"XXXX-10-07 ~", "approximate XXXX-10-07~ [approximate]"}});
    CHECK(bounds("XXXX-11-30 / XXXX-01-02") == "- -");
    CHECK(bounds("XXXX-10 #3 tue") == "- -");
}

TEST_CASE("answers: marks") {
    check({{"1805 ~", "approximate 1805~ [approximate]"},
           {"1805-10-21 ?", "approximate 1805-10-21? [uncertain]"},
           {"1805 ~ ?", "approximate 1805% [approximate,uncertain]"},
           {"194X ~", "approximate 1940~/1949~ [approximate]"},
           {"#19 century ?", "approximate 1800?/1899? [uncertain]"},
           {"1944 #2 quarter ~", "approximate 1944-04~/1944-06~ [approximate]"},
           {"1805 ~ / 1815 ?", "interval 1805~/1815? [approximate,uncertain]"},
           {"1805 ~ | 1815 ?", "several [~1805,?1815] [approximate,uncertain]"},
           {"1805 / 1807 ~ & 1815", "several [approximate,no-edtf]"},
           {"181X ~ | 1825", "several [approximate,no-edtf]"}});
    CHECK(bounds("1805 / 1807 ~ & 1815") == "1805-01-01 1815-12-31");
}

TEST_CASE("answers: lists") {
    check({{"1805 | 1815 | XX20", "several [1805,1815,1820]"},
           {"1815 & 1805", "several {1815,1805}"},
           {"1805 / 1807 & 1815", "several {1805..1807,1815}"},
           {"1805 / 1807-03 | 1815", "several [1805-01..1807-03,1815]"},
           {"181X | 1825", "several [1810..1819,1825]"},
           {".. / 1805 & 1815", "several {..1805,1815}"},
           {"1805 & 1815 / ..", "several {1805,1815..}"},
           {"1805 & .. / 1815", "several [no-edtf]"},
           {"1805 / unknown & 1815", "several [no-edtf]"},
           {"XXXX-XX-12 | XXXX-XX-13 | 1805-10-14", "several [1805-10-12,1805-10-13,1805-10-14]"},
           {"1805-10-21 & 1805-02-30", "impossible"}});
    CHECK(bounds("1815 & 1805-10") == "1805-10-01 1815-12-31");
    CHECK(bounds("1815 & .. / 1805") == "- 1815-12-31");
}

TEST_CASE("answers: days with the Julian calendar's offset between them, behind a slash, are perhaps one") {
    const auto with_sign = [](char32_t sign) {
        return said("XXXX-XX-05 / 1900-01-17", {}, {{"5", "17", "1900"}, {sign, U'\0'}});
    };
    CHECK(with_sign(U'/') == "ambiguous | 1900-01-05/1900-01-17 | 1900-01-17");
    CHECK(with_sign(U'-') == "interval 1900-01-05/1900-01-17");
    CHECK(said("XXXX-XX-05 / 1900-01-18", {}, {{"5", "18"}, U"/"}) == "interval 1900-01-05/1900-01-18");
    // Its 29 February 1900 made it 13 days.
    CHECK(said("XXXX-XX-01 / 1900-03-14", {}, {{"1", "14"}, U"/"}) == "ambiguous | 1900-03-01/1900-03-14 | 1900-03-14");
    CHECK(said("XXXX-XX-05 / 1752-07-16", {}, {{"5", "16"}, U"/"}) == "ambiguous | 1752-07-05/1752-07-16 | 1752-07-16");
}

TEST_CASE("answers: flags of what is ambiguous are those of all that it may mean") {
    const ResolvedDate both = resolve(parse_expression("170X ~"), {});
    CHECK(both.flags == Flags{Flag::approximate});
    const ResolvedDate slash = resolve(parse_expression("XXXX-XX-05 / 1900-01-17"), {}, {{"5", "17"}, U"/"});
    CHECK(slash.flags == Flags{});
    CHECK(slash.meanings.back().flags == Flags{Flag::calendars_agree});
}

TEST_CASE("answers: none beyond the years that have four digits") {
    check({{"9999-12-31 + 1 day", "impossible"},
           {"neg 9999-01-01 - 1 day", "impossible"},
           {"9999-12 / XXXX-02", "impossible"},
           {"9999-24", "impossible"},
           {"#101 century", "impossible"},
           {"2000 + 9999 millennium", "impossible"}});
}

TEST_CASE("answers: which are some, and which are the same") {
    CHECK(is_answer(resolve(parse_expression("1805 / .."), {})));
    CHECK(is_answer(resolve(parse_expression("170X"), {})));
    for (const char* text : {"none", "R", "1805-02-30", "1805-XX-21", "republican XX05"})
        CHECK_FALSE(is_answer(resolve(parse_expression(text), {})));
    const ResolvedDate day = resolve(parse_expression("1944-06-06"), {});
    CHECK(is_same_answer(day, resolve(parse_expression("1944-06-06 wed"), {})));  // but for a flag
    CHECK_FALSE(is_same_answer(day, resolve(parse_expression("1944-06-07"), {})));
    CHECK_FALSE(is_same_answer(day, resolve(parse_expression("1944-06-06 ~"), {})));
    CHECK_FALSE(is_same_answer(resolve(parse_expression("170X"), {}), resolve(parse_expression("180X"), {})));
}

TEST_CASE("answers: two-digit years of a stretch ascend, behind the pivot too") {
    check({{"XX68 / XX71", "interval 1968/1971 [century-assumed]"},
           {"XX98 / XX02", "interval 1998/2002 [century-assumed]"},
           {"XX43 / XX13", "impossible"}});
}

TEST_CASE("answers: years cut short take their first digits from the left") {
    check({{"1851 / XX52 & 1920", "several {1851..1852,1920}"},
           {"1862 / XXX4 & 1900", "several {1862..1864,1900}"},
           {"1860-05-01 / XXXX-06-02 & 1870-07-03", "several {1860-05-01..1860-06-02,1870-07-03}"}});
}

TEST_CASE("answers: whoever leaves more open than a hundred ways has none") {
    ResolutionOptions options = from_reference();
    options.years = YearRange{1, 9999};
    CHECK(said("XXX4", options) == "unknown");
    CHECK(said("XXX4 & R fri & R + 1 fri & R #0 month #1 week & XXXX-01-12 + 400 year", options) == "unknown");
}

}  // namespace kalends::expression_resolution_test
