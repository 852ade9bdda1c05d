#include "columns/year_first_evidence.hpp"

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <vector>

namespace kalends::year_first_evidence_test {
namespace {

YearFirstSummary summary(const std::vector<std::string>& rows) {
    YearFirstEvidence evidence;
    for (const std::string& row : rows) evidence.add(row);
    return evidence.summary();
}

TEST_CASE("rows that begin with a year and two numbers are counted") {
    const YearFirstSummary found = summary({"2014/31/05", " 2014.31.5", "2014-05-31T10:30", "2014/05/09", "31/05/2014",
                                            "2014/31-05", "c. 2014/31/05", "2014", "", "2014/05", "2014/05/31x"});
    CHECK(found.rows == std::array<std::size_t, 3>{1, 2, 2});
}

TEST_CASE("what can be both is in doubt where more days than months stand next to the year") {
    CHECK_FALSE(has_day_next(summary({"2014/05/09"})));
    CHECK(has_day_next(summary({"2014/05/09", "2014/31/05"})));
    CHECK_FALSE(has_day_next(summary({"2014/31/05", "2014/05/31"})));  // a slip
    CHECK(has_day_next(summary({"2014/31/05", "2014/05/31", "2014/30/05"})));
}

}  // namespace
}  // namespace kalends::year_first_evidence_test
