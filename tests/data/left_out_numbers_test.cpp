#include <doctest/doctest.h>

#include <string_view>

#include "support/invented.hpp"

namespace kalends::left_out_numbers_test {
namespace {

MonthNames some_names() {
    MonthNames names;
    names.add(U"may", 5);
    return names;
}

WordSayings some_words() {
    WordSayings words;
    words.add({{U"tomorrow", only(Saying::reference) | only(Saying::day) | only(Saying::later)},
               {U"to", only(Saying::from_to)},
               {U"next", only(Saying::later)},
               {U"weeks", only(Saying::week)},
               {U"days", only(Saying::day)},
               {U"month", only(Saying::month)},
               {U"ago", only(Saying::earlier)},
               {U"陰曆", only(Saying::calendar)},
               {U"three", only(Saying::number), SmallNumbers(1) << 3},
               {U"five", only(Saying::number), SmallNumbers(1) << 5},
               {U"fifteenth", only(Saying::number), SmallNumbers(1) << 15},
               {U"twenty", only(Saying::number), SmallNumbers(1) << 20},
               {U"afternoon", only(Saying::afternoon)}});
    return words;
}

bool is_invented(std::u32string_view text, const char* expression) {
    return kalends::is_invented(text, expression, some_names(), some_words());
}

TEST_CASE("the number between the month and the year is the day") {
    MonthNames names;
    names.add(U"august", 8);
    WordSayings words;
    words.add({{U"of", only(Saying::plain)}});
    CHECK(kalends::is_invented(U"qty 5 august 9, 2021", "2021-08-05", names, words));
    CHECK_FALSE(kalends::is_invented(U"qty 5 august 9, 2021", "2021-08-09", names, words));
    CHECK_FALSE(kalends::is_invented(U"5 august, 2021", "2021-08-05", names, words));
}

TEST_CASE("a day right before a month is that month's") {
    MonthNames names;
    names.add(U"prosince", 12);
    names.add(U"jul", 7);
    WordSayings words;
    words.add({{U"of", only(Saying::plain)}});
    CHECK(kalends::is_invented(U"15.prosince jul. 1911", "1911-07-15", names, words));
    CHECK_FALSE(kalends::is_invented(U"15.prosince 1911", "1911-12-15", names, words));
    CHECK_FALSE(kalends::is_invented(U"15 jul 1911, 15 prosince", "1911-07-15", names, words));
}

TEST_CASE("a number right before the unit that is counted is how many") {
    CHECK(is_invented(U"updated 3 weeks ago", "R - 33 week"));
    CHECK(is_invented(U"updated 3 days ago", "R - 1 day"));
    CHECK_FALSE(is_invented(U"updated 3 weeks ago", "R - 3 week"));
    CHECK_FALSE(is_invented(U"12 replies, 3 days ago", "R - 3 day"));
    CHECK_FALSE(is_invented(U"2018 days, tomorrow", "R + 1 day"));
}

TEST_CASE("a digit that is read aloud counts nothing") {
    WordSayings words;
    words.add({{U"morrow", only(Saying::reference) | only(Saying::day) | only(Saying::later)},
               {U"yesterday", only(Saying::reference) | only(Saying::day) | only(Saying::earlier)},
               {U"days", only(Saying::day)},
               {U"ago", only(Saying::reference) | only(Saying::earlier)}});
    const auto is_invented = [&](std::u32string_view text, const char* expression) {
        return kalends::is_invented(text, expression, some_names(), words);
    };
    CHECK_FALSE(is_invented(U"2morrow", "R + 1 day"));
    CHECK_FALSE(is_invented(U"b4 yesterday", "R - 1 day"));
    CHECK(is_invented(U"2days ago", "R - 1 day"));
    CHECK(is_invented(U"4 yesterday", "R - 1 day"));
}

TEST_CASE("hours beside a time of the day are read, or nothing is") {
    CHECK(is_invented(U"9 may 2018, 8 in the afternoon", "2018-05-09 T afternoon"));
    CHECK_FALSE(is_invented(U"9 may 2018, 8 in the afternoon", "2018-05-09 T08 afternoon"));
    CHECK(is_invented(U"three to five afternoon", "T03 afternoon"));
    CHECK_FALSE(is_invented(U"three to five afternoon", "T03 / T05 afternoon"));
    CHECK_FALSE(is_invented(U"three twenty five", "T03:25"));
    CHECK_FALSE(is_invented(U"8] tomorrow, 9 may 2018 afternoon", "2018-05-09 T afternoon"));
}

TEST_CASE("the day of a month is all of its number") {
    CHECK(is_invented(U"the fifteenth of next month", "R + 1 month #0 month #1 day"));
    CHECK_FALSE(is_invented(U"the fifteenth of next month", "R + 1 month #0 month #15 day"));
    CHECK_FALSE(is_invented(U"the twenty five of next month", "R + 1 month #0 month #25 day"));
    CHECK_FALSE(is_invented(U"next month, the fifteenth", "R + 1 month #0 month"));
}

TEST_CASE("a number that unknown words part from a date is no day of its month") {
    CHECK(is_invented(U"12, rue de seine, 9 may 1845", "XXXX-XX-12 & 1845-05-09"));
    CHECK_FALSE(is_invented(U"12 to 19 may 1845", "XXXX-XX-12 / 1845-05-19"));
    CHECK_FALSE(is_invented(U"12, 19 may 1845, rue de seine", "XXXX-XX-12 & 1845-05-19"));
    CHECK_FALSE(is_invented(U"12, rue de seine, 9 may 1845", "1845-05-09"));
}

TEST_CASE("numerals before months and days of the east are read, or nothing is") {
    CHECK(is_invented(U"2018年3月、4月、5月", "2018-03 & 2018-05"));
    CHECK_FALSE(is_invented(U"2018年3月、4月、5月", "2018-03 & XXXX-04 & XXXX-05"));
    for (const char32_t* text : {U"2018年第3回", U"2018年第3号", U"2018年、3日間"})
        CHECK_FALSE(is_invented(text, "2018"));
}

TEST_CASE("of the years of the east one is said") {
    CHECK(is_invented(U"陰曆一九五六年七月廿七", "chinese XX55-07-27"));
    CHECK_FALSE(is_invented(U"陰曆一九五六年七月廿七", "chinese 1956-07-27"));
    CHECK_FALSE(is_invented(U"文政八年(1825年)", "1825"));
    CHECK_FALSE(is_invented(U"慶長5年 [1600]", "1600"));
    CHECK(is_invented(U"慶長5年 [1600]", "1601"));
    CHECK(is_invented(U"慶長5年, page 1600", "1600"));
    CHECK_FALSE(is_invented(U"平成30年", "heisei XX30"));
    CHECK_FALSE(is_invented(U"1850年 (20世紀前五十年)", "1850"));
}

}  // namespace
}  // namespace kalends::left_out_numbers_test
