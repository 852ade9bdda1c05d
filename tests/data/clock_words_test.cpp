#include "data/clock_words.hpp"

#include <doctest/doctest.h>

namespace kalends::clock_words_test {
namespace {

WordSayings some_words() {
    WordSayings words;
    words.add({{U"past", only(Saying::quarter_hour) | only(Saying::week)},
               {U"five", only(Saying::number), SmallNumbers(1U << 5U)},
               {U"two", only(Saying::number) | only(Saying::week), SmallNumbers(1U << 2U)},
               {U"to", only(Saying::number) | only(Saying::quarter_hour), SmallNumbers(1U << 2U)},
               {U"der", only(Saying::number), SmallNumbers(1U << 1U)},
               {U"at", only(Saying::plain) | only(Saying::hour)},
               {U"minute", only(Saying::minute)},
               {U"hours", only(Saying::hour)},
               {U"after", only(Saying::later)}});
    return words;
}

bool takes_others(std::u32string_view text, const char* written, std::vector<bool> in_use) {
    return takes_words_for_minutes(parse_expression(written), find_words(text), some_words(), find_numerals(text),
                                   in_use);
}

TEST_CASE("only what is minutes beside an hour is asked about") {
    CHECK(has_minutes_beside_hour(parse_expression("T02 + 5 minute")));
    CHECK_FALSE(has_minutes_beside_hour(parse_expression("T02 + half")));
    CHECK_FALSE(has_minutes_beside_hour(parse_expression("R + 5 minute")));
    CHECK_FALSE(takes_others(U"3 hours after 14:30", "R + 3 hour T14:30", {true, true, true}));
}

TEST_CASE("words for numbers and for past are no other units") {
    CHECK_FALSE(takes_others(U"five past two", "T02 + 5 minute", {}));
    CHECK_FALSE(takes_others(U"at five past two", "T02 + 5 minute", {}));
    CHECK(takes_others(U"3 hours after 14:30", "T14:30 + 3 minute", {true, true, true}));
}

TEST_CASE("minutes in words beside a number that is left over are none") {
    CHECK(takes_others(U"7 to 9am", "T07 - 2 minute", {true, false}));
    CHECK_FALSE(takes_others(U"2 to 9", "T09 - 2 minute", {true, true}));
    CHECK_FALSE(takes_others(U"five to 9", "T09 - 5 minute", {true}));
}

TEST_CASE("minutes and their hour are two numbers") {
    CHECK(takes_others(U"five to two", "T05 - 5 minute", {}));
    CHECK_FALSE(takes_others(U"five to five", "T05 - 5 minute", {}));
    CHECK_FALSE(takes_others(U"five to 5", "T05 - 5 minute", {true}));
}

TEST_CASE("one minute is called so") {
    CHECK(takes_others(U"der 9", "T09 + 1 minute", {true}));
    CHECK_FALSE(takes_others(U"der minute 9", "T09 + 1 minute", {false, true}));
    CHECK_FALSE(takes_others(U"1 past 9", "T09 + 1 minute", {true, true}));
}

TEST_CASE("an hour alone has a word beside it that says so") {
    const auto takes_number = [](std::u32string_view text, const char* written) {
        return takes_number_for_hour(parse_expression(written), find_words(text), some_words());
    };
    CHECK(takes_number(U"halaman 12", "T12"));
    CHECK_FALSE(takes_number(U"at 12", "T12"));
    CHECK_FALSE(takes_number(U"12 h", "T12"));
    CHECK_FALSE(takes_number(U"12", "T12"));
    CHECK_FALSE(takes_number(U"halaman 12", "T12:00"));
    CHECK_FALSE(takes_number(U"halaman 12", "T12 am"));
    CHECK_FALSE(takes_number(U"halaman 12", "R T12"));
}

}  // namespace
}  // namespace kalends::clock_words_test
