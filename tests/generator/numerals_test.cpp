#include "generator/numerals.hpp"

#include <doctest/doctest.h>

namespace kalends {
namespace {

TEST_CASE("months in Roman numerals") {
    CHECK(roman_month(1) == "I");
    CHECK(roman_month(9) == "IX");
    CHECK(roman_month(13) == "XII");
}

TEST_CASE("numbers as Chinese writes them") {
    CHECK(han_number(0) == "〇");
    CHECK(han_number(10) == "十");
    CHECK(han_number(12) == "十二");
    CHECK(han_number(20) == "二十");
    CHECK(han_number(26) == "二十六");
    CHECK(han_number(26, true) == "廿六");
    CHECK(han_number(31, true) == "三十一");
    CHECK(han_number(100) == "一百");
    CHECK(han_number(107) == "一百零七");
    CHECK(han_number(110) == "一百一十");
    CHECK(han_number(123) == "一百二十三");
}

}  // namespace
}  // namespace kalends
