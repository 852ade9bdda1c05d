#include "data/number_evidence.hpp"

#include <doctest/doctest.h>

#include "text/read_text.hpp"

namespace kalends::number_evidence_test {
namespace {

bool are_there(std::string_view text, std::string_view written, bool month_by_number = false) {
    const Expression expression = parse_expression(written);
    std::vector<bool> by_number;
    for_each_end(expression, [&](const End&) { by_number.push_back(month_by_number); });
    return numbers_without_numeral(expression, find_numerals(read_text(text).text.code_points), by_number).empty();
}

TEST_CASE("each number of an expression has a numeral to itself") {
    CHECK(are_there("9 May 2018", "2018-05-09"));
    CHECK_FALSE(are_there("9 May 2018", "2018-05-08"));
    CHECK_FALSE(are_there("May 2018", "2018-05-18"));  // a day is not half of a year
    CHECK_FALSE(are_there("May 2018", "XX18-05-20"));
    CHECK(are_there("9 May '18", "XX18-05-09"));
    CHECK_FALSE(are_there("9 May", "XX09-05-09"));
    CHECK(are_there("5 and 6 May 1843", "XXXX-XX-05 & 1843-05-06"));
    CHECK_FALSE(are_there("6 May 1843", "XXXX-XX-06 & 1843-05-06"));
}

TEST_CASE("months need a numeral where nothing else says them") {
    CHECK(are_there("9/5/2018", "2018-05-09 dmy", true));
    CHECK_FALSE(are_there("9/2018", "2018-09-09 dmy", true));
    CHECK(are_there("9/9/2018", "2018-09-09 dmy", true));
}

TEST_CASE("years that leave digits out, centuries and decades") {
    CHECK(are_there("1850-51", "1850 / XX51"));
    CHECK(are_there("1850-1", "1850 / XXX1"));
    CHECK(are_there("186-?", "186X ?"));
    CHECK(are_there("the 1860s", "186X"));
    CHECK(are_there("18--", "18XX"));
    CHECK(are_there("the 60s", "XX6X"));
    CHECK(are_there("60-е годы XIX века", "186X"));
    CHECK_FALSE(are_there("XIX век", "186X"));
    CHECK(are_there("the 1800s", "#19 century"));
    CHECK(are_there("XIXe s.", "#19 century"));
    CHECK_FALSE(are_there("the 18th century", "#19 century"));
    CHECK(are_there("11 Feb 1731/2", "1731-02-11 dual XXX2"));
}

TEST_CASE("parts of one time share its numbers") {
    CHECK(are_there("mid to late 18th century", "#18 century mid / #18 century late"));
    CHECK(are_there("1st half/mid 1875", "1875 #1 half / 1875 mid"));
    CHECK_FALSE(are_there("mid to late 18th century", "#18 century mid / #19 century late"));
    CHECK_FALSE(are_there("mid to late 18th century", "#18 century mid / #18 century"));
    CHECK_FALSE(are_there("mid 18th century, 1st half", "#18 century mid & #18 century #2 half"));
}

TEST_CASE("years are borne out by their value, whatever era counts them") {
    CHECK(are_there("0410", "0410"));
    CHECK(are_there("410 AD", "ad 0410"));
    CHECK(are_there("昭和五年", "XX05 showa"));
}

TEST_CASE("several numbers in one run") {
    CHECK(are_there("20180509", "2018-05-09", true));
    CHECK(are_there("IMG_20180509_142233", "2018-05-09", true));
    CHECK(are_there("2018129", "2018-129"));
    CHECK(are_there("2018W193", "2018-W19-3"));
    CHECK(are_there("2057-0720", "2057-07-20", true));
    CHECK(are_there("2057-1120", "2057-11-20", true));
    CHECK_FALSE(are_there("2057, 1120", "2057-11-20", true));  // which is a year
    CHECK_FALSE(are_there("4.8 kg, May 2018", "2018-05-04"));
    CHECK(are_there("4.8. May 2018", "2018-05-04"));
    CHECK(are_there("129月01", "XX01-09-12", true));
    CHECK_FALSE(are_there("20180509", "2018-05-10", true));
}

TEST_CASE("a fraction of a second is one number") {
    CHECK(are_there("2022-01-16-17.35.17.255298", "2022-01-16 T17:35:17 point 255298", true));
    CHECK_FALSE(are_there("2022-01-16-17.35.17.255298", "2022-01-16 T17:55:17 point 255298", true));
    CHECK_FALSE(are_there("2024-06-04-23.08.35.459000", "2024-06-04 T23:08:35 point 59000", true));
    CHECK(are_there("20220116T173517255", "2022-01-16 T17:35:17 point 255", true));
}

TEST_CASE("the hours and minutes of an offset in one run") {
    CHECK(are_there("Wed Mar 15 01:03:31 +1000 1995", "1995-03-15 wed T01:03:31 zone + 10:00"));
    CHECK(are_there("15 Mar 1995 01:00:45 +0045", "1995-03-15 T01:00:45 zone + 00:45"));
    CHECK_FALSE(are_there("15 Mar 1995 01:03:31 +1000", "1995-03-15 T01:03:31 zone + 11:00"));
    CHECK(are_there("15 Mar 1000 01:03:31 +1000", "1000-03-15 T01:03:31 zone + 10:00"));
    CHECK(are_there("2023-08-23T2023Z", "2023-08-23 T20:23 zone utc", true));
    CHECK_FALSE(are_there("15 Mar 2023 +1000", "2023-03-15 T20:23 zone + 10:00"));
}

TEST_CASE("steps, but by one no number is written") {
    CHECK(are_there("the 3rd Friday of May 2018", "2018-05 #3 fri"));
    CHECK(are_there("the Friday after 9 May 2018", "2018-05-09 + 1 fri"));
    CHECK(are_there("the last Friday of May 2018", "2018-05 #-1 fri"));
    CHECK_FALSE(are_there("two weeks before 9 May 2018", "2018-05-09 - 2 week"));
    CHECK_FALSE(are_there("second half of 1850", "1850 #2 half"));
}

TEST_CASE("the half of a decimal is what it is of the next smaller unit") {
    CHECK(are_there("in 1.5 hours", "R + 1 hour + 30 minute"));
    CHECK(are_there("il y a 2,5 ans", "R - 2 year - 6 month"));
    CHECK(are_there("2.5 days ago", "R - 2 day - 12 hour"));
    CHECK(are_there("12.5 days ago", "R - 12 day - 12 hour"));
    CHECK_FALSE(are_there("in 1.7 hours", "R + 1 hour + 30 minute"));
    CHECK_FALSE(are_there("in 1 hour, 5", "R + 1 hour + 30 minute"));
}

TEST_CASE("halves and quarters are borne out by their fractions") {
    CHECK(are_there("in 1 1/2 hours", "R + 1 hour + 30 minute"));
    CHECK(are_there("3¼ hours ago", "R - 3 hour - 15 minute"));
    CHECK(are_there("3/4 hour ago", "R - 45 minute"));
    CHECK_FALSE(are_there("in 1 1/4 hours", "R + 1 hour + 30 minute"));
}

TEST_CASE("a fraction that is left out is told from one that is read, and from other numbers") {
    const auto leaves_out = [](std::string_view text, const std::string& used) {
        const std::u32string read = read_text(text).text.code_points;
        const std::vector<Numeral> numerals = find_numerals(read);
        std::vector<bool> in_use;
        for (const Numeral& numeral : numerals) in_use.push_back(used.find(numeral.digits) != std::string::npos);
        return !fractions_left_out(read, numerals, in_use).empty();
    };
    CHECK(leaves_out("in 2.7 days", "2"));
    CHECK(leaves_out("vor 2,7 Tagen", "2"));
    CHECK_FALSE(leaves_out("in 2.5 days", "2 5"));
    CHECK_FALSE(leaves_out("version 2.7, yesterday", ""));
    for (const char* text : {"6.5 months ago", "12.5 hours ago"}) {
        const std::vector<Numeral> numerals = find_numerals(read_text(text).text.code_points);
        const Expression expression = parse_expression(text[0] == '6' ? "R - 6 month" : "R - 12 hour");
        CHECK_MESSAGE(!numerals_in_use(expression, numerals, {false}).back(), text);
    }
    CHECK_FALSE(leaves_out("2 7 days", "2"));
}

}  // namespace
}  // namespace kalends::number_evidence_test
