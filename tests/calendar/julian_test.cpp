#include "calendar/julian.hpp"

#include <doctest/doctest.h>

namespace kalends::julian_test {

using namespace std::chrono_literals;

TEST_CASE("until when days are Julian") {
    CHECK(parse_julian_until("1918-01-31") == 1918y / 1 / 31);
    CHECK(parse_julian_until("1700-02-29") == 1700y / 2 / 29);
    CHECK(parse_julian_until("RU") == 1918y / 1 / 31);
    CHECK(parse_julian_until("GB") == 1752y / 9 / 2);
    for (const char* text : {"", "XX", "ru", "1918", "1918-02-30", "1918-1-31", "0000-01-01", "1918-01-31T"})
        CHECK_FALSE(parse_julian_until(text));
}

}  // namespace kalends::julian_test
