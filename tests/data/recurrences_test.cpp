#include "data/recurrences.hpp"

#include <doctest/doctest.h>

namespace kalends::recurrences_test {
namespace {

bool is_taken(std::u32string_view text, const char* written) {
    return takes_recurrence_for_day(parse_expression(written), text, find_words(text));
}

}  // namespace

TEST_CASE("what recurs every month or year is no day") {
    CHECK(is_taken(U"the first sunday of every month", "R #0 month #1 sun"));
    CHECK(is_taken(U"am 15. jedes monats", "R - 1 month #0 month #15 day"));
    CHECK(is_taken(U"todos os anos em 25 de abril", "XXXX-04-25"));
    CHECK(is_taken(U"毎年5月9日", "XXXX-05-09"));
}

TEST_CASE("other days stand beside such words") {
    CHECK_FALSE(is_taken(U"every day until 9 may 2018", ".. / 2018-05-09"));
    CHECK_FALSE(is_taken(U"the first sunday of next month", "R + 1 month #0 month #1 sun"));
    CHECK_FALSE(is_taken(U"3 tage her", "R - 3 day"));
    CHECK_FALSE(is_taken(U"merc'her 9 mae", "XXXX-05-09 wed"));
}

}  // namespace kalends::recurrences_test
