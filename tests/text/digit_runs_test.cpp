#include "text/digit_runs.hpp"

#include <doctest/doctest.h>

namespace kalends::digit_runs_test {

TEST_CASE("runs of digits") {
    using Runs = std::vector<std::string>;
    CHECK(digit_runs(U"am 5/5/18 um 10:30") == Runs{"5", "5", "18", "10", "30"});
    CHECK(digit_runs(U"05x") == Runs{"05"});
    CHECK(digit_runs(U"मई").empty());
    CHECK(digit_runs(U"").empty());
}

}  // namespace kalends::digit_runs_test
