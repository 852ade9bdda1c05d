#include "kalends/columns/column_times.hpp"

#include <doctest/doctest.h>

namespace kalends::column_times_test {
namespace {

/// The times of a column of texts that say this.
ColumnTimes times_of(const std::vector<std::string>& expressions, std::size_t times = 1) {
    ColumnTimes found(2);
    NormalizerOptions options;
    options.resolution.tells_time = true;
    for (std::size_t i = 0; i < times; ++i)
        for (const std::string& text : expressions)
            found.add({i + 1, text, "", ""}, interpret(text, parse_expression(text), options));
    return found;
}

TEST_CASE("hours up to twelve alone may have lost am and pm") {
    CHECK(times_of({"2018-05-09 T05:30"}, 20).may_lack_halves());
    CHECK_FALSE(times_of({"2018-05-09 T05:30"}, 19).may_lack_halves());
    CHECK_FALSE(times_of({"2018-05-09 T05:30", "2018-05-09 T14:30"}, 20).may_lack_halves());
    CHECK_FALSE(times_of({"2018-05-09 T05:30", "2018-05-09 T00:30"}, 20).may_lack_halves());
    CHECK_FALSE(times_of({"2018-05-09 T05:30", "2018-05-09 T05:30 pm"}, 20).may_lack_halves());
    const ColumnTimes times = times_of({"2018-05-09 T05:30", "2018-05-09", "none"}, 20);
    CHECK(times.rows() == 20);
    CHECK(times.up_to_twelve().rows == 20);
    CHECK(times.up_to_twelve().first.size() == 2);
}

TEST_CASE("zones by their offsets, the most frequent first") {
    const ColumnTimes times = times_of({"2018-05-09 T14:30 zone utc", "2018-05-09 T14:30 zone + 02:00",
                                        "2018-05-10 T14:30 zone + 02", "2018-05-10 T14:30", "2018-05-10"});
    CHECK(times.rows() == 4);
    REQUIRE(times.zones().size() == 2);
    CHECK(times.zones()[0].name == "+02:00");
    CHECK(times.zones()[0].rows == 2);
    CHECK(times.zones()[1].name == "Z");
}

}  // namespace
}  // namespace kalends::column_times_test
