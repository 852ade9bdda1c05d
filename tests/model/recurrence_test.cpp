#include "model/recurrent/recurrence.hpp"

#include <doctest/doctest.h>

namespace kalends::recurrence_test {

TEST_CASE("schedule: the smallest range of rows that holds all busy ones") {
    Schedule schedule;
    schedule.assign(std::vector<std::int32_t>{5, 6, 7, -1, 8, 9, -1, 4, -1, -1, -1, -1}, 3);
    REQUIRE(schedule.length() == 4);
    CHECK(schedule.range(0).count() == 3);
    CHECK(schedule.range(1).first == 1);
    CHECK(schedule.range(1).last == 3);
    CHECK(schedule.range(2).first == 1);
    CHECK(schedule.range(2).last == 2);
    CHECK(schedule.range(3).count() == 0);
    CHECK(schedule.reads(1)[1] == 9);
    CHECK(schedule.reads(3).empty());
}

}  // namespace kalends::recurrence_test
