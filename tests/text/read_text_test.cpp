#include "text/read_text.hpp"

#include <doctest/doctest.h>

namespace kalends::read_text_test {
namespace {

std::u32string read(std::string_view text) {
    return read_text(text).text.code_points;
}

TEST_CASE("a whole number of a data frame is read without its fraction") {
    CHECK(read("2018.0") == U"2018");
    CHECK(read(" 20180509.0 ") == U"20180509");
    CHECK(read("2018.00") == U"2018.00");
    CHECK(read("2018.05") == U"2018.05");
    CHECK(read("18.0") == U"18.0");
    CHECK(read("v 2018.0").find(U".0") != std::u32string::npos);
    CHECK(read_text("2018.0").measures.empty());
}

}  // namespace
}  // namespace kalends::read_text_test
