#include "core/append_item.hpp"

#include <doctest/doctest.h>

namespace kalends::append_item_test {

TEST_CASE("items of a list are separated") {
    std::string list;
    append_item(list, "a");
    CHECK(list == "a");
    append_item(list, "b");
    append_item(list, "c", " or ");
    CHECK(list == "a, b or c");
}

}  // namespace kalends::append_item_test
