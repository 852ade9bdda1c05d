#include "report/field_name.hpp"

#include <doctest/doctest.h>

#include <vector>

namespace kalends {
namespace {

TEST_CASE("fields have names where they begin") {
    const std::vector<std::string> outputs{"2", "0", "1", "8", "1", "9", "0", "3", "week", "wed", "ymd"};
    const auto named = [&](std::size_t i) { return field_name(outputs, i); };
    CHECK(named(0) == "year");
    CHECK(named(1).empty());
    CHECK(named(4) == "month");
    CHECK(named(6) == "day");
    CHECK(named(8) == "form");
    CHECK(named(9) == "weekday");
    CHECK(named(10) == "order");
    CHECK(field_name(std::vector<std::string>{"none"}, 0).empty());
}

TEST_CASE("an era stands before the year") {
    const std::vector<std::string> outputs{"heisei", "X", "X", "3", "0", "0", "5", "0", "9", "wed"};
    const auto named = [&](std::size_t i) { return field_name(outputs, i); };
    CHECK(named(0) == "era");
    CHECK(named(1) == "year");
    CHECK(named(4).empty());
    CHECK(named(5) == "month");
    CHECK(named(7) == "day");
    CHECK(named(9) == "weekday");
}

}  // namespace
}  // namespace kalends
