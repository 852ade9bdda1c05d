#include <doctest/doctest.h>

#include <ostream>
#include <string_view>

#include "support/invented.hpp"

namespace kalends::named_calendars_test {

TEST_CASE("a calendar is named by a word, its numerals, or a year of ours beside its own") {
    MonthNames names;
    names.add(U"may", 5);
    WordSayings words;
    words.add({{U"ah", only(Saying::calendar)},
               {U"h", only(Saying::calendar)},
               {U"c", only(Saying::calendar) | only(Saying::century)},
               {U"th", only(Saying::other_month)},
               {U"century", only(Saying::century)},
               {U"about", only(Saying::about)}});
    const auto evidence = [&](std::u32string_view text, const char* expression) {
        return TextEvidence(text, names, words).of(parse_expression(expression));
    };
    CHECK(evidence(U"1266 ah", "islamic 1266") != Evidence::invented);
    CHECK(evidence(U"1266", "islamic 1266") == Evidence::invented);
    CHECK(evidence(U"1266/1849-50", "islamic 1266") != Evidence::invented);
    CHECK(evidence(U"1266/1839-40", "islamic 1266") == Evidence::invented);
    CHECK(evidence(U"13th-14th century", "islamic #13 century / #14 century") == Evidence::invented);
    CHECK(evidence(U"13th century = 19th century", "islamic #13 century = #19 century") != Evidence::invented);
    CHECK(evidence(U"13th-14th c.", "islamic #13 century / #14 century") == Evidence::invented);
    CHECK(evidence(U"13th c. h.", "islamic #13 century") != Evidence::invented);
    CHECK(evidence(U"13 century ah", "islamic #13 century") != Evidence::invented);
    CHECK(evidence(U"1215/1801", "islamic 1215 = 1801") != Evidence::invented);
    CHECK(evidence(U"\u05ea\u05e9\u05f4\u05d7", "hebrew 0708") != Evidence::invented);
}

TEST_CASE("the letter that means calendar names none inside another word") {
    const MonthNames names;
    WordSayings words;
    words.add({{U"历", only(Saying::calendar)},
               {U"農曆", only(Saying::calendar)},
               {U"农历", only(Saying::calendar)},
               {U"旧", only(Saying::calendar)},
               {U"력", only(Saying::calendar)},
               {U"음력", only(Saying::calendar)}});
    const auto is_invented = [&](std::u32string_view text, const char* expression) {
        return kalends::is_invented(text, expression, names, words);
    };
    CHECK(is_invented(U"履历 2018-05-09", "chinese 2018-05-09"));
    CHECK(is_invented(U"历史 2018-05-09", "chinese 2018-05-09"));
    CHECK(is_invented(U"입력 2018.05.09", "korean 2018-05-09"));
    CHECK_FALSE(is_invented(U"农历 2018-05-09", "chinese 2018-05-09"));
    CHECK_FALSE(is_invented(U"음력2018.05.09", "korean 2018-05-09"));
    CHECK_FALSE(is_invented(U"旧三月九日", "chinese XXXX-03-09"));
}

}  // namespace kalends::named_calendars_test
