#include "data/improbable_times.hpp"

#include <doctest/doctest.h>

#include <string_view>

#include "kalends/text/normalized_text.hpp"

namespace kalends::improbable_times_test {
namespace {

bool is_improbable(std::string_view text, std::string_view expression) {
    const std::u32string normalized = normalize_text(text).code_points;
    return is_improbable_time(parse_expression(expression), normalized, find_numerals(normalized));
}

}  // namespace

TEST_CASE("the end of a range of days is no hour") {
    CHECK(is_improbable("2018-05-19 – 22", "2018-05-19 T22"));
    CHECK(is_improbable("9 May 2018 - 12", "2018-05-09 T12"));
    CHECK_FALSE(is_improbable("9 May 2018 - 12 Uhr", "2018-05-09 T12"));
    CHECK_FALSE(is_improbable("9 May 2018 - 12", "2018-05-09 / XXXX-XX-12"));
    CHECK_FALSE(is_improbable("2018-05-09-14", "2018-05-09 T14"));
    CHECK_FALSE(is_improbable("9 May 2018 14 - 16", "2018-05-09 T14 / T16"));
    CHECK_FALSE(is_improbable("09.05.2018 - 18.00", "2018-05-09 T18:00"));
    CHECK_FALSE(is_improbable("9.5.2018 - 08.05", "2018-05-09 T08:05"));
    CHECK(is_improbable("19.05.2018 - 22.05", "2018-05-19 T22:05"));
    CHECK(is_improbable("2018.05.09-06.12", "2018-05-09 T06:12"));
    CHECK_FALSE(is_improbable("19.05.2018 - 14.30", "2018-05-19 T14:30"));
    CHECK_FALSE(is_improbable("19.05.2018 14.05", "2018-05-19 T14:05"));
    CHECK_FALSE(is_improbable("19.05.2018 - 14.05 Uhr", "2018-05-19 T14:05"));
}

TEST_CASE("an end in numbers that is not read") {
    CHECK(is_improbable("2018.05.09-06.12", "2018-05-09"));
    CHECK_FALSE(is_improbable("2018.05.09-06.12", "2018-05-09 / XXXX-06-12"));
    CHECK_FALSE(is_improbable("19.05.2018 - 22.05 kg", "2018-05-19"));
}

TEST_CASE("a proportion is no time of the day") {
    CHECK(is_improbable("ratio 16:9", "T16:09"));
    CHECK_FALSE(is_improbable("16:09", "T16:09"));
    CHECK_FALSE(is_improbable("9:5 pm", "T09:05 pm"));
    CHECK_FALSE(is_improbable("9:5 Uhr", "T09:05"));
    CHECK_FALSE(is_improbable("16:0", "T16:00"));
    CHECK_FALSE(is_improbable("16:9 UTC", "T16:09 zone utc"));
    CHECK_FALSE(is_improbable("at 16:9:30", "T16:09:30"));
    CHECK_FALSE(is_improbable("Friday 16:9", "R fri T16:09"));
}

TEST_CASE("the next column of a table is no fraction of a second") {
    CHECK(is_improbable("42,2018-05-13,18:44:55,3.14", "2018-05-13 T18:44:55 point 3"));
    CHECK(is_improbable("2018-05-13 18:44,12,7", "2018-05-13 T18:44:12"));
    CHECK_FALSE(is_improbable("2018-05-13 18:44:55,314", "2018-05-13 T18:44:55 point 314"));
    CHECK_FALSE(is_improbable("42,2018-05-13,18:44:55,3.14", "2018-05-13 T18:44:55"));
}

TEST_CASE("the number of a process is no year") {
    CHECK(is_improbable("[1234] 05 Nov 03:04:05.678 # started", "1234-11-05 T03:04:05 point 678"));
    CHECK_FALSE(is_improbable("[1834] 5 Nov", "1834-11-05"));
    CHECK_FALSE(is_improbable("[2018-11-05 03:04:05]", "2018-11-05 T03:04:05"));
    CHECK_FALSE(is_improbable("[1234] 2018-11-05 03:04:05", "2018-11-05 T03:04:05"));
}

TEST_CASE("what lasts is no time of the day") {
    CHECK(is_improbable("Duration: 00:45:12", "T00:45:12"));
    CHECK_FALSE(is_improbable("Duration: 9 May 2018 00:45", "2018-05-09 T00:45"));
    CHECK_FALSE(is_improbable("00:45:12", "T00:45:12"));
}

TEST_CASE("noon beside a number that is not read") {
    CHECK(is_improbable("5 nach Mittag", "T noon"));
    CHECK_FALSE(is_improbable("12 noon", "T noon"));
    CHECK_FALSE(is_improbable("noon, room 5", "T noon"));
    CHECK_FALSE(is_improbable("24 Uhr, Mitternacht", "T midnight"));
    CHECK_FALSE(is_improbable("5 nach Mittag", "T12 + 5 minute noon"));
    CHECK_FALSE(is_improbable("noon", "T noon"));
    CHECK_FALSE(is_improbable("10 minutter over midnat", "T + 10 minute midnight"));
}

}  // namespace kalends::improbable_times_test
