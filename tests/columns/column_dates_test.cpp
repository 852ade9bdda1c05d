#include <doctest/doctest.h>

#include "kalends/columns/column_audit.hpp"

namespace kalends::column_dates_test {

using namespace std::chrono;

namespace {

void add(ColumnDates& dates, std::uint64_t line, year_month_day date) {
    dates.add(date, {line, "row " + std::to_string(line), ""});
}

}  // namespace

TEST_CASE("dates are counted by day") {
    ColumnDates dates(2);
    add(dates, 1, 2018y / May / 9);
    add(dates, 2, 2018y / May / 9);
    add(dates, 3, 2016y / December / 31);
    add(dates, 4, 1y / January / 1);
    add(dates, 5, 9999y / December / 31);
    CHECK(dates.total() == 5);
    CHECK(dates.between(2018y / May / 9, 2018y / May / 10) == 2);
    CHECK(dates.between(2016y / December / 31, 2018y / May / 9) == 1);
    CHECK(dates.between(1y / January / 1, sys_days(9999y / December / 31) + days(1)) == 5);
    CHECK(dates.between(2018y / May / 10, 2018y / May / 9) == 0);
    CHECK(dates.quantile(0.2) == sys_days(1y / January / 1));
    CHECK(dates.quantile(0.5) == sys_days(2018y / May / 9));
    CHECK(dates.quantile(1) == sys_days(9999y / December / 31));
    CHECK(dates.earliest().line == 4);
    CHECK(dates.latest().line == 5);
    CHECK(!dates.outliers());
}

TEST_CASE("of equal dates the first row is shown") {
    ColumnDates dates(1);
    for (std::uint64_t line = 1; line < 5; ++line) add(dates, line, 2018y / May / 9);
    CHECK(dates.earliest().line == 1);
    CHECK(dates.latest().line == 1);
}

TEST_CASE("what is far from the middle half is told, the farthest first") {
    ColumnDates dates(2);
    for (std::uint64_t line = 1; line <= 100; ++line) add(dates, line, 2018y / May / 9);
    add(dates, 101, 2018y / August / 7);  // 90 days later
    CHECK(dates.outliers()->rows == 0);
    add(dates, 102, 2018y / August / 8);
    add(dates, 103, 1066y / October / 14);
    add(dates, 104, 1067y / October / 14);
    add(dates, 105, 1068y / October / 14);
    const ColumnDates::Outliers outliers = *dates.outliers();
    CHECK(outliers.usual_begin == sys_days(2018y / May / 9) - days(90));
    CHECK(outliers.usual_end == sys_days(2018y / May / 9) + days(91));
    CHECK(outliers.rows == 4);
    REQUIRE(outliers.first.size() == 3);
    CHECK(outliers.first[0].line == 103);
    CHECK(outliers.first[1].line == 104);
    CHECK(outliers.first[2].line == 102);
}

}  // namespace kalends::column_dates_test
