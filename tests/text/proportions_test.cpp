#include "text/proportions.hpp"

#include <doctest/doctest.h>

namespace kalends::proportions_test {
namespace {

/// The proportion that begins with the first digit.
std::u32string proportion(std::u32string_view text) {
    const std::size_t begin = text.find_first_of(U"0123456789");
    return std::u32string(text.substr(begin, end_of_proportion(text, begin) - begin));
}

TEST_CASE("fractions of what is measured") {
    CHECK(proportion(U"3/4 inch pipe") == U"3/4");
    CHECK(proportion(U"5/8\" bolt") == U"5/8");
    CHECK(proportion(U"3/4 de tasse de lait") == U"3/4");
    CHECK(proportion(U"3/4 cupboard").empty());
    CHECK(proportion(U"3/4/2018 inch").empty());
    CHECK(proportion(U"3/4").empty());
}

TEST_CASE("marks, and one of so many") {
    CHECK(proportion(U"rated 4/5") == U"4/5");
    CHECK(proportion(U"score: 10/10") == U"10/10");
    CHECK(proportion(U"photo 3/12, may 2018") == U"3/12");
    CHECK(proportion(U"misrated 4/5").empty());
    CHECK(proportion(U"page 3/12/2018").empty());
    CHECK(proportion(U"step 5").empty());
}

}  // namespace
}  // namespace kalends::proportions_test
