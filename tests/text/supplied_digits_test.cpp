#include "text/supplied_digits.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

namespace kalends::supplied_digits_test {
namespace {

std::string enclosed(std::string_view text) {
    NormalizedText normalized = normalize_text(text);
    enclose_supplied_digits(normalized);
    CHECK(normalized.origin.size() == normalized.code_points.size());
    return to_utf8(normalized.code_points);
}

TEST_CASE("brackets around some digits of a year are set around it") {
    CHECK(enclosed("192[1]") == "[1921]");
    CHECK(enclosed("18[62?]") == "[1862?]");
    CHECK(enclosed("[18]62") == "[1862]");
    CHECK(enclosed("May 18[9]5, printed") == "may [1895], printed");
    CHECK(enclosed("[18]62-18[65]") == "[1862]-[1865]");
    CHECK(enclosed("1[9] May 1845") == "[19] may 1845");
    CHECK(enclosed("[1]9 May 1845") == "[19] may 1845");
}

TEST_CASE("other brackets stay") {
    for (const std::string_view text :
         {"[1921]", "[1921?]", "198[?]", "1921[3]", "[3]1921", "3[4]21", "192]1[", "19[2[1]]", "[192-?]", "1921 [1]",
          "1[9]2?1", "[", "12[3]", "may 1[2], 1845", "1[9]", "9[3] may"})
        CHECK(enclosed(text) == text);
}

}  // namespace
}  // namespace kalends::supplied_digits_test
