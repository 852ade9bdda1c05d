#include "data/improbable_weeks.hpp"

#include <doctest/doctest.h>

namespace kalends::improbable_weeks_test {
namespace {

bool is_improbable_in(std::u32string_view text, std::string_view written) {
    return is_improbable_week(parse_expression(written), text);
}

}  // namespace

TEST_CASE("weeks by their first or last day are ours where that is a Monday or Sunday") {
    CHECK(is_improbable_in(U"week beginning 6 may 2018", "2018-05-06 #0 week"));
    CHECK(is_improbable_in(U"week commencing 7 may 2018", "2018-05-07 + 1 week"));
    CHECK_FALSE(is_improbable_in(U"first week beginning in may 2018", "2018-05 #1 week"));
    CHECK(is_improbable_in(U"w/e 12 may 2018", "2018-05-12 #0 week"));
    CHECK(is_improbable_in(U"week beginning 7 may", "XXXX-05-07 #0 week"));
    CHECK_FALSE(is_improbable_in(U"week beginning 7 may 2018", "2018-05-07 #0 week"));
    CHECK_FALSE(is_improbable_in(U"week ending 13 may 2018", "2018-05-13 #0 week"));
    CHECK_FALSE(is_improbable_in(U"week of 9 may 2018", "2018-05-09 #0 week"));
}

TEST_CASE("a weekday before its day begins no stretch") {
    CHECK(is_improbable_in(U"on monday - 06.11.2017", "R + 1 mon / 2017-11-06"));
    CHECK(is_improbable_in(U"monday - 06.11.2017", "R mon / 2017-11-06"));
    CHECK_FALSE(is_improbable_in(U"sunday - 06.11.2017", "R sun / 2017-11-06"));
    CHECK_FALSE(is_improbable_in(U"monday - 06.11.2017", "2017-11-06 mon"));
    CHECK_FALSE(is_improbable_in(U"monday to sunday", "R mon / R sun"));
}

TEST_CASE("the number of a week counts no weeks and is no hour") {
    CHECK(is_improbable_in(U"in kw 19", "R + 19 week"));
    CHECK(is_improbable_in(U"kw 19", "T19"));
    CHECK(is_improbable_in(U"in week 19", "R + 1 week"));
    CHECK_FALSE(is_improbable_in(U"kw 19 2018", "2018 #19 week"));
    CHECK_FALSE(is_improbable_in(U"next week 19:00", "R + 1 week #0 week T19:00"));
    CHECK_FALSE(is_improbable_in(U"in 19 weeks", "R + 19 week"));
}

}  // namespace kalends::improbable_weeks_test
