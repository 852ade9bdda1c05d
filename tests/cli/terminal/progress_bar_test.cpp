#include "cli/terminal/progress_bar.hpp"

#include <doctest/doctest.h>

using namespace kalends;

namespace {

Progress half_way() {
    Progress progress;
    progress.share = 0.5;
    progress.losses.symbols = 100;
    progress.losses.cross_entropy = 2;
    progress.losses.rows = 10;
    progress.losses.rows_correct = 9;
    progress.examples_per_second = 7211;
    progress.seconds_left = 200;
    return progress;
}

}  // namespace

TEST_CASE("times are read as on a clock") {
    CHECK(clock_time(0) == "0:00");
    CHECK(clock_time(59.6) == "1:00");
    CHECK(clock_time(3600 + 3 * 60 + 20) == "1:03:20");
    CHECK(clock_time(-5) == "0:00");
    CHECK(clock_time(1e300).size() < 20);
}

TEST_CASE("the bar tells share, loss, exact match, speed and time left") {
    Progress progress = half_way();
    CHECK(progress_bar(progress, 80) ==
          " 50 % [####-----] loss 0.0200, exact (batch) 90.00 %, 7211 examples/s, 3:20 left");
    progress.best_score = 0.951;
    CHECK(progress_bar(progress, 73) == " 50 % [#####-----] loss 0.0200, exact 95.10 %, 7211 examples/s, 3:20 left");
}

TEST_CASE("the bar fits any terminal") {
    for (std::size_t columns = 0; columns < 200; ++columns) CHECK(progress_bar(half_way(), columns).size() <= columns);
}
