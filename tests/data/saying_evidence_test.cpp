#include "data/saying_evidence.hpp"

#include <doctest/doctest.h>

#include "kalends/text/normalized_text.hpp"

namespace kalends::saying_evidence_test {
namespace {

Sayings both(Saying one, Saying other) {
    return only(one) | only(other);
}

WordSayings some_words() {
    WordSayings words;
    words.add({{U"about", only(Saying::about)},
               {U"spring", only(Saying::season)},
               {U"mitte", only(Saying::mid)},
               {U"century", only(Saying::century)},
               {U"c", both(Saying::century, Saying::about)},
               {U"before", only(Saying::open)},
               {U"tuesday", only(Saying::tuesday)},
               {U"о", both(Saying::at, Saying::night)},
               {U"ночи", only(Saying::night)},
               {U"夜", only(Saying::night)},
               {U"前", only(Saying::open)}});
    return words;
}

/// Nothing of what an expression says is unsaid.
bool is_said(std::string_view text, std::string_view written) {
    return unsaid(sayings_to_bear_out(parse_expression(written)), normalize_text(text).code_points, some_words())
        .none();
}

TEST_CASE("a word says it, as it stands, misspelt, as a part or behind an ordinal") {
    CHECK(is_said("about 1850", "1850 ~"));
    CHECK(is_said("abuot 1850", "1850 ~"));
    CHECK_FALSE(is_said("around 1850", "1850 ~"));
    CHECK(is_said("Spring 1850", "1850-21"));
    CHECK(is_said("Jahrhundertmitte 19.", "1850 mid"));
    CHECK(is_said("19thC", "#19 century"));
    CHECK(is_said("1850年前", ".. / 1850"));
    CHECK_FALSE(is_said("1850年後", ".. / 1850"));
}

TEST_CASE("one or two letters say no part of the day") {
    CHECK_FALSE(is_said("о 9", "T09 night"));
    CHECK(is_said("9 ночи", "T09 night"));
    CHECK(is_said("夜9時", "T09 night"));
}

TEST_CASE("a sign says it") {
    CHECK(is_said("~1850", "1850 ~"));
    CHECK(is_said("+/- 1850", "1850 ~"));
    CHECK(is_said("1850?", "1850 ?"));
    CHECK_FALSE(is_said("1850", "1850 ?"));
    CHECK(is_said("1850-60", "1850 / XX60"));
    CHECK_FALSE(is_said("1850 60", "1850 / XX60"));
    CHECK(is_said("< 1850", ".. / 1850"));
    CHECK(is_said("s. XIX", "#19 century"));
    CHECK(is_said("1/2 century 19", "#19 century #1 half"));
    CHECK(is_said("s. XII (2)", "#12 century #2 half"));
    CHECK_FALSE(is_said("1821", "1821 #1 half"));
    CHECK(is_said("-0043", "bc 0044"));
    CHECK_FALSE(is_said("2018-05-09", "bc 2018-05-09"));
}

TEST_CASE("a sign before what is counted says which way") {
    const auto says = [](std::u32string_view text, Saying saying) {
        return unsaid(only(saying), text, some_words()).none();
    };
    CHECK(says(U"-3 days", Saying::earlier));
    CHECK(says(U"- 3 days", Saying::earlier));
    CHECK(says(U"16:00 +3h", Saying::later));
    CHECK_FALSE(says(U"+3 days", Saying::earlier));
    CHECK_FALSE(says(U"2018-05-09", Saying::earlier));
    CHECK_FALSE(says(U"mon - fri", Saying::earlier));
}

TEST_CASE("what lasts until today needs no word that joins two times, the day of a month none for days") {
    CHECK_FALSE(sayings_to_bear_out(parse_expression("R - 3 week / R"))[static_cast<std::size_t>(Saying::from_to)]);
    CHECK(sayings_to_bear_out(parse_expression("R - 3 week / R - 1 week"))[static_cast<std::size_t>(Saying::from_to)]);
    CHECK_FALSE(
        sayings_to_bear_out(parse_expression("R + 1 month #0 month #17 day"))[static_cast<std::size_t>(Saying::day)]);
    CHECK(sayings_to_bear_out(parse_expression("R + 17 day"))[static_cast<std::size_t>(Saying::day)]);
    CHECK(sayings_to_bear_out(parse_expression("R - 1 year #11 month")) == only(Saying::earlier));
    CHECK(sayings_to_bear_out(parse_expression("R - 1 year #22 month")) ==
          (only(Saying::earlier) | only(Saying::season)));
}

TEST_CASE("what needs no word is not looked for") {
    for (const char* written :
         {"2018-05-09", "186X", "18XX", "2018-24-09", "1850 & 1851", "2018-05-09 tue", "minguo 0107-05-09"})
        CHECK(sayings_to_bear_out(parse_expression(written)).none());
    CHECK(sayings_to_bear_out(parse_expression("1850 / ..")) == only(Saying::open));
    CHECK(unsaid(only(Saying::about), U"1850", WordSayings()).none());
}

TEST_CASE("a weekday may be asked for by itself") {
    const auto says = [](std::u32string_view text) {
        return unsaid(only(saying_of(Weekday::tuesday)), text, some_words()).none();
    };
    CHECK(says(U"tuesday 9 may"));
    CHECK(says(U"tuesdya 9 may"));
    CHECK_FALSE(says(U"grabado 9 may"));
    CHECK(weekday_sayings().count() == 7);
}

}  // namespace
}  // namespace kalends::saying_evidence_test
