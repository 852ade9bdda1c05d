#include "data/left_over.hpp"

#include <doctest/doctest.h>

#include "data/evidence.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends::left_over_test {
namespace {

Evidence evidence_of(std::string_view text, std::string_view written) {
    MonthNames names;
    names.add(U"sep", 9);
    names.add(U"may", 5);
    names.add(U"march", 3);
    WordSayings words;
    words.add({{U"friday", only(Saying::friday)},
               {U"sep", only(Saying::number)},
               {U"march", only(Saying::plain)},
               {U"w", only(Saying::week)},
               {U"forse", only(Saying::uncertain)},
               {U"vers", only(Saying::about) | only(Saying::open)},
               {U"of", only(Saying::plain)}});
    const std::u32string normalized = normalize_text(text).code_points;
    return TextEvidence(normalized, names, words).of(parse_expression(written));
}

TEST_CASE("a month's name that a date does not say is left over") {
    CHECK(evidence_of("2003 10:36 25 Sep", "2003") == Evidence::leftover);
    CHECK(evidence_of("25 Sep 2003", "2003-09-25") == Evidence::named);
    CHECK(evidence_of("9 May 2018 Sep", "2018-05-09") == Evidence::leftover);
    CHECK(evidence_of("9 May 2018 march", "2018-05-09") == Evidence::named);  // which is another word
    CHECK(evidence_of("Sep", "none") == Evidence::unchecked);
}

TEST_CASE("a week is no month, and what is misspelt stays so") {
    CHECK(evidence_of("2018-W05-3 May", "2018-W05-3") == Evidence::leftover);
    CHECK(evidence_of("9 Marrch 1850 Sep", "1850-03-09") == Evidence::resembling);
}

TEST_CASE("so is a weekday's") {
    CHECK(evidence_of("Friday 9 May 2018", "2018-05-09") == Evidence::leftover);
    CHECK(evidence_of("Friday 9 May 2018", "2018-05-09 fri") == Evidence::named);
}

TEST_CASE("and a year, but no time of the day") {
    CHECK(evidence_of("9 May 1850 of 1871", "1850-05-09") == Evidence::leftover);
    CHECK(evidence_of("9 May, 1871", "XXXX-05-09") == Evidence::leftover);
    CHECK(evidence_of("9 May 1850, 1430", "1850-05-09") == Evidence::named);
    CHECK(evidence_of("9 May 1850, 3871", "1850-05-09") == Evidence::named);
}

TEST_CASE("an answer that leaves another date in numbers out, or a month right before them, is another text's") {
    CHECK(evidence_of("14.12.1514-14.3.1515", "1514-12-14 dmy") == Evidence::invented);
    CHECK(evidence_of("1514-12-14, 1515-03-14", "1514-12-14") == Evidence::invented);
    CHECK(evidence_of("14.12.1514, p. 3.15", "1514-12-14 dmy") != Evidence::invented);
    CHECK(evidence_of("14.12.1514 12.30.15", "1514-12-14 dmy") != Evidence::invented);
    CHECK(evidence_of("9.5.2018 (2018-05-09)", "2018-05-09 dmy") != Evidence::invented);
    CHECK(evidence_of("May 9/10, 2018", "2018-10-09 dmy") == Evidence::invented);
    CHECK(evidence_of("May. 9/10, 2018", "2018-10-09 dmy") == Evidence::invented);
    CHECK(evidence_of("May in 9/10, 2018", "2018-10-09 dmy") == Evidence::leftover);
}

TEST_CASE("so is one that leaves out a word for perhaps beside what it read") {
    CHECK(evidence_of("forse 1850", "1850") == Evidence::invented);
    CHECK(evidence_of("forse 1850", "1850 ?") == Evidence::unchecked);
    CHECK(evidence_of("forse of 1850", "1850") == Evidence::invented);  // plain words between them
    CHECK(evidence_of("1850 (forse)", "1850") == Evidence::invented);
    CHECK(evidence_of("forse 1850-1860", "1850 / 1860") == Evidence::invented);
    CHECK(evidence_of("vers 1850", "1850") == Evidence::unchecked);  // or from then on
}

TEST_CASE("but not of something else") {
    CHECK(evidence_of("forse London, 1850", "1850") == Evidence::unchecked);
    CHECK(evidence_of("1850, forse London", "1850") == Evidence::unchecked);
    CHECK(evidence_of("forse 300 photographs, 1850", "1850") == Evidence::unchecked);
}

TEST_CASE("of what is no date alone nothing is asked") {
    CHECK(evidence_of("May 1850 - 1871, Sep", "1850-05 / 1871") == Evidence::named);
}

}  // namespace
}  // namespace kalends::left_over_test
