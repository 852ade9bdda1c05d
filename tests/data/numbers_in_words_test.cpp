#include <doctest/doctest.h>

#include <ostream>
#include <string_view>

#include "data/evidence.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends::numbers_in_words_test {

using namespace std::string_view_literals;

namespace {

MonthNames some_names() {
    MonthNames names;
    names.add(U"may", 5);
    names.add(U"mai", 5);
    names.add(U"i", 1);
    return names;
}

Evidence evidence_of(std::string_view text, const char* date) {
    const MonthNames names = some_names();
    const std::u32string normalized = normalize_text(text).code_points;
    return TextEvidence(normalized, names).of(parse_expression(date));
}

}  // namespace

TEST_CASE("a number without a numeral may be in words, but not where there are none") {
    CHECK(evidence_of("the ninth of May 2018", "2018-05-09") == Evidence::worded);
    CHECK(evidence_of("May 2018", "2018-05-18") == Evidence::invented);
    CHECK(evidence_of("9 May - 2018", "XX18-05-09") == Evidence::invented);
    CHECK(evidence_of("6/2018", "2018-06-06 dmy") == Evidence::invented);
    CHECK(evidence_of("du sept mai", "XXXX-05-07") == Evidence::worded);
    CHECK(evidence_of("a may", "XXXX-05-01") == Evidence::invented);  // a letter alone is no word
    CHECK(evidence_of("일 12월", "XXXX-12-01") == Evidence::worded);  // but of some scripts
    CHECK(evidence_of("the ninth Xandikos", "XXXX-05-09") == Evidence::missing);
    CHECK(evidence_of("anno mundi 7000", "hebrew 4000") == Evidence::invented);
    CHECK(evidence_of("the 9th of May, nineteen eighteen", "1918-05-09") == Evidence::worded);
    const MonthNames no_names;
    CHECK(TextEvidence(U"may 2018"sv, no_names).of(parse_expression("2018-05")) == Evidence::unchecked);
}

TEST_CASE("where all words are known, a number in words is one of them, or a ten and another") {
    const MonthNames names = some_names();
    WordSayings words;
    words.add({{U"the", only(Saying::plain)},
               {U"of", only(Saying::plain)},
               {U"second", only(Saying::number), SmallNumbers(1U << 2U)},
               {U"twenty", only(Saying::number), SmallNumbers(1U << 20U)},
               {U"in", only(Saying::number), SmallNumbers(1U << 3U)},
               {U"half", only(Saying::half_hour)},
               {U"century", only(Saying::century)},
               {U"hundred", only(Saying::number)}});
    const auto evidence = [&](std::u32string_view text, const char* date) {
        return TextEvidence(text, names, words).of(parse_expression(date));
    };
    CHECK(evidence(U"the second of may", "XXXX-05-02") == Evidence::worded);
    CHECK(evidence(U"the second of may", "XXXX-05-12") == Evidence::invented);
    CHECK(evidence(U"the twenty-second of may", "XXXX-05-22") == Evidence::worded);
    CHECK(evidence(U"the twenty-second of may", "XXXX-05-12") == Evidence::invented);
    CHECK(evidence(U"the seconds of may", "XXXX-05-12") == Evidence::worded);  // misspelt
    CHECK(evidence(U"in in the second of may", "XXXX-05-12") == Evidence::worded);
    CHECK(evidence(U"in in the second of may", "XXXX-05-07") == Evidence::invented);
    CHECK(evidence(U"the second of may, hundred", "XXXX-05-12") == Evidence::worded);
    CHECK(evidence(U"photograph of may", "XXXX-05-12") == Evidence::invented);
    CHECK(evidence(U"halftwenty of may", "XXXX-05-20") == Evidence::worded);
    CHECK(evidence(U"halftwenty of may", "XXXX-05-12") == Evidence::invented);
    CHECK(evidence(U"photograph of may", "1950-05") == Evidence::invented);
    CHECK(evidence(U"may, second century", "#5 century") == Evidence::worded);
}

TEST_CASE("tens in words beside a unit are no number by themselves") {
    const MonthNames names = some_names();
    WordSayings words;
    words.add({{U"twenty", only(Saying::number), SmallNumbers(1U << 20U)},
               {U"ninety", only(Saying::number), SmallNumbers(1) << 90},
               {U"amashumi", only(Saying::number), SmallNumbers(1) << 50},
               {U"amahlanu", only(Saying::number), SmallNumbers(1) << 50 | SmallNumbers(1U << 5U)},
               {U"one", only(Saying::number), SmallNumbers(1U << 1U)},
               {U"days", only(Saying::day)},
               {U"pehle", only(Saying::earlier) | only(Saying::number), SmallNumbers(1U << 1U)},
               {U"ago", only(Saying::earlier)}});
    const auto evidence = [&](std::u32string_view text, const char* date) {
        return TextEvidence(text, names, words).of(parse_expression(date));
    };
    CHECK(evidence(U"twenty-one days ago", "R - 20 day") == Evidence::invented);
    CHECK(evidence(U"twenty-one days ago", "R - 21 day") == Evidence::worded);
    CHECK(evidence(U"twenty days ago", "R - 20 day") == Evidence::worded);
    CHECK(evidence(U"ninety-one days ago", "R - 91 day") == Evidence::worded);
    CHECK(evidence(U"ninety-one days ago", "R - 90 day") == Evidence::invented);
    CHECK(evidence(U"ninety-one days ago", "R - 71 day") == Evidence::invented);
    CHECK(evidence(U"twenty pehle days", "R - 20 day") == Evidence::worded);
    CHECK(evidence(U"amashumi amahlanu days ago", "R - 50 day") == Evidence::worded);
}

}  // namespace kalends::numbers_in_words_test
