#include "columns/calendar_evidence.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "kalends/language/symbols.hpp"
#include "normalizer/transcript.hpp"

namespace kalends::calendar_evidence_test {
namespace {

Transcript read(const std::string& written, const std::vector<std::string>& runs = {}) {
    Transcript transcript;
    transcript.guesses.emplace_back();
    for (const symbol::Id id : to_symbols(parse_expression(written)))
        transcript.guesses.front().hypothesis.append(id, 0);
    transcript.numbers.runs = runs;
    transcript.numbers.signs = std::u32string(runs.size(), U'/');
    transcript.numbers.is_joined_to_word.assign(runs.size(), false);
    return transcript;
}

ToldCalendar decided(const std::vector<Transcript>& rows) {
    CalendarEvidence evidence;
    for (const Transcript& row : rows) evidence.add(row, "text");
    return evidence.summary().decide();
}

const Transcript bare = read("1397-02-19", {"1397", "02", "19"}), persian = read("persian 1397-02-19", {"19", "1397"}),
                 islamic = read("islamic 1439-08-23", {"23", "1439"}), ours = read("2018-05-09", {"9", "2018"});

}  // namespace

TEST_CASE("the only calendar that is named counts bare numbers") {
    CHECK(decided({}) == ToldCalendar::none);
    CHECK(decided({bare, bare}) == ToldCalendar::none);
    CHECK(decided({bare, persian, bare}) == ToldCalendar::persian);
    CHECK(decided({persian, islamic}) == ToldCalendar::none);
    CHECK(decided({persian, ours}) == ToldCalendar::none);
    Transcript unsure_ours = ours;
    unsure_ours.guesses.front().hypothesis.log_probability = -0.5;
    CHECK(decided({persian, unsure_ours}) == ToldCalendar::none);
    CHECK(decided({ours, ours}) == ToldCalendar::none);
    const Transcript three_digits = read("0102-02-23", {"23", "02", "102"}), named = read("1902-05-23", {"23", "1902"});
    CHECK(decided({persian, three_digits}) == ToldCalendar::persian);
    CHECK(decided({persian, named}) == ToldCalendar::none);
}

TEST_CASE("where several are named, those are in doubt that enough rows name") {
    const auto in_doubt = [](std::size_t of_ours, std::size_t of_persian, std::size_t of_chinese = 0) {
        CalendarSummary summary;
        if (of_ours > 0) summary.add(ToldCalendar::gregorian, "9 May 2018", of_ours);
        if (of_persian > 0) summary.add(ToldCalendar::persian, "19 Mehr 1397", of_persian);
        if (of_chinese > 0) summary.add(ToldCalendar::chinese, "正月初一", of_chinese);
        return summary.in_doubt();
    };
    ToldCalendars persian_alone;
    persian_alone[static_cast<std::size_t>(ToldCalendar::persian)] = true;
    CHECK(in_doubt(10, 1) == persian_alone);
    CHECK(in_doubt(0, 1, 1) == persian_alone);
    CHECK(in_doubt(11, 1).none());
    CHECK(in_doubt(0, 2).none());
    CHECK(in_doubt(5, 0).none());
    CHECK(in_doubt(5, 0, 5).none());
}

TEST_CASE("texts of two calendars and those that were not read say nothing") {
    CalendarEvidence evidence;
    evidence.add(read("islamic 1215 = ad 1800", {"1215", "1800"}), "1215 AH (1800 CE)");
    evidence.add(Transcript(), "");
    Transcript refused = persian;
    refused.guesses.front().is_no_answer = true;
    evidence.add(refused, "19 Mohr 1397");
    Transcript unsure = persian;
    unsure.guesses.front().hypothesis.log_probability = -0.5;
    evidence.add(unsure, "19 Mehr 1397");
    CHECK(evidence.summary() == CalendarSummary());
    evidence.add(read("buddhist 2561-05-09", {"9", "2561"}), "9 พ.ค. 2561", 3);
    CHECK(evidence.summary().of(ToldCalendar::buddhist) == 3);
    CHECK(evidence.summary().decide() == ToldCalendar::buddhist);
}

}  // namespace kalends::calendar_evidence_test
