#include "data/improbable_counts.hpp"

#include <doctest/doctest.h>

namespace kalends::improbable_counts_test {
namespace {

WordSayings some_words() {
    WordSayings words;
    words.add({{U"sunday", only(Saying::sunday)},
               {U"halb", only(Saying::half_hour)},
               {U"mittag", only(Saying::noon)},
               {U"after", only(Saying::open) | only(Saying::quarter_hour)},
               {U"o", only(Saying::at) | only(Saying::sunday)},
               {U"at", only(Saying::at)},
               {U"vingt", only(Saying::number), SmallNumbers().set(20)},
               {U"un", only(Saying::number) | only(Saying::day), SmallNumbers().set(1)},
               {U"hari", only(Saying::day) | only(Saying::noon), SmallNumbers().set(1)},
               {U"tres", only(Saying::quarter_hour), SmallNumbers().set(3)},
               {U"femte", only(Saying::number), SmallNumbers().set(5)},
               {U"tjue", only(Saying::number), SmallNumbers().set(20).set(25)},
               {U"et", only(Saying::plain)},
               {U"ago", only(Saying::earlier)},
               {U"jours", only(Saying::day)}});
    return words;
}

bool is_improbable_in(std::u32string_view text, const char* written) {
    return is_improbable_count(parse_expression(written), text, find_words(text), some_words(), find_numerals(text));
}

TEST_CASE("a length of time moves no day") {
    CHECK(is_improbable_in(U"2021-08-09 for 3 days", "2021-08-09 - 3 day"));
    CHECK(is_improbable_in(U"2021-08-09 valid 2 years", "2021-08-09 - 2 year"));
    CHECK_FALSE(is_improbable_in(U"2021-08-09 - 3 days", "2021-08-09 - 3 day"));
    CHECK_FALSE(is_improbable_in(U"3 days before 2021-08-09", "2021-08-09 - 3 day"));
}

TEST_CASE("one of two counts is not both, and a length no count from today") {
    CHECK(is_improbable_in(U"il y a deux jours ou vingt", "R - 2 day - 20 hour"));
    CHECK_FALSE(is_improbable_in(U"il y a deux jours et vingt heures", "R - 2 day - 20 hour"));
    CHECK(is_improbable_in(U"一两天前", "R - 12 day"));
    CHECK(is_improbable_in(U"5-jours plan", "R + 5 day"));
    CHECK_FALSE(is_improbable_in(U"5-jours ago", "R - 5 day"));
    CHECK_FALSE(is_improbable_in(U"5 jours plan", "R + 5 day"));
}

TEST_CASE("counts of one unit twice, or from a finer to a coarser one") {
    CHECK(is_improbable_in(U"2-3 days ago", "R - 2 day - 3 day"));
    CHECK(is_improbable_in(U"2 or 3 days ago", "R - 2 hour - 3 day"));
    CHECK_FALSE(is_improbable_in(U"2 weeks and 3 days ago", "R - 2 week - 3 day"));
    CHECK_FALSE(is_improbable_in(U"tomorrow week", "R + 1 day + 1 week"));
}

TEST_CASE("two times from today are no sum") {
    CHECK(is_improbable_in(U"created 3 days ago, updated 1 hour ago", "R - 3 day - 1 hour"));
    CHECK_FALSE(is_improbable_in(U"3 days and 1 hour ago", "R - 3 day - 1 hour"));
    CHECK(is_improbable_in(U"a hundred and twenty minutes ago", "R - 100 year - 20 minute"));
    CHECK_FALSE(is_improbable_in(U"a year and 2 minutes ago", "R - 1 year - 2 minute"));
    CHECK_FALSE(is_improbable_in(U"3 days ago, 1 hour ago", "R - 3 day & R - 1 hour"));
}

TEST_CASE("before, right behind a unit, is no time from now") {
    CHECK(is_improbable_in(U"2시간 전 · 답글 5개", "R + 2 hour"));
    CHECK(is_improbable_in(U"2小时前", "R + 2 hour"));
    CHECK_FALSE(is_improbable_in(U"2시간 전", "R - 2 hour"));
    CHECK_FALSE(is_improbable_in(U"내일 저녁 일곱 시 5분 전", "R + 1 day T07 - 5 minute evening"));
    CHECK_FALSE(is_improbable_in(U"전주 2시간 후", "R + 2 hour"));
}

TEST_CASE("the last day of a month is no third of it") {
    CHECK(is_improbable_in(U"今月末日", "R #0 month late"));
    CHECK_FALSE(is_improbable_in(U"今月末", "R #0 month late"));
}

TEST_CASE("neighbours in Chinese numerals are two numbers") {
    CHECK(is_improbable_in(U"二三天前", "R - 23 day"));
    CHECK_FALSE(is_improbable_in(U"二十三天前", "R - 23 day"));
    CHECK_FALSE(is_improbable_in(U"23天前", "R - 23 day"));
}

TEST_CASE("the one behind a ten is of its number") {
    CHECK(is_improbable_in(U"vingt et un jours", "R - 20 day"));
    CHECK(is_improbable_in(U"vingt-et-un jours", "R - 20 day"));
    CHECK(is_improbable_in(U"vingt un jours", "R - 20 day"));
    CHECK_FALSE(is_improbable_in(U"vingt et un jours", "R - 21 day"));
    CHECK_FALSE(is_improbable_in(U"vingt jours", "R - 20 day"));
    CHECK_FALSE(is_improbable_in(U"vingt jours un", "R - 20 day"));
    CHECK_FALSE(is_improbable_in(U"vingt hari jours", "R - 20 day"));
}

TEST_CASE("thousands are counted") {
    CHECK_FALSE(is_improbable_in(U"4.6万次 · 6小时前", "R - 6 hour"));
    CHECK(is_improbable_in(U"3万年前", "R - 3 year"));
    CHECK(is_improbable_in(U"3千万年前", "R - 3 year"));
    CHECK_FALSE(is_improbable_in(U"3年前", "R - 3 year"));
}

TEST_CASE("a fraction beside whole units") {
    CHECK(is_improbable_in(U"2 1/2 hours ago", "R - 2 hour"));
    CHECK(is_improbable_in(U"2 1⁄2 years ago", "R - 2 year"));
    CHECK(is_improbable_in(U"1⁄3 hour ago", "R - 30 minute"));
    CHECK(is_improbable_in(U"1 1/4 hours ago", "R - 1 hour - 30 minute"));
    CHECK_FALSE(is_improbable_in(U"2 1⁄2 years ago", "R - 2 year - 1 half"));
    CHECK_FALSE(is_improbable_in(U"2 1/2 hours ago", "R - 2 hour - 30 minute"));
    CHECK_FALSE(is_improbable_in(U"3/4 hour ago", "R - 45 minute"));
    CHECK_FALSE(is_improbable_in(U"2 1⁄2 years ago", "R - 2 year - 6 month"));
    CHECK(is_improbable_in(U"12 1⁄2 hours ago", "R - 12 hour"));
    CHECK_FALSE(is_improbable_in(U"12 1⁄2 days ago", "R - 12 day - 12 hour"));
    CHECK_FALSE(is_improbable_in(U"1/25 and 3 days ago", "R - 3 day"));
    CHECK_FALSE(is_improbable_in(U"1/2 century 19", "#19 century #1 half"));
}

TEST_CASE("a day right behind its weekday is no hour, unless something says so") {
    CHECK(is_improbable_in(U"sunday 13", "R sun T13"));
    CHECK_FALSE(is_improbable_in(U"sunday at 13", "R sun T13"));
    CHECK_FALSE(is_improbable_in(U"sunday 13 h", "R sun T13"));
    CHECK_FALSE(is_improbable_in(U"sunday o 13", "R sun T13"));
    CHECK_FALSE(is_improbable_in(U"sunday 13:00", "R sun T13:00"));
}

TEST_CASE("noon beside half past") {
    CHECK(is_improbable_in(U"mittag um halb eins", "R T noon"));
    CHECK_FALSE(is_improbable_in(U"mittag", "R T noon"));
    CHECK_FALSE(is_improbable_in(U"after mittag", "R T noon / .."));
    CHECK_FALSE(is_improbable_in(U"mittag halb eins", "R T01 - half noon"));
    CHECK_FALSE(is_improbable_in(U"tres jours, mittag", "R - 3 day T noon"));
}

TEST_CASE("minutes beside noon and midnight") {
    CHECK(is_improbable_in(U"tjue vor mittag", "R T noon"));
    CHECK(is_improbable_in(U"tjue minuten vor mittag", "R T noon"));
    CHECK_FALSE(is_improbable_in(U"tjue vor mittag", "R T - 20 minute noon"));
    CHECK_FALSE(is_improbable_in(U"tjue jours, am mittag", "R - 20 day T noon"));
    CHECK_FALSE(is_improbable_in(U"tjue may, mittag", "XXXX-05-20 T noon"));
    CHECK_FALSE(is_improbable_in(U"tjue may, mittag", "XXXX-05-28 T noon"));
    CHECK_FALSE(is_improbable_in(U"femte of may, mittag", "XXXX-05-25 T noon"));
}

}  // namespace
}  // namespace kalends::improbable_counts_test
