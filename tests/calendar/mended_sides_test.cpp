#include "calendar/mended_sides.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

namespace kalends::mended_sides_test {
namespace {

std::vector<std::string> mended(std::string_view written) {
    std::vector<std::string> all;
    Expression expression = parse_expression(written);
    for (const Stretch& stretch : mended_sides(expression.stretches.at(0), Islamic::civil)) {
        expression.stretches.front() = stretch;
        all.push_back(to_string(expression));
    }
    return all;
}

using Mended = std::vector<std::string>;

}  // namespace

TEST_CASE("mended sides: a year, month or day of either") {
    CHECK(mended("republican 0016-09-26 = 1802-06-15") == Mended{"republican 0010-09-26 = 1802-06-15"});
    CHECK(mended("persian 1229-08-06 = 1850-11-28") == Mended{"persian 1229-08-06 = 1850-10-28"});
    CHECK(mended("hebrew 5732-03-16 = 1971-12-14") ==
          Mended{"hebrew 5732-03-16 = 1971-12-04", "hebrew 5732-03-26 = 1971-12-14"});
}

TEST_CASE("mended sides: the calendar of the one that is not ours") {
    CHECK(mended("1853-11-14 = julian 1270-02-12") == Mended{"1853-11-14 = islamic 1270-02-12"});
    CHECK(mended("1907-10-15 = 1900-02-04") == Mended{"1907-10-15 = ethiopic 1900-02-04"});
}

TEST_CASE("mended sides: an Islamic day as the moon was seen") {
    CHECK(mended("islamic 1449-03-23 = 2027-07-29").front() == "islamic 1449-02-23 = 2027-07-29");
}

TEST_CASE("mended sides: nothing of what is one day, or differs in more, or is no full day of our time") {
    for (const char* none : {"persian 1229-08-06 = 1850-10-28", "islamic 1300-07-12 = 1884-05-05",
                             "persian 1229-08 = 1850-11-28", "islamic 1270-02-13 = 9853-10-01", "persian 1229-08-06",
                             "persian 1229-08-06 / 1850-11-28", "bc 0044-03-15 = hebrew 3717-06-15"})
        CHECK(mended(none).empty());
}

}  // namespace kalends::mended_sides_test
