#include "core/append_item.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

namespace kalends::append_item_test {

TEST_CASE("items of a list are separated") {
    std::string list;
    append_item(list, "a");
    CHECK(list == "a");
    append_item(list, "b");
    append_item(list, "c", " or ");
    CHECK(list == "a, b or c");
}

TEST_CASE("all items in one text") {
    CHECK(separated(std::vector<std::string>{"a", "b", "c"}) == "a, b, c");
    CHECK(separated(std::vector<std::string_view>{"a", "b"}, " ") == "a b");
    CHECK(separated(std::vector<std::string>()).empty());
}

}  // namespace kalends::append_item_test
