#include "calendar/day_time.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "calendar/expression_resolution.hpp"

namespace kalends::day_time_test {
namespace {

using namespace std::chrono_literals;

NumberSpans spans(std::vector<std::string> runs, std::vector<std::string> zones = {}) {
    NumberSpans numbers;
    numbers.signs.assign(runs.empty() ? 0 : runs.size() - 1, U'\0');
    numbers.is_joined_to_word.assign(runs.size(), false);
    numbers.runs = std::move(runs);
    numbers.zones = std::move(zones);
    return numbers;
}

ResolutionOptions asking() {
    ResolutionOptions options;
    options.tells_time = true;
    return options;
}

/// The datetime, or the meanings of what is ambiguous.
std::string datetime(const std::string& text, const ResolutionOptions& options, const NumberSpans& numbers = {}) {
    const ResolvedDate found = resolve(parse_expression(text), options, numbers);
    if (found.validity == Validity::impossible) return "impossible";
    std::string all = found.datetime;
    for (const ResolvedDate& meaning : found.meanings) all += (all.empty() ? "" : " | ") + meaning.datetime;
    return all;
}
std::string datetime(const std::string& text) {
    return datetime(text, asking());
}

Flags flags(const std::string& text, const NumberSpans& numbers = {}) {
    return resolve(parse_expression(text), asking(), numbers).flags;
}

TEST_CASE("hours of 24 and of 12") {
    const NumberSpans numbers = spans({"14", "30", "02", "30"});
    CHECK(datetime("2018-05-09 T14:30", asking(), numbers) == "2018-05-09T14:30");
    CHECK(datetime("2018-05-09 T02:30", asking(), numbers) == "2018-05-09T02:30");
    CHECK(datetime("2018-05-09 T02:30 pm", asking(), numbers) == "2018-05-09T14:30");
    CHECK(datetime("2018-05-09 T12 am") == "2018-05-09T00:00");
    CHECK(datetime("2018-05-09 T12:30 pm") == "2018-05-09T12:30");
    CHECK(datetime("2018-05-09 T00:30 am") == "2018-05-09T00:30");
    CHECK(datetime("2018-05-09 T00:30 pm") == "2018-05-09T12:30");
    CHECK(datetime("2018-05-09 T14:30 pm") == "2018-05-09T14:30");
    CHECK(datetime("2018-05-09 T14:30 am") == "2018-05-09T14:30");  // counts only if it agrees
    CHECK(datetime("2018-05-09 T14") == "2018-05-09T14:00");
}

TEST_CASE("an hour in words, or without minutes, is of either half of the day, where that is asked for") {
    CHECK(datetime("2018-05-09 T05") == "2018-05-09T05:00 | 2018-05-09T17:00");
    CHECK(datetime("2018-05-09 T05", {}).empty());
    CHECK(datetime("2018-05-09 T morning", {}) == "2018-05-09");
    CHECK(resolve(parse_expression("2018-05-09 T05"), {}, {}).validity == Validity::complete);
    CHECK(datetime("2018-05-09 T05:30", asking(), spans({"2018"})) == "2018-05-09T05:30 | 2018-05-09T17:30");
    for (const NumberSpans& numbers : {spans({"9", "2005", "5"}), spans({"2018", "05", "09", "5"})})
        CHECK(datetime("2018-05-09 T05", asking(), numbers) == "2018-05-09T05:00 | 2018-05-09T17:00");
    CHECK(datetime("2018-05-09 T05:18", asking(), spans({"9", "2018"})) == "2018-05-09T05:18 | 2018-05-09T17:18");
    CHECK(datetime("2018-05-09 T05:18", asking(), spans({"9", "2018", "5", "18"})) == "2018-05-09T05:18");
    CHECK(datetime("2018-05-09 T05:18", asking(), spans({"9", "2018", "0518"})) == "2018-05-09T05:18");
}

TEST_CASE("an hour behind ISO's T is of the whole day") {
    NumberSpans numbers = spans({"2018", "05", "09", "05"});
    numbers.signs = U"--t";
    CHECK(datetime("2018-05-09 T05 zone utc", asking(), numbers) == "2018-05-09T05:00Z");
    numbers.signs = U"-- ";
    CHECK(datetime("2018-05-09 T05 zone utc", asking(), numbers) == "2018-05-09T05:00Z | 2018-05-09T17:00Z");
}

TEST_CASE("parts of the day") {
    CHECK(datetime("2018-05-09 T05 morning") == "2018-05-09T05:00");
    CHECK(datetime("2018-05-09 T03 afternoon") == "2018-05-09T15:00");
    CHECK(datetime("2018-05-09 T08 afternoon") == "2018-05-09T20:00");
    CHECK(datetime("2018-05-09 T12 afternoon") == "2018-05-09T12:00");
    CHECK(datetime("2018-05-09 T08 evening") == "2018-05-09T20:00");
    CHECK(datetime("2018-05-09 T12 evening") == "2018-05-10T00:00");
    CHECK(datetime("2018-05-09 T02 night") == "2018-05-09T02:00");
    CHECK(datetime("2018-05-09 T11 night") == "2018-05-09T23:00");
    CHECK(datetime("2018-05-09 T09 afternoon") == "impossible");
    CHECK(datetime("2018-05-09 T01 evening") == "impossible");
    CHECK(datetime("2018-05-09 T noon") == "2018-05-09T12:00");
    CHECK(datetime("2018-05-09 T midnight") == "2018-05-09T00:00 | 2018-05-10T00:00");
    CHECK(datetime("2018-05-09 T morning") == "2018-05-09");
    CHECK(datetime("2018-05-09 T02 noon") == "2018-05-09T14:00");
    CHECK(datetime("2018-05-09 T11 noon") == "2018-05-09T11:00");
    CHECK(datetime("2018-05-09 T07 noon") == "impossible");
    CHECK(datetime("2018-05-09 T01 midnight") == "2018-05-09T01:00");
}

TEST_CASE("past and to the hour") {
    CHECK(datetime("2018-05-09 T03 - half pm") == "2018-05-09T14:30");
    CHECK(datetime("2018-05-09 T05 + half pm") == "2018-05-09T17:30");
    CHECK(datetime("2018-05-09 T05 + quarter morning") == "2018-05-09T05:15");
    CHECK(datetime("2018-05-09 T12 - quarter am") == "2018-05-09T23:45");
    CHECK(datetime("2018-05-09 T05 - 20 minute pm") == "2018-05-09T16:40");
    CHECK(datetime("2018-05-09 T03 - half") == "2018-05-09T02:30 | 2018-05-09T14:30");
    CHECK(datetime("2018-05-09 T + quarter noon") == "2018-05-09T12:15");
}

TEST_CASE("seconds, fractions, and what no clock shows") {
    CHECK(datetime("2018-05-09 T14:30:05 point 050") == "2018-05-09T14:30:05.050");
    CHECK(datetime("2016-12-31 T23:59:60 zone utc") == "2016-12-31T23:59:60Z");
    for (const char* text : {"2018-05-09 T25:61", "2018-05-09 T24:30", "2018-05-09 T14:60", "2018-05-09 T14:30:61",
                             "2018-05-09 T14:30 zone + 99:00", "2018-05-09 T14:30 zone + 02:75",
                             "2018-05-09 T24 + half", "2018-05-09 T23 + 99 minute"})
        CHECK_MESSAGE(datetime(text) == "impossible", text);
    CHECK(datetime("2018-05-09 T24:00") == "2018-05-10T00:00");
    CHECK(flags("2018-05-09 T24:00") == Flags{Flag::end_of_day});
    CHECK(resolve(parse_expression("2018-05-09 T24:00"), {}, {}).iso == "2018-05-09");
}

TEST_CASE("zones") {
    CHECK(datetime("2018-05-09 T14:30 zone utc") == "2018-05-09T14:30Z");
    CHECK(datetime("2018-05-09 T14:30 zone - 03:30") == "2018-05-09T14:30-03:30");
    CHECK(datetime("2018-05-09 T14:30 zone + 02") == "2018-05-09T14:30+02:00");
    const NumberSpans berlin = spans({"02", "30"}, {"Europe/Berlin"}), central = spans({}, {"CST"});
    CHECK(datetime("2018-05-09 T14:30 zone name", asking(), berlin) == "2018-05-09T14:30+02:00");
    CHECK(datetime("1890-05-09 T14:30 zone name", asking(), berlin) == "1890-05-09T14:30");  // +00:53:28
    CHECK(datetime("2018-05-09 T14:30 zone name", asking(), central) == "2018-05-09T14:30");
    CHECK(flags("2018-05-09 T14:30 zone name", central) == Flags{Flag::zone_ambiguous});
    CHECK(flags("2018-03-25 T02:30 zone name", berlin) == Flags{Flag::time_missing});
    CHECK(flags("2018-10-28 T02:30 zone name", berlin) == Flags{Flag::time_twice});
    ResolutionOptions options = asking();
    options.zone_region = "US";
    CHECK(datetime("2018-05-09 T14:30 zone name", options, central) == "2018-05-09T14:30-06:00");
    options.in_utc = true;
    CHECK(datetime("2018-05-09 T20:30 zone name", options, central) == "2018-05-10T02:30Z");
    CHECK(datetime("2018-05-09 T20:30", options) == "2018-05-09T20:30");
}

TEST_CASE("from one time to another on a day") {
    CHECK(datetime("2018-05-09 T14:00 / T16:00") == "2018-05-09T14:00/2018-05-09T16:00");
    CHECK(datetime("T14:00 / 2018-05-09 T16:00") == "2018-05-09T14:00/2018-05-09T16:00");
    CHECK(datetime("2018-04-30 T22:00 / T02:00", asking(), spans({"22", "00", "02", "00"})) ==
          "2018-04-30T22:00/2018-05-01T02:00");
    CHECK(datetime("2018-05-09 T02 / T04 pm") == "2018-05-09T14:00/2018-05-09T16:00");
    CHECK(datetime("2018-05-09 T11 / T02 pm") == "2018-05-09T11:00/2018-05-09T14:00");
    CHECK(datetime("2018-05-09 T11 pm / T02") == "2018-05-09T23:00/2018-05-10T02:00");
    CHECK(datetime("2018-05-09 T14:00 zone utc / T16:00") == "2018-05-09T14:00Z/2018-05-09T16:00Z");
    CHECK(datetime("2018-05-09 T09 / T03 afternoon") == "2018-05-09T09:00/2018-05-09T15:00");
    CHECK(datetime("2018-05-09 T02 / T06 evening") == "2018-05-09T14:00/2018-05-09T18:00");
    CHECK(datetime("2018-05-09 T09 evening / T02") == "2018-05-09T21:00/2018-05-10T02:00");
    CHECK(datetime("2018-05-09 T09 / T05") == "2018-05-09T09:00/2018-05-09T17:00 | 2018-05-09T21:00/2018-05-10T05:00");
    CHECK(datetime("2018-05-09 T10:00 / 2018-05-10 T05:00 pm", asking(), spans({"10", "00", "5", "00"})) ==
          "2018-05-09T10:00/2018-05-10T17:00");
    CHECK(datetime("2018-05-09 T16:00 / 2018-05-09 T14:00") == "impossible");
    CHECK(datetime("2018-05-09 T14:00 / 2018-05-12 T16:00") == "2018-05-09T14:00/2018-05-12T16:00");
    CHECK(datetime("2018-05-09 / 2018-05-12") == "2018-05-09/2018-05-12");
    CHECK(resolve(parse_expression("2018-05-09 T14:00 / ? T16:00"), {}, {}).edtf == "2018-05-09?");
    CHECK(resolve(parse_expression("2018-05-09 T14:00 | ~ T16:00"), {}, {}).edtf == "2018-05-09~");
    CHECK(datetime("2018-05-09 T14:00 / ..") == "");
    CHECK(resolve(parse_expression("2018-05-09 T14:00 / T16:00"), {}, {}).validity == Validity::complete);
}

TEST_CASE("a day that has its year from the reference keeps its zone") {
    ResolutionOptions options = asking();
    options.reference = 2013y / 2 / 12;
    options.prefer = Prefer::past;
    const NumberSpans numbers = spans({"14", "30"}, {"Europe/Berlin"});
    CHECK(datetime("XXXX-05-09 T14:30 zone utc", options, numbers) == "2012-05-09T14:30Z");
    CHECK(datetime("XXXX-05-09 T14:30 zone name", options, numbers) == "2012-05-09T14:30+02:00");
    options.reference.reset();
    options.prefer = Prefer::ask;
    CHECK(datetime("XXXX-05-09 T14:30 zone name", options, numbers) == "");
}

TEST_CASE("several times of one day are that day") {
    const ResolvedDate found = resolve(parse_expression("2018-05-09 T10:00 & T14:00"), {}, {});
    CHECK(found.validity == Validity::complete);
    CHECK(found.edtf == "2018-05-09");
    CHECK(found.datetime.empty());
}

TEST_CASE("counted from a moment") {
    ResolutionOptions options = asking();
    options.reference = Reference(2013y / 2 / 12, 4h + 30min);
    CHECK(datetime("R + 2 hour", options) == "2013-02-12T06:30");
    CHECK(datetime("R - 5 hour", options) == "2013-02-11T23:30");
    CHECK(datetime("R + 1 hour + 5 minute", options) == "2013-02-12T05:35");
    CHECK(datetime("R #0 second", options) == "2013-02-12T04:30");
    CHECK(datetime("R #0 hour", options) == "2013-02-12T04:00/2013-02-12T05:00");
    CHECK(datetime("R - 3 hour / R", options) == "2013-02-12T01:30/2013-02-12T04:30");
    CHECK(datetime("R + 1 day", options) == "2013-02-13");
    CHECK(datetime("R + 30 hour #0 day", options) == "2013-02-13");
    CHECK(datetime("R + 1 day T03 pm", options) == "2013-02-13T15:00");
    CHECK(datetime("T14:30", options) == "2013-02-12T14:30");
    CHECK(datetime("R + 1 month #0 month T14:30", options) == "");
    options.reference->offset = 1h;
    CHECK(datetime("R + 2 hour", options) == "2013-02-12T06:30+01:00");
    options.in_utc = true;
    CHECK(datetime("R + 2 hour", options) == "2013-02-12T05:30Z");
}

}  // namespace
}  // namespace kalends::day_time_test
