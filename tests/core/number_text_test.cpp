#include "core/number_text.hpp"

#include <doctest/doctest.h>

#include <cstdint>

namespace kalends::number_text_test {

TEST_CASE("numbers and their texts") {
    CHECK(to_text(0.1) == "0.1");
    CHECK(to_text(std::uint64_t{1} << 63U) == "9223372036854775808");
    CHECK(parse_number<double>("0.1") == 0.1);
    CHECK(parse_number<int>("-12") == -12);
    CHECK_FALSE(parse_number<int>("12x"));
    CHECK_FALSE(parse_number<int>(""));
    CHECK_FALSE(parse_number<std::uint8_t>("256"));
    CHECK_FALSE(parse_number<unsigned>("-1"));
    CHECK(padded(9, 2) == "09");
    CHECK(padded(2018, 2) == "2018");
}

}  // namespace kalends::number_text_test
