#include "records/split.hpp"

#include <doctest/doctest.h>

namespace kalends::split_test {

using kalends::split_at;
using Parts = std::vector<std::string_view>;

TEST_CASE("a text has one part more than separators") {
    CHECK(split_at("", '\t') == Parts{""});
    CHECK(split_at("a", '\t') == Parts{"a"});
    CHECK(split_at("a\t\tb c\t", '\t') == Parts{"a", "", "b c", ""});
    CHECK(split_at("a,b", ',') == Parts{"a", "b"});
}

}  // namespace kalends::split_test
