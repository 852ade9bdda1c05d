#include <doctest/doctest.h>

#include <string_view>

#include "data/calendar_words.hpp"
#include "support/invented.hpp"

namespace kalends::left_out_calendars_test {
namespace {

MonthNames some_names() {
    MonthNames names;
    names.add(Calendar::republican, U"germinal", 7);
    names.add(Calendar::republican, U"messidor", 10);
    names.add(Calendar::islamic, U"rajab", 7);
    names.add(Calendar::islamic, U"dhu al hijja", 12);
    names.add(Calendar::islamic, U"rabi", 3);
    names.add(Calendar::islamic, U"rabi", 4);
    names.add(Calendar::republican, U"brumay", 2);
    names.add(U"may", 5);
    names.add(U"july", 7);
    names.add(U"august", 8);
    names.add(U"jul", 7);
    return names;
}

bool is_invented(std::u32string_view text, const char* expression) {
    return kalends::is_invented(text, expression, some_names(), words_beside_months());
}

}  // namespace

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

TEST_CASE("all numbers beside names of months are said where the calendar is") {
    CHECK(is_invented(U"3 - 7 germinal an 2", "republican 0002-07-03"));
    CHECK_FALSE(is_invented(U"3 - 7 germinal an 2", "republican XXXX-XX-03 / republican 0002-07-07"));
    CHECK_FALSE(is_invented(U"7 germinal an 2, f. 12", "republican 0002-07-07"));
    CHECK_FALSE(is_invented(U"7 germinal 10:30 an 2", "republican 0002-07-07"));
    CHECK(is_invented(U"2 may os (9 may ns) 1163", "julian 1163-05-09"));
    CHECK_FALSE(is_invented(U"2 may os (9 may ns) 1163", "julian XXXX-05-02 = 1163-05-09"));
}

TEST_CASE("a number right behind a month is its day, behind the number of its name, too") {
    CHECK(is_invented(U"ah 1266, rajab 1", "islamic 1266-07"));
    CHECK_FALSE(is_invented(U"ah 1266, rajab 1", "islamic 1266-07-01"));
    CHECK(is_invented(U"rajab9, 1266 ah", "islamic 1266-07"));
    CHECK_FALSE(is_invented(U"rajab9, 1266 ah", "islamic 1266-07-09"));
    CHECK(is_invented(U"rabi i 4, 745 ah", "islamic 0745-03"));
    CHECK_FALSE(is_invented(U"rabi i 4, 745 ah", "islamic 0745-03-04"));
    CHECK_FALSE(is_invented(U"rabi i, 745 ah", "islamic 0745-03"));
    CHECK_FALSE(is_invented(U"era1 1595 rajab 1 ah", "islamic 1595-07-01"));
}

TEST_CASE("of two months of one name the number behind it tells which") {
    CHECK(is_invented(U"16 rabi-2 390 ah", "islamic 0390-03-16"));
    CHECK_FALSE(is_invented(U"16 rabi-2 390 ah", "islamic 0390-04-16"));
    CHECK(is_invented(U"16 rabi 1 390 ah", "islamic 0390-04-16"));
    CHECK_FALSE(is_invented(U"16 rabi 1 390 ah", "islamic 0390-03-16"));
    CHECK(is_invented(U"16 rab. ii 390 ah", "islamic 0390-03-16"));
    CHECK_FALSE(is_invented(U"16 rab. ii 390 ah", "islamic 0390-04-16"));
    CHECK_FALSE(is_invented(U"rajab 1300 ah, ra. 12", "islamic 1300-07"));
    CHECK_FALSE(is_invented(U"rab. i - rab. ii 390 ah", "islamic XXXX-03 / islamic 0390-04"));
}

TEST_CASE("a number that is joined to a month of another calendar is its day") {
    CHECK(is_invented(U"le 21germinal an 2", "republican 0002"));
    CHECK_FALSE(is_invented(U"le 21germinal an 2", "republican 0002-07-21"));
    CHECK(is_invented(U"13 et14germinal an 2", "republican XXXX-XX-13 & republican 0002-07-18"));
}

TEST_CASE("a month of another calendar beside a number is none of ours") {
    CHECK(is_invented(U"6 brumay 1810", "1810-05-06"));
    CHECK_FALSE(is_invented(U"6 may 1810", "1810-05-06"));
    CHECK_FALSE(is_invented(U"brumay and the 6 may 1810", "1810-05-06"));
}

TEST_CASE("a mark of the Old Style that is joined to a month is said") {
    CHECK(is_invented(U"12 augustos1722", "1722-08-12"));
    CHECK_FALSE(is_invented(U"12 augustos1722", "julian 1722-08-12"));
    CHECK(is_invented(U"31 augustjul. 1507", "1507-08-31"));
    CHECK(is_invented(U"8 may jul. 1915", "1915-07-08"));
    CHECK_FALSE(is_invented(U"8 july 1915", "1915-07-08"));
    CHECK_FALSE(is_invented(U"mayos, 5 july 1850", "1850-07-05"));
    CHECK(is_invented(U"osaugust 7,1874", "1874-08-07"));
}

TEST_CASE("a mark of the Old Style behind two years is said") {
    CHECK(is_invented(U"5 august 1537/38 os", "1537-08-05 dual XX38"));
    CHECK_FALSE(is_invented(U"5 august 1537/38 os", "julian 1537-08-05 dual XX38"));
    CHECK_FALSE(is_invented(U"5 august 1537/38", "1537-08-05 dual XX38"));
}

}  // namespace kalends::left_out_calendars_test
