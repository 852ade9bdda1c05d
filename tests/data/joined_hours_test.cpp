#include "data/joined_hours.hpp"

#include <doctest/doctest.h>

#include "kalends/text/normalized_text.hpp"

namespace kalends::joined_hours_test {
namespace {

std::optional<JoinedHours> found(std::string_view text, std::string_view written) {
    const Expression expression = parse_expression(written);
    return find_hours_or_offset(expression.stretches.front(), normalize_text(text).code_points);
}

bool may_end_in_offset(std::string_view text, std::string_view written) {
    return kalends::may_end_in_offset(parse_expression(written), normalize_text(text).code_points);
}

bool has_hours_as_offset(std::string_view text, std::string_view written) {
    return find_hours_as_offset(parse_expression(written), normalize_text(text).code_points).has_value();
}

TEST_CASE("hours that a hyphen joins are found as they are written") {
    const std::optional<JoinedHours> hours = found("2018-05-15 17:36-05:00", "2018-05-15 T17:36 / T05:00");
    REQUIRE(hours);
    CHECK(hours->at == 11);
    CHECK(hours->has_colon);
    CHECK(hours->follows_iso_date);
    CHECK_FALSE(hours->are_padded_apart);
    CHECK(ends_before_it_begins(*hours));
    CHECK_FALSE(found("15 May 2018 1736-0500", "2018-05-15 T17:36 / T05:00")->has_colon);
    CHECK(found("15 May 2018 17:36-0500", "2018-05-15 T17:36 / T05:00"));
    CHECK(found("15 May 2018 17:36:20.5-05:00", "2018-05-15 T17:36:20 point 5 / T05:00"));
    CHECK(found("15.05.2018,17:36-05:00", "2018-05-15 T17:36 / T05:00"));
    CHECK(found("17:36-05:00 15 May 2018", "T17:36 / 2018-05-15 T05:00"));
    CHECK(found("6:40-09:30 15 May 2018", "2018-05-15 T06:40 / T09:30")->are_padded_apart);
}

TEST_CASE("no other hours are") {
    CHECK_FALSE(found("2018-05-15 17:36 - 05:00", "2018-05-15 T17:36 / T05:00"));
    CHECK_FALSE(found("2018-05-15 17:36-05:20", "2018-05-15 T17:36 / T05:20"));
    CHECK_FALSE(found("2018-05-15 17:36-13:00", "2018-05-15 T17:36 / T13:00"));
    CHECK_FALSE(found("2018-05-15 17:36-05:00:20", "2018-05-15 T17:36 / T05:00:20"));
    CHECK_FALSE(found("2018-05-15 17:36-05:00 pm", "2018-05-15 T17:36 / T05:00 pm"));
    CHECK_FALSE(found("17:36-05:00", "T17:36"));
}

TEST_CASE("what may be an offset") {
    CHECK(may_end_in_offset("2018-05-15 04:09-08:00", "2018-05-15 T04:09 / T08:00"));
    CHECK_FALSE(may_end_in_offset("2018-05-15 04:10-08:00", "2018-05-15 T04:10 / T08:00"));
    CHECK(may_end_in_offset("2018-05-15 6:40-09:30", "2018-05-15 T06:40 / T09:30"));
    CHECK(may_end_in_offset("2018-05-15 0:25-08:00", "2018-05-15 T00:25 / T08:00"));
    CHECK_FALSE(may_end_in_offset("2018-05-15 6:40-9:30", "2018-05-15 T06:40 / T09:30"));
}

TEST_CASE("an hour and its offset that may be hours") {
    CHECK(has_hours_as_offset("9 may 2018 09:00-10:00 est", "2018-05-09 T09:00 zone - 10:00"));
    CHECK(has_hours_as_offset("9 may 2018 09:00-10:00", "2018-05-09 T09:00 zone - 10:00"));
    CHECK_FALSE(has_hours_as_offset("2018-05-09t09:00-10:00 est", "2018-05-09 T09:00 zone - 10:00"));
    CHECK_FALSE(has_hours_as_offset("9 may 2018 09:00-1000 est", "2018-05-09 T09:00 zone - 10:00"));
    CHECK_FALSE(has_hours_as_offset("9 may 2018 09:00:00-10:00 est", "2018-05-09 T09:00:00 zone - 10:00"));
    CHECK_FALSE(has_hours_as_offset("9 may 2018 09:00+10:00 est", "2018-05-09 T09:00 zone + 10:00"));
    CHECK_FALSE(has_hours_as_offset("9 may 2018 9:30-10:00 est", "2018-05-09 T09 zone - 10:00"));
}

}  // namespace
}  // namespace kalends::joined_hours_test
