#include "report/display_width.hpp"

#include <doctest/doctest.h>

namespace kalends::display_width_test {
namespace {

TEST_CASE("columns of a terminal") {
    CHECK(display_width("") == 0);
    CHECK(display_width("9 May") == 5);
    CHECK(display_width("März") == 4);
    CHECK(display_width("2018年5月") == 9);
    CHECK(display_width("９") == 2);            // full width
    CHECK(display_width("e\xcc\x81") == 1);     // combining acute
    CHECK(display_width("\xe2\x80\x8b") == 0);  // zero width space
    CHECK(display_width("\xff") == 1);
}

}  // namespace

}  // namespace kalends::display_width_test
