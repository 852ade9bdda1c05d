#include "data/improbable_offsets.hpp"

#include <doctest/doctest.h>

#include "kalends/text/normalized_text.hpp"

namespace kalends::improbable_offsets_test {
namespace {

bool is_improbable(std::string_view text, std::string_view written) {
    const std::u32string normalized = normalize_text(text).code_points;
    return is_improbable_offset(parse_expression(written), normalized, find_numerals(normalized));
}

}  // namespace

TEST_CASE("a count of guests and seats is no offset") {
    CHECK(is_improbable("June 8, 2018 8:00 PM +1 guest", "2018-06-08 T08:00 pm zone + 01"));
    CHECK(is_improbable("20 May 2018, 7:45 PM, table for 4-6", "2018-05-20 T07:45 pm zone - 06"));
    CHECK_FALSE(is_improbable("June 8, 2018 8:00 PM UTC +1 guest", "2018-06-08 T08:00 pm zone + 01"));
    CHECK_FALSE(is_improbable("June 8, 2018 8:00 PM +1", "2018-06-08 T08:00 pm zone + 01"));
    CHECK_FALSE(is_improbable("8 June 2018 20:00-6", "2018-06-08 T20:00 zone - 06"));
}

TEST_CASE("behind dates of machines an offset") {
    CHECK(is_improbable("1864-7-18, 1300-1000", "1864-07-18 T13:00 / T10:00"));
    CHECK(is_improbable("1460/09/19, 15:00-10:00", "1460-09-19 T15:00 / T10:00"));
    CHECK_FALSE(is_improbable("18 July 1864, 1300-1000", "1864-07-18 T13:00 / T10:00"));
}

TEST_CASE("an offset has a sign") {
    CHECK(is_improbable("2023-07-05 21:12:24 [error] 1234#0", "2023-07-05 T21:12:24 zone - 12:34"));
    CHECK(is_improbable("2023-07-05 21:12:24 +1200", "2023-07-05 T21:12:24 zone - 12:00"));
    CHECK_FALSE(is_improbable("2023-07-05 21:12:24 ±0000", "2023-07-05 T21:12:24 zone - 00:00"));
    CHECK_FALSE(is_improbable("2023-07-05 21:12:24 -1234", "2023-07-05 T21:12:24 zone - 12:34"));
    CHECK_FALSE(is_improbable("2023-07-05 21:12:24 UTC 5", "2023-07-05 T21:12:24 zone + 05"));
}

TEST_CASE("a zone whose sign is turned round") {
    CHECK(is_improbable("2018-05-09 14:30 Etc/GMT+5", "2018-05-09 T14:30 zone + 05"));
    CHECK_FALSE(is_improbable("2018-05-09 14:30 GMT+5", "2018-05-09 T14:30 zone + 05"));
}

TEST_CASE("words and columns behind a time are no zones") {
    CHECK(is_improbable("2018-05-13 18:44:55 GET /index.html", "2018-05-13 T18:44:55 zone name"));
    CHECK(is_improbable("2018-05-13 18:44:55 BOT: hello", "2018-05-13 T18:44:55 zone name"));
    CHECK_FALSE(is_improbable("2018-05-13 18:44:55 GET", "2018-05-13 T18:44:55 zone name"));
    CHECK_FALSE(is_improbable("2018-05-13 18:44:55 CET /index.html", "2018-05-13 T18:44:55 zone name"));
    CHECK(is_improbable("2018-05-13 18:44:00,-3.5,12", "2018-05-13 T18:44:00 zone - 03"));
    CHECK_FALSE(is_improbable("2018-05-13 18:44:00-3", "2018-05-13 T18:44:00 zone - 03"));
}

TEST_CASE("a range of hours is no offset") {
    CHECK(is_improbable("2018-05-15 0800-0900", "2018-05-15 T08:00 zone - 09:00"));
    CHECK_FALSE(is_improbable("2018-05-15T0800-0900", "2018-05-15 T08:00 zone - 09:00"));
    CHECK_FALSE(is_improbable("2018-05-15 1030-0400", "2018-05-15 T10:30 zone - 04:00"));
    CHECK_FALSE(is_improbable("2018-05-15 0800 -0900", "2018-05-15 T08:00 zone - 09:00"));
    CHECK_FALSE(is_improbable("2018-05-15 0800-0900", "2018-05-15 T08:00 / T09:00"));
}

TEST_CASE("an offset is no end of a range of hours") {
    CHECK(is_improbable("2018-05-15 17:30-05:00", "2018-05-15 T17:30 / T05:00"));
    CHECK(is_improbable("15 May 2018 1736-0500", "2018-05-15 T17:36 / T05:00"));
    CHECK_FALSE(is_improbable("15 May 2018 22:00-02:00", "2018-05-15 T22:00 / T02:00"));
    CHECK(is_improbable("15 May 2018 04:10:20-08:00", "2018-05-15 T04:10:20 / T08:00"));
    CHECK(is_improbable("2018-05-15 - 22 UTC", "2018-05-15 / XXXX-XX-22"));
    CHECK_FALSE(is_improbable("2018-05-15 - 22 UTC", "2018-05-15 T22 zone utc"));
    CHECK_FALSE(is_improbable("2018-05-15 UTC", "2018-05-15"));
    CHECK(is_improbable("Tue, 2018-05-15 17:30-05:00", "2018-05-15 T17:30 / T05:00"));
    CHECK_FALSE(is_improbable("2018-05-15 17:36-05:00", "2018-05-15 T17:36 zone - 05:00"));
    CHECK_FALSE(is_improbable("2018-05-15 1730-0500", "2018-05-15 T17:30 zone - 05:00"));
    CHECK_FALSE(is_improbable("2018-05-15T17:30-05:00", "2018-05-15 T17:30 zone - 05:00"));
    CHECK(is_improbable("2018-05-15 22:00-06:00", "2018-05-15 T22:00 zone - 06:00"));
    CHECK_FALSE(is_improbable("2018-05-15 23:30-00:30", "2018-05-15 T23:30 / T00:30"));
    CHECK_FALSE(is_improbable("15 May 2018 23:37-00:15", "2018-05-15 T23:37 / T00:15"));
    CHECK_FALSE(is_improbable("2018-05-15 09:36-11:00", "2018-05-15 T09:36 / T11:00"));
    CHECK_FALSE(is_improbable("2018-05-15 22:00 - 02:00", "2018-05-15 T22:00 / T02:00"));
    CHECK_FALSE(is_improbable("2018-05-15 22:00-02:20", "2018-05-15 T22:00 / T02:20"));
}

}  // namespace kalends::improbable_offsets_test
