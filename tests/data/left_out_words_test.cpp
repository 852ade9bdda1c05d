#include <doctest/doctest.h>

#include <string_view>

#include "support/invented.hpp"

namespace kalends::left_out_words_test {
namespace {

MonthNames some_names() {
    MonthNames names;
    names.add(U"agustus", 8);
    names.add(U"may", 5);
    return names;
}

WordSayings some_words() {
    const Sayings reference = only(Saying::reference), week = only(Saying::week);
    WordSayings words;
    words.add({{U"tomorrow", reference | only(Saying::day) | only(Saying::later)},
               {U"premier", reference | only(Saying::day) | only(Saying::earlier)},
               {U"primera", reference | only(Saying::day) | only(Saying::third)},
               {U"to", only(Saying::open)},
               {U"monday", reference | week | only(Saying::monday)},
               {U"tue", only(Saying::tuesday)},
               {U"to", only(Saying::from_to)},
               {U"lam", only(Saying::from_to) | only(Saying::month) | only(Saying::calendar)},
               {U"nedelja", reference | week | only(Saying::sunday)},
               {U"weeks", week},
               {U"days", only(Saying::day)},
               {U"secs", only(Saying::second)},
               {U"ago", only(Saying::earlier)},
               {U"before", only(Saying::earlier) | only(Saying::open)},
               {U"last", only(Saying::earlier)},
               {U"tomorrow", only(Saying::later) | only(Saying::day)},
               {U"pt", only(Saying::zone) | only(Saying::friday)},
               {U"ist", only(Saying::zone)},
               {U"et", only(Saying::zone) | only(Saying::plain)},
               {U"am", only(Saying::am)},
               {U"nisan", only(Saying::other_month)},
               {U"she", only(Saying::other_month)},
               {U"آذر", only(Saying::other_month)},
               {U"tahun", only(Saying::year)},
               {U"lalu", only(Saying::earlier)}});
    return words;
}

bool is_invented(std::u32string_view text, const char* expression) {
    return kalends::is_invented(text, expression, some_names(), some_words());
}

TEST_CASE("a word for tomorrow is no part of a year") {
    CHECK(is_invented(U"1430 tomorrow", "1430"));
    CHECK(is_invented(U"1430 tomorrow", "1430 / .."));
    CHECK_FALSE(is_invented(U"1430 tomorrow", "R + 1 day T14:30"));
    CHECK_FALSE(is_invented(U"tomorrow, 9 may 2018", "2018-05-09"));
    CHECK(is_invented(U"1430 premier", "1430"));
    CHECK_FALSE(is_invented(U"1430 primera", "1430"));
    CHECK_FALSE(is_invented(U"premier to 1430", ".. / 1430"));
}

TEST_CASE("a zone right behind a time belongs to it") {
    CHECK(is_invented(U"11:00 pt", "T11:00"));
    CHECK(is_invented(U"11 am pt", "T11 am"));
    CHECK(is_invented(U"11 am (pt)", "T11 am"));
    CHECK(is_invented(U"11:00, rome utc", "T11:00"));
    CHECK(is_invented(U"11:05 amz", "T11:05 am"));
    CHECK_FALSE(is_invented(U"11:05 amz", "T11:05 am zone utc"));
    CHECK_FALSE(is_invented(U"11:05 amgmt", "T11:05 am zone utc"));
    CHECK_FALSE(is_invented(U"11 am pt", "T11 am zone name"));
    CHECK_FALSE(is_invented(U"11:00 et", "T11:00"));
    CHECK_FALSE(is_invented(U"11:00, das ist", "T11:00"));
    CHECK(is_invented(U"11:00 мск+2", "T11:00 zone + 02"));
    CHECK(is_invented(U"11:00:01z", "T11:00:01"));
    CHECK_FALSE(is_invented(U"11:00zum", "T11:00"));
    CHECK_FALSE(is_invented(U"11:00 utc+2", "T11:00 zone + 02"));
    CHECK_FALSE(is_invented(U"2am-4am utc+2", "T02 am / T04 am zone + 02"));
    CHECK_FALSE(is_invented(U"11:00+02:00", "T11:00 zone + 02"));
}

TEST_CASE("a weekday beside what is counted in weeks is the day that is meant") {
    CHECK(is_invented(U"monday 2 weeks ago", "R - 2 week"));
    CHECK_FALSE(is_invented(U"monday 2 weeks ago", "R mon - 2 week"));
    CHECK_FALSE(is_invented(U"nedelja 2 ago", "R - 2 week"));
    CHECK_FALSE(is_invented(U"monday, 2 days ago", "R - 2 day"));
    CHECK(is_invented(U"2 days before monday", "R - 2 day"));
    CHECK(is_invented(U"2 days before last monday", "R - 2 day"));
    CHECK_FALSE(is_invented(U"tomorrow monday at 9", "R + 1 day T09"));
    CHECK_FALSE(is_invented(U"2 days before monday", "R mon - 2 day"));
}

TEST_CASE("a month beside last year is the one of that year") {
    CHECK(is_invented(U"agustus tahun lalu", "R - 1 year #0 year"));
    CHECK_FALSE(is_invented(U"agustus tahun lalu", "R - 1 year #0 year #8 month"));
    CHECK(is_invented(U"nisan lalu", "R - 1 month #0 month"));
    CHECK_FALSE(is_invented(U"she tahun lalu", "R - 1 year"));  // of three Latin letters most are other words
    CHECK(is_invented(U"آذر tahun lalu", "R - 1 year"));
    CHECK(is_invented(U"20 nisan lalu", "R - 20 day"));
}

TEST_CASE("a short name of a month is no month of another year") {
    CHECK(is_invented(U"last jan", "R - 1 year #0 month"));
    CHECK_FALSE(is_invented(U"last jan", "R - 1 year #1 month"));
}

TEST_CASE("a month beside a time of the day is of its day") {
    CHECK(is_invented(U"12 agustus 10 am", "T10 am"));
    CHECK_FALSE(is_invented(U"12 agustus 10 am", "XXXX-08-12 T10 am"));
    CHECK_FALSE(is_invented(U"10 am", "T10 am"));
}

TEST_CASE("two weekdays are said of a week, or neither") {
    CHECK(is_invented(U"monday/tue 2 weeks ago", "R - 2 week #0 week mon"));
    CHECK_FALSE(is_invented(U"monday/tue 2 weeks ago", "R - 2 week #0 week mon / R tue"));
    CHECK_FALSE(is_invented(U"monday 2 weeks ago", "R - 2 week #0 week mon"));
}

TEST_CASE("seconds, minutes and hours are no days") {
    CHECK(is_invented(U"last secs", "R - 1 week #0 week"));
    CHECK_FALSE(is_invented(U"last secs", "R - 1 second"));
    CHECK_FALSE(is_invented(U"2 days ago", "R - 2 day"));
}

}  // namespace
}  // namespace kalends::left_out_words_test
