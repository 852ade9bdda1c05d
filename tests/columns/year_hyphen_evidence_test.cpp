#include "columns/year_hyphen_evidence.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace kalends::year_hyphen_evidence_test {
namespace {

using Rows = std::vector<std::string>;

YearHyphenEvidence evidence(const Rows& rows) {
    YearHyphenEvidence evidence;
    for (const std::string& row : rows) evidence.add(row);
    return evidence;
}

TEST_CASE("what rows of one form decide together") {
    struct Column {
        YearHyphen decided;
        Rows rows;
    };
    for (const Column& column : std::vector<Column>{
             {YearHyphen::ask, {}},
             {YearHyphen::ask, {"1908-11"}},                 // either
             {YearHyphen::ask, {"2003-04", "2004-05"}},      // school years, or months
             {YearHyphen::month, {"1908-11", "1974-06"}},    // 1974 to 1906 there is not
             {YearHyphen::month, {" 1908/11", "1974/06 "}},  //
             {YearHyphen::ask, {"1974-6"}},                  // June, or up to 1976
             {YearHyphen::month, {"1978-6"}},                //
             {YearHyphen::month, {"1908-11", "1908-08"}},    // nor 1908 to itself
             {YearHyphen::range, {"1908-11", "1974-76"}},    //
             {YearHyphen::range, {"1908/11", "1974/6"}},     // a digit alone behind a slash is no month
             {YearHyphen::range, {"2003-04", "1999-00"}},    // nor is nought
             {YearHyphen::range, {"1908-11", "1916-18"}},    //
             {YearHyphen::ask, {"1908-11", "1998-13"}},      // neither
             {YearHyphen::range, {"1974-76", "1998-13"}},    //
             {YearHyphen::ask, {"1974-06", "1998-13"}},      // not all are 1 to 12
             {YearHyphen::ask, {"1974-06", "1974-76"}},      // a contradiction
             {YearHyphen::ask, {"1974-06", "1974-76", "2003-04"}},
         }) {
        CAPTURE(column.rows);
        Rows backwards = column.rows;
        std::reverse(backwards.begin(), backwards.end());
        CHECK(evidence(column.rows).summary().decide() == column.decided);
        CHECK(evidence(backwards).summary().decide() == column.decided);
    }
}

TEST_CASE("rows of other forms say nothing") {
    for (const char* row :
         {"", "1974", "1974-", "1974-006", "1974-06-09", "c. 1974-06", "1974 - 06", "1974–06", "1974.06", "197-06",
          "0974-06", "2974-06", "1974-0x", "1974--6", "1974-+6", "1974-1976", "+974-06", "1974-06?"}) {
        const YearHyphenSummary summary = evidence({row}).summary();
        CAPTURE(row);
        CHECK(std::count(summary.rows.begin(), summary.rows.end(), 0U) == 3);
        CHECK(summary.neither == 0);
    }
}

TEST_CASE("the summary counts, and keeps the first text of each kind") {
    const YearHyphenSummary summary = evidence({"1974-06", "1908-11", "1975-07", "1974-76", "1998-13"}).summary();
    const auto at = [](YearHyphen meaning) { return static_cast<std::size_t>(meaning); };
    CHECK(summary.rows[at(YearHyphen::month)] == 2);
    CHECK(summary.rows[at(YearHyphen::range)] == 1);
    CHECK(summary.rows[at(YearHyphen::ask)] == 1);
    CHECK(summary.neither == 1);
    CHECK(summary.example[at(YearHyphen::month)] == "1974-06");
    CHECK(summary.example[at(YearHyphen::range)] == "1974-76");
    CHECK(summary.contradictory());
    CHECK_FALSE(evidence({"1974-06"}).summary().contradictory());
}

}  // namespace
}  // namespace kalends::year_hyphen_evidence_test
