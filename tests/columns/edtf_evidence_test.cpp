#include "columns/edtf_evidence.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace kalends::edtf_evidence_test {
namespace {

using Rows = std::vector<std::string>;

EdtfEvidence evidence(const Rows& rows) {
    EdtfEvidence evidence;
    for (const std::string& row : rows) evidence.add(row);
    return evidence;
}

bool decided(Rows rows) {
    const bool forwards = evidence(rows).summary().decide();
    std::reverse(rows.begin(), rows.end());
    CHECK(evidence(rows).summary().decide() == forwards);
    return forwards;
}

TEST_CASE("a column that is all EDTF, with a row that nobody else writes") {
    for (const Rows& rows : std::vector<Rows>{{"186X"},
                                              {"1874", "1874-05", "2001-21", "1874~"},
                                              {"", "1874-05-09 ", " ", "[1874,1876]"},
                                              {"1874/1876", "1874/.."},
                                              {"2001-21", "2021-21"},
                                              {"1921-22", "1998-24"},
                                              {"1998-41", "1998-05"},
                                              {"1998-24?"}}) {
        CAPTURE(rows);
        CHECK(decided(rows));
    }
}

TEST_CASE("a column that may be something else") {
    for (const Rows& rows : std::vector<Rows>{{},
                                              {"", ""},
                                              {"1921-22", "1922-23", "1923-24"},
                                              {"2001-21"},
                                              {"1874", "1874-05", "1874-05-09", "1874?"},
                                              {"1874/1876", "[1874]"},
                                              {"-1998-24"},
                                              {"XX98-24"},
                                              {"186X", "c. 1874"},
                                              {"186X", "1874 -05"},
                                              {"1998-24", "1998-42"},
                                              {"1998-24", "1998-13"},
                                              {"XXXX", "1874"}}) {
        CAPTURE(rows);
        CHECK_FALSE(decided(rows));
    }
}

TEST_CASE("the summary counts, and keeps the first proof") {
    const EdtfSummary summary = evidence({"1874", "", "186X", "1998-24", "spring 1998"}).summary();
    CHECK(summary.rows == 4);
    CHECK(summary.others == 1);
    CHECK(summary.proofs == 2);
    CHECK(summary.example == "186X");
}

}  // namespace
}  // namespace kalends::edtf_evidence_test
