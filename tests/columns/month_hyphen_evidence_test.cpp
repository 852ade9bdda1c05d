#include "columns/month_hyphen_evidence.hpp"

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <vector>

#include "kalends/language/symbols.hpp"
#include "normalizer/transcript.hpp"

namespace kalends::month_hyphen_evidence_test {
namespace {

/// As a reader gives it, of a text whose only number stands behind a month and a hyphen.
Transcript read(const std::string& written, const std::string& digits, bool is_joined = true) {
    Transcript transcript;
    transcript.guesses.emplace_back();
    for (const symbol::Id id : to_symbols(parse_expression(written)))
        transcript.guesses.front().hypothesis.append(id, 0);
    transcript.numbers = {{digits}, U"", {is_joined}};
    return transcript;
}

struct Row {
    std::string written, digits;
};

MonthHyphen decided(const std::vector<Row>& rows) {
    MonthHyphenEvidence evidence;
    for (const Row& row : rows) evidence.add(read(row.written, row.digits), "text");
    return evidence.summary().decide();
}

const Row either{"XXXX-01-05", "05"}, year{"XX55-03", "55"}, day{"XXXX-03-05", "5"};

}  // namespace

TEST_CASE("rows that can be one of them decide") {
    CHECK(decided({}) == MonthHyphen::ask);
    CHECK(decided({either, either}) == MonthHyphen::ask);
    CHECK(decided({either, year}) == MonthHyphen::year);
    CHECK(decided({either, day}) == MonthHyphen::day);
    CHECK(decided({day, year}) == MonthHyphen::ask);
}

TEST_CASE("rows in numbers that can be one alone are counted") {
    const auto add = [](MonthHyphenEvidence& evidence, const std::string& written, const char* first,
                        const char* second) {
        Transcript transcript = read(written, first);
        transcript.numbers = {{first, second}, U"/", {false, false}};
        evidence.add(transcript, std::string(first) + '/' + second);
    };
    MonthHyphenEvidence evidence;
    add(evidence, "XXXX-05-20 mdy", "05", "20");
    CHECK(evidence.summary().rows == std::array<std::size_t, 3>{});
    add(evidence, "XXXX-99-11 dmy", "11", "99");
    CHECK(evidence.summary().decide() == MonthHyphen::year);
    add(evidence, "XXXX-12-25 dmy", "25", "12");
    CHECK(evidence.summary().decide() == MonthHyphen::ask);
}

TEST_CASE("other rows and texts that were not read say nothing") {
    MonthHyphenEvidence evidence;
    evidence.add(read("XX55-03", "55", false), "Mar 55");
    evidence.add(Transcript(), "");
    Transcript refused = read("XX55-03", "55");
    refused.guesses.front().is_no_answer = true;
    evidence.add(refused, "Mor-55");
    CHECK(evidence.summary().decide() == MonthHyphen::ask);
    evidence.add(read("XX55-03", "55"), "Mar-55", 3);
    CHECK(evidence.summary().of(MonthHyphen::year) == 3);
    CHECK(evidence.summary().example[2] == "Mar-55");
}

}  // namespace kalends::month_hyphen_evidence_test
