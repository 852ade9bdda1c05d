#include <doctest/doctest.h>

#include <string_view>

#include "support/invented.hpp"

namespace kalends::left_out_calendars_test {
namespace {

MonthNames some_names() {
    MonthNames names;
    names.add(Calendar::republican, U"germinal", 7);
    names.add(Calendar::republican, U"messidor", 10);
    names.add(Calendar::islamic, U"rajab", 7);
    return names;
}

WordSayings some_words() {
    const Sayings number = only(Saying::number);
    WordSayings words;
    words.add({{U"neuvième", number, SmallNumbers(1) << 9},
               {U"huit", number | only(Saying::plain), SmallNumbers(1) << 8},
               {U"vingt", number, SmallNumbers(1) << 20},
               {U"un", number, SmallNumbers(1) << 1},
               {U"le", only(Saying::plain) | number, SmallNumbers(1) << 6},
               {U"an", only(Saying::calendar)},
               {U"ah", only(Saying::calendar)},
               {U"\u05d3", number, SmallNumbers(1) << 4},
               {U"nə", number, SmallNumbers(1) << 9}});
    return words;
}

bool is_invented(std::u32string_view text, const char* expression) {
    return kalends::is_invented(text, expression, some_names(), some_words());
}

}  // namespace

TEST_CASE("days of the Republic in words") {
    CHECK(is_invented(U"le neuvième germinal an xiii", "republican 0013-07"));
    CHECK_FALSE(is_invented(U"le germinal an xiii", "republican 0013-07"));
    CHECK_FALSE(is_invented(U"huit 28 germinal an xiii", "republican 0013-07-28"));
    CHECK(is_invented(U"huit germinal an xiii", "republican 0013-07-18"));
    CHECK(is_invented(U"germinal an 2", "republican 0002-07-01"));
    CHECK_FALSE(is_invented(U"1 germinal an 2", "republican 0002-07-01"));
    CHECK(is_invented(U"vingt et un germinal an xiii", "republican 0013-07-20"));
    CHECK(is_invented(U"nə rajab 1266 ah", "islamic 1266-07"));
    CHECK_FALSE(is_invented(U"nə rajab 1266 ah", "islamic 1266-07-09"));
    CHECK_FALSE(is_invented(U"\u05db\u05f4\u05d3 rajab 1266 ah", "islamic 1266-07-24"));
    CHECK_FALSE(is_invented(U"le rajab 1266 ah", "islamic 1266-07"));
    CHECK_FALSE(
        is_invented(U"huit germinal - vingt germinal an xiii", "republican XXXX-07-08 / republican 0013-07-20"));
    CHECK_FALSE(is_invented(U"germinai an huit", "republican 0013-07"));
}

TEST_CASE("of months of the Republic all are said") {
    CHECK(is_invented(U"germinal-messidor an 2", "republican 0002-10"));
    CHECK(is_invented(U"30 germinal-13 messidor an 5", "republican 0005-10-30"));
    CHECK_FALSE(is_invented(U"germinal-messidor an 2", "republican XXXX-07 / republican 0002-10"));
    CHECK_FALSE(is_invented(U"20 germinal an 2", "republican 0002-07-20"));
}

TEST_CASE("a number right before a month of another calendar is its day") {
    CHECK(is_invented(U"an ii, 20 germinal", "republican 0002-07"));
    CHECK_FALSE(is_invented(U"an ii, 20 germinal", "republican 0002-07-20"));
    CHECK_FALSE(is_invented(U"1266 rajab ah", "islamic 1266-07"));
    CHECK_FALSE(is_invented(U"germinal an 2", "republican 0002-07"));
}

}  // namespace kalends::left_out_calendars_test
