#include <doctest/doctest.h>

#include <string_view>

#include "data/calendar_words.hpp"
#include "support/invented.hpp"

namespace kalends::left_out_calendar_days_test {
namespace {

MonthNames some_names() {
    MonthNames names;
    names.add(Calendar::republican, U"germinal", 7);
    names.add(Calendar::islamic, U"rajab", 7);
    names.add(Calendar::islamic, U"dhu al hijja", 12);
    return names;
}

bool is_invented(std::u32string_view text, const char* expression) {
    return kalends::is_invented(text, expression, some_names(), words_beside_months());
}

}  // namespace

TEST_CASE("a unit and a ten before a month are one day") {
    WordSayings words;
    const Sayings number = only(Saying::number), plain = only(Saying::plain);
    words.add({{U"thamin", number | plain, SmallNumbers(1) << 8},
               {U"ten", number | plain, SmallNumbers(1) << 10},
               {U"twenty", number | plain, SmallNumbers(1) << 20},
               {U"ninety", number | plain, SmallNumbers(1) << 90},
               {U"ah", only(Saying::calendar)}});
    CHECK_FALSE(kalends::is_invented(U"ninety ten rajab 1370 ah", "islamic 1370-07", some_names(), words));
    CHECK_FALSE(kalends::is_invented(U"thamin twenty rajab 1370 ah", "islamic 1370-07-28", some_names(), words));
    CHECK(kalends::is_invented(U"thamin ten rajab 1370 ah", "islamic 1370-07-08", some_names(), words));
    CHECK_FALSE(kalends::is_invented(U"thamin ten rajab 1370 ah", "islamic 1370-07-18", some_names(), words));
}

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
    CHECK_FALSE(is_invented(U"germinai an huit", "republican 0008-07"));
}

TEST_CASE("days in words that are joined with the month, or with the article") {
    CHECK(is_invented(U"neuvièmegerminal an xiii", "republican 0013-07-20"));
    CHECK_FALSE(is_invented(U"neuvièmegerminal an xiii", "republican 0013-07-09"));
    CHECK(is_invented(U"leneuvième germinal an xiii", "republican 0013-07-20"));
    CHECK_FALSE(is_invented(U"leneuvième germinal an xiii", "republican 0013-07-09"));
}

TEST_CASE("days in words before names of several words, or as n-th weekdays") {
    CHECK(is_invented(U"neuvième dhu al-hijja 1266 ah", "islamic 1266-12-20"));
    CHECK_FALSE(is_invented(U"neuvième dhu al-hijja 1266 ah", "islamic 1266-12-09"));
    CHECK(is_invented(U"monday neuvième rajab 1266 ah", "islamic 1266-07 #2 mon"));
    CHECK_FALSE(is_invented(U"first monday of rajab 1266 ah", "islamic 1266-07 #1 mon"));
}

}  // namespace kalends::left_out_calendar_days_test
