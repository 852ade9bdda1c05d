#include "data/improbable_brackets.hpp"

#include <doctest/doctest.h>

#include <string_view>

#include "kalends/text/normalized_text.hpp"

namespace kalends::improbable_brackets_test {
namespace {

bool leaves_out(std::string_view text, std::string_view expression) {
    const std::u32string normalized = normalize_text(text).code_points;
    return leaves_brackets_out(parse_expression(expression), normalized, find_numerals(normalized));
}

}  // namespace

TEST_CASE("the end of a range in brackets is not left out") {
    CHECK(leaves_out("1845[-50]", "1845"));
    CHECK(leaves_out("1845 (-1850)", "1845"));
    CHECK(leaves_out("1845-[50]", "1845"));
    CHECK(leaves_out("c. 1845[-50?]", "1845 ~"));
    CHECK_FALSE(leaves_out("9 May 1845 [-46]", "1845-05-09"));
    CHECK_FALSE(leaves_out("1845[-50]", "1845 / XX50"));
    CHECK_FALSE(leaves_out("1845 (p. 50)", "1845"));
    CHECK_FALSE(leaves_out("1845 (-50 copies", "1845"));
}

TEST_CASE("a day of two digits, of which one is supplied, is both or nothing") {
    CHECK(leaves_out("May 1[2], 1845", "1845-05-01"));
    CHECK(leaves_out("[1]9 May 1845", "1845-05-09"));
    CHECK_FALSE(leaves_out("May 1[2], 1845", "1845-05-12"));
    CHECK_FALSE(leaves_out("May 5[1], 1845", "1845-05-05"));
    CHECK(leaves_out("[9] May 1845", "1845-05"));
    CHECK(leaves_out("1845, May [9]", "1845-05"));
    CHECK_FALSE(leaves_out("May 1845[2]", "1845-05"));
    CHECK_FALSE(leaves_out("[9] May 1845", "1845-05-09"));
    CHECK_FALSE(leaves_out("9 May 184[5]", "1845-05-09"));
}

TEST_CASE("a year in brackets is no time") {
    CHECK(leaves_out("5 Chas. I [1630]", "T16:30"));
    CHECK_FALSE(leaves_out("at 1630", "T16:30"));
    CHECK_FALSE(leaves_out("5 Chas. I [1630]", "1630"));
}

}  // namespace kalends::improbable_brackets_test
