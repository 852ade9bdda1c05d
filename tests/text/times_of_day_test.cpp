#include "text/times_of_day.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>

namespace kalends::times_of_day_test {
namespace {

bool is_clock_word(std::u32string_view word) {
    constexpr std::array<std::u32string_view, 8> words{U"pm", U"uhr", U"h", U"z", U"utc", U"cet", U"时", U"下午"};
    return std::ranges::find(words, word) != words.end();
}

/// Those of a text, with a bar between them.
std::u32string times(std::u32string_view text) {
    std::u32string all;
    const ClockWords words{is_clock_word, [](std::u32string_view word) { return word == U"kl"; }};
    for (const Place& place : find_times_of_day(text, words))
        all += (all.empty() ? U"" : U"|") + std::u32string(text.substr(place.begin, place.end - place.begin));
    return all;
}

TEST_CASE("times with colons, seconds and fractions") {
    CHECK(times(U"9 may 2018 14:30") == U"14:30");
    CHECK(times(U"14:30:05.123 on monday") == U"14:30:05.123");
    CHECK(times(U"from 9:00 to 17:30") == U"9:00|17:30");
    CHECK(times(U"9 may 2018").empty());
    CHECK(times(U"09.05.2018").empty());
}

TEST_CASE("numbers beside a word for times") {
    CHECK(times(U"9 may, 5 pm") == U"5 pm");
    CHECK(times(U"9.5.2018 um 14.30 uhr") == U"14.30 uhr");
    CHECK(times(U"le 9 mai a 14h30") == U"14h30");
    CHECK(times(U"5. juni kl. 8") == U"8");
    CHECK(times(U"kl 8.30") == U"8.30");
    CHECK(times(U"0428h") == U"0428h");
    CHECK(times(U"5月9日下午3时30") == U"下午3时30");
    CHECK(times(U"14.30") == U"14.30");
    CHECK(times(U"31.12").empty());
}

TEST_CASE("times behind a date, with a zone or an offset") {
    CHECK(times(U"2018-05-09t14:30:00+02:00") == U"t14:30:00+02:00");
    CHECK(times(U"20180509t143000z") == U"t143000z");
    CHECK(times(U"img_20180509_142233") == U"142233");
    CHECK(times(U"20180509 12") == U"");
    CHECK(times(U"14:30 cet") == U"14:30 cet");
    CHECK(times(U"14:30 +0200 (cet)") == U"14:30 +0200 (cet");
    CHECK(times(U"jul 15 04:01:28 1330 -0200") == U"04:01:28|0200");
    CHECK(times(U"1330 -0200").empty());
    CHECK(times(U"14:30-05") == U"14:30-05");
    CHECK(times(U"14:30-25.7.") == U"14:30");
}

TEST_CASE("digits that a Z follows") {
    CHECK(digits_before_zulu(U"19:22:01z") == std::vector<Place>{{6, 8}});
    CHECK(digits_before_zulu(U"1400z zon 23z") == std::vector<Place>{{0, 4}, {10, 12}});
    CHECK(digits_before_zulu(U"zon 23 z").empty());
}

}  // namespace
}  // namespace kalends::times_of_day_test
