#include "cli/column_summary.hpp"

#include <doctest/doctest.h>

#include <sstream>

namespace kalends::column_summary_test {
namespace {

std::string printed(const OrderSummary& summary) {
    std::ostringstream out;
    print(out, summary);
    return out.str();
}

std::string meaning(const ColumnSummary& summary) {
    std::ostringstream out;
    print_meaning(out, summary);
    return out.str();
}

/// By YearHyphen: ask, month, range.
std::string of_rows(const std::array<std::size_t, 3>& rows, std::size_t neither = 0) {
    ColumnSummary summary;
    summary.year_hyphen = {rows, {"1908-11", "1998-05", "1974-76"}, neither};
    return meaning(summary);
}

TEST_CASE("an order is told with its rows and the first of them") {
    CHECK(printed({}) == "order: no row tells\n");
    CHECK(printed({{0, 1, 0, 0}, {"", "13/05/\x1B", "", ""}}) == "order: dmy in 1 row (such as \"13/05/\\u{1B}\")\n");
    CHECK(printed({{0, 2, 1, 0}, {"", "13/05/2018", "05/14/2018", ""}}) ==
          "order: dmy in 2 rows (such as \"13/05/2018\"), mdy in 1 row (such as \"05/14/2018\"); contradictory, so "
          "ambiguous rows between these are refused\n");
}

TEST_CASE("what a year and a month are is told where there are such rows") {
    CHECK(meaning(ColumnSummary()).empty());
    CHECK(of_rows({2, 0, 0}) == "year and month: no row tells\n");
    CHECK(of_rows({0, 0, 0}, 1) == "year and month: no row tells\n");
    CHECK(of_rows({2, 3, 0}) == "year and month: months, by 3 rows (such as \"1998-05\")\n");
    CHECK(of_rows({2, 0, 1}, 1) == "year and month: ranges of years, by 1 row (such as \"1974-76\")\n");
    CHECK(of_rows({2, 3, 1}, 0) ==
          "year and month: months by 3 rows (such as \"1998-05\"), ranges of years by 1 row (such as \"1974-76\"); "
          "contradictory, so ambiguous rows of this form are refused\n");
    CHECK(of_rows({2, 1, 0}, 2) ==
          "year and month: months by 1 row (such as \"1998-05\"), neither by 2 rows; contradictory, so ambiguous rows "
          "of this form are refused\n");
}

TEST_CASE("so is what a month and a number are") {
    ColumnSummary summary;
    summary.month_hyphen = {{2, 0, 1}, {"Jan-05", "", "Mar-55"}, 0};
    CHECK(meaning(summary) == "month and number: years, by 1 row (such as \"Mar-55\")\n");
    summary.year_hyphen = {{1, 1, 0}, {"1908-11", "1998-05", ""}, 0};
    CHECK(meaning(summary) ==
          "year and month: months, by 1 row (such as \"1998-05\")\nmonth and number: years, by 1 row (such as "
          "\"Mar-55\")\n");
}

TEST_CASE("and by which calendar bare numbers are counted, where rows name another than ours") {
    ColumnSummary summary;
    summary.calendar.add(ToldCalendar::gregorian, "9 May 2018", 3);
    CHECK(meaning(summary).empty());
    summary.calendar.add(ToldCalendar::islamic, "23 Shaban 1439", 1);
    CHECK(meaning(summary) ==
          "calendar: gregorian by 3 rows (such as \"9 May 2018\"), islamic by 1 row (such as \"23 Shaban 1439\"); "
          "contradictory, so bare numbers that several may count are refused\n");
    summary.calendar = {};
    summary.calendar.add(ToldCalendar::islamic, "23 Shaban 1439", 1);
    CHECK(meaning(summary) == "calendar: islamic by 1 row (such as \"23 Shaban 1439\")\n");
}

TEST_CASE("a column that is EDTF decides more than what a year and a month are") {
    ColumnSummary summary;
    summary.year_hyphen.rows = {1, 1, 0};
    summary.edtf = {4, 0, 2, "187X"};
    CHECK(meaning(summary) == "edtf: the whole column, by 2 rows (such as \"187X\")\n");
}

}  // namespace
}  // namespace kalends::column_summary_test
