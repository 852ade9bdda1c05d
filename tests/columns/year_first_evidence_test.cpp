#include "columns/year_first_evidence.hpp"

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <vector>

#include "kalends/text/normalized_text.hpp"

namespace kalends::year_first_evidence_test {
namespace {

YearFirstSummary summary(const std::vector<std::string>& rows) {
    YearFirstEvidence evidence;
    for (const std::string& row : rows) evidence.add(number_spans(normalize_text(row), row), row);
    return evidence.summary();
}

TEST_CASE("rows that begin with a year and two numbers are counted") {
    const YearFirstSummary found =
        summary({"2014/31/05", " 2014.31.5", "2014-05-31 10:30", "2014/05/09", "31/05/2014", "2014/31-05", "2014", ""});
    CHECK(found.rows == std::array<std::size_t, 3>{1, 1, 2});
}

TEST_CASE("what can be both is in doubt where more days than months stand next to the year") {
    CHECK_FALSE(has_day_next(summary({"2014/05/09"})));
    CHECK(has_day_next(summary({"2014/05/09", "2014/31/05"})));
    CHECK_FALSE(has_day_next(summary({"2014/31/05", "2014/05/31"})));  // a slip
    CHECK(has_day_next(summary({"2014/31/05", "2014/05/31", "2014/30/05"})));
    std::vector<std::string> months(11, "2014/02/01");
    months.emplace_back("2014/13/01");
    CHECK_FALSE(has_day_next(summary(months)));  // a slip, too
}

}  // namespace
}  // namespace kalends::year_first_evidence_test
