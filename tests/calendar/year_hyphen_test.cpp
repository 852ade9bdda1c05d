#include "calendar/year_hyphen.hpp"

#include <doctest/doctest.h>

#include <string>

#include "calendar/date.hpp"

namespace kalends::year_hyphen_test {
namespace {

constexpr char32_t en_dash = U'\u2013';

/// Of a text with two numbers and a sign between them.
std::vector<std::string> meanings(const std::string& text, const std::string& month, char32_t sign = U'-',
                                  YearHyphen told = YearHyphen::ask) {
    const NumberSpans numbers{{text.substr(0, 4), month}, std::u32string(1, sign)};
    Choices choices;
    std::vector<std::string> all;
    do {
        all.push_back(to_string(with_year_hyphens_settled(parse_expression(text), told, numbers, choices)));
    } while (choices.next());
    return all;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("year and hyphen: a month, where the digits can be no later year") {
    CHECK(meanings("1908-07 ymd", "07") == Texts{"1908-07 ymd"});
    CHECK(meanings("1908-07 ymd", "7") == Texts{"1908-07 ymd"});
    CHECK(meanings("1926-05 ymd", "05") == Texts{"1926-05 ymd"});
    CHECK(meanings("1926-11 ymd", "11") == Texts{"1926-11 ymd"});
    CHECK(meanings("1912-12 ymd", "12") == Texts{"1912-12 ymd"});
    CHECK(meanings("1908-05 ymd", "05", U'/') == Texts{"1908-05 ymd"});
}

TEST_CASE("year and hyphen: a month or a range, where they can be both") {
    CHECK(meanings("1908-11 ymd", "11") == Texts{"1908-11 ymd", "1908 / XX11 ymd"});
    CHECK(meanings("1908-11 ymd", "11", U'/') == Texts{"1908-11 ymd", "1908 / XX11 ymd"});
    CHECK(meanings("1901-06 ymd", "6") == Texts{"1901-06 ymd", "1901 / XXX6 ymd"});
    // Padded it is a month, but that the next year is written so, too.
    CHECK(meanings("1901-06 ymd", "06") == Texts{"1901-06 ymd"});
    CHECK(meanings("1901-02 ymd", "02") == Texts{"1901-02 ymd", "1901 / XX02 ymd"});
    CHECK(meanings("1899-12 ymd", "12") == Texts{"1899-12 ymd"});
}

TEST_CASE("year and hyphen: what is told decides, where it can") {
    CHECK(meanings("1908-11 ymd", "11", U'-', YearHyphen::month) == Texts{"1908-11 ymd"});
    CHECK(meanings("1908-11 ymd", "11", U'-', YearHyphen::range) == Texts{"1908 / XX11 ymd"});
    CHECK(meanings("1908-07 ymd", "07", U'-', YearHyphen::range) == Texts{"1908-07 ymd"});
    CHECK(meanings("1871-74 ymd", "74", U'-', YearHyphen::month) == Texts{"1871 / XX74 ymd"});
}

TEST_CASE("year and hyphen: no month is a range, and so is what stands behind a dash") {
    CHECK(meanings("1871-74 ymd", "74") == Texts{"1871 / XX74 ymd"});
    CHECK(meanings("1899-00 ymd", "00") == Texts{"1899 / XX00 ymd"});
    CHECK(meanings("1901-11 ymd", "11", en_dash) == Texts{"1901 / XX11 ymd"});
    CHECK(meanings("1901-06 ymd", "6", U'\u2014') == Texts{"1901 / XXX6 ymd"});
    CHECK(meanings("1901-11 ymd", "11", U'\u2010') == Texts{"1901-11 ymd", "1901 / XX11 ymd"});  // a hyphen
    // No later year of its century: somebody's dash for a hyphen.
    CHECK(meanings("1908-07 ymd", "07", en_dash) == Texts{"1908-07 ymd"});
}

TEST_CASE("year and hyphen: only of bare numbers, a year and a month") {
    for (const char* text :
         {"1908-11", "1908-11-07 ymd", "XX08-11 ymd", "bc 0108-11", "1908-11 + 1 month ymd", "1908 / 1911 ymd"})
        CHECK(meanings(text, "11") == Texts{text});
}

TEST_CASE("year and hyphen: each of several items; where the text is not known, behind a hyphen and with both digits") {
    Choices choices;
    const Expression list = parse_expression("1908-11 | 1871-74 | 1926-05 ymd");
    CHECK(to_string(with_year_hyphens_settled(list, YearHyphen::range, {}, choices)) ==
          "1908 / XX11 | 1871 / XX74 | 1926-05 ymd");
    CHECK(to_string(with_year_hyphens_settled(parse_expression("1901-06 ymd"), YearHyphen::range, {}, choices)) ==
          "1901-06 ymd");
}

TEST_CASE("year and hyphen: a dash, and one digit behind a slash, tell a range") {
    const auto read = [](const std::string& text, const std::string& behind, char32_t sign) {
        const NumberSpans numbers{{text.substr(0, 4), behind}, std::u32string(1, sign)};
        return to_string(with_ranges_read(parse_expression(text), numbers));
    };
    CHECK(read("1908-11 ymd", "11", en_dash) == "1908 / XX11");
    CHECK(read("1908-09 ~ ymd", "9", en_dash) == "1908 ~ / XXX9");
    CHECK(read("1898-02 ymd", "02", en_dash) == "1898 / XX02");
    CHECK(read("1731-02 ymd", "2", U'/') == "1731 / XXX2");
    CHECK(read("1908-07 ymd", "07", en_dash) == "1908-07 ymd");  // all but a century
    CHECK(read("1908-11 ymd", "11", U'-') == "1908-11 ymd");
    CHECK(read("1908-11 ymd", "11", U'/') == "1908-11 ymd");
}

TEST_CASE("year and hyphen: for a network a range is copied as the text shows it") {
    const auto copied = [](const std::string& text, const std::string& year, const std::string& behind, char32_t sign) {
        return to_string(with_ranges_copied(parse_expression(text), {{year, behind}, std::u32string(1, sign)}));
    };
    CHECK(copied("1908 / XX11", "1908", "11", en_dash) == "1908-11 ymd");
    CHECK(copied("1908 ~ / XXX9", "1908", "9", U'-') == "1908-09 ~ ymd");
    CHECK(copied("1908 / XX11", "1908", "11", U' ') == "1908 / XX11");  // 1908 11
    CHECK(copied("1908 / XX13", "1908", "13", U'-') == "1908 / XX13");
    CHECK(copied("1731 / XXX2", "1731", "2", U'/') == "1731 / XXX2");
    CHECK(copied("1908 / 1911", "1908", "1911", U'-') == "1908 / 1911");
    CHECK(copied("1908 / XX11 ?", "1908", "11", U'-') == "1908 / XX11 ?");
}

}  // namespace kalends::year_hyphen_test
