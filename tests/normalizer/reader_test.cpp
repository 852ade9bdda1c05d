#include "normalizer/reader.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "kalends/text/normalized_text.hpp"
#include "normalizer/confidence.hpp"

namespace kalends {
namespace {

MonthNames some_names() {
    MonthNames names;
    names.add(U"july", 7);
    names.add(U"december", 12);
    names.add(U"juuni", 6);
    names.add(U"juuli", 7);
    return names;
}

Hypothesis guess(const char* date, double probability, Order order = Order::none) {
    WrittenDate written = parse_written_date(date);
    written.order = order;
    const std::vector<symbol::Id> symbols = to_symbols(written);
    Hypothesis hypothesis;
    hypothesis.append(symbols.front(), std::log(probability));
    for (std::size_t i = 1; i < symbols.size(); ++i) hypothesis.append(symbols[i], 0);
    return hypothesis;
}

std::vector<Read> read(std::string_view text, std::vector<Hypothesis> guesses) {
    return Reader(some_names(), {}).rerank(std::move(guesses), normalize_text(text).code_points, {});
}

std::vector<std::string> dates(const std::vector<Read>& all) {
    std::vector<std::string> dates;
    for (const Read& one : all) dates.push_back(to_string(one.reading.written));
    return dates;
}

using Dates = std::vector<std::string>;

TEST_CASE("numbers that are not in the text, months without evidence or understanding need a second look") {
    const Reader reader(some_names(), {});
    const auto needs = [&](std::string_view text, const char* date, Order order = Order::none) {
        const std::u32string normalized = normalize_text(text).code_points;
        return reader.needs_second_look(reader.read(guess(date, 0.9, order), normalized, {}).reading, normalized);
    };
    CHECK(needs("Decembek 3/4/2018", "2018-05-03", Order::dmy));
    CHECK_FALSE(needs("Decembek 3/4/2018", "2018-04-03", Order::dmy));
    CHECK(needs("9 Decembek 2018", "2018-07-09"));
    CHECK(needs("9 Decembek 2018", "2018-XX-09"));
    CHECK_FALSE(needs("9 Xandikos 2018", "2018-XX-09"));  // nothing to tell more
    CHECK_FALSE(needs("9 December 2018", "2018-12-09"));
    CHECK_FALSE(needs("December 2018", "2018-12-XX"));
    CHECK_FALSE(needs("nothing", "none"));
    CHECK_FALSE(needs("3/4/2018", "2018-05-03", Order::dmy));
    const Reading unread = reader.read(guess("2018-XX-09", 0.9), U"9 decembek 2018", {}).reading;
    CHECK_FALSE(Reader({}, {}).needs_second_look(unread, U"9 decembek 2018"));  // no names to compare with
}

TEST_CASE("a misspelt month that was not understood is the next guess that it bears out") {
    const std::vector<Read> all =
        read("9 Decembek 2018", {guess("2018-XX-09", 0.6), guess("2018-XX-XX", 0.2), guess("2018-12-09", 0.1)});
    CHECK(dates(all) == Dates{"2018-12-09", "2018-XX-09", "2018-XX-XX"});
    CHECK(all.front().reading.evidence == Evidence::resembling);
}

TEST_CASE("then the month is the name's, and how sure the date is depends on the rest") {
    Hypothesis second = guess("2018-12-09", 0.9);  // of the first digit
    second.log_probabilities[4] = std::log(0.01);
    second.log_probabilities[7] = std::log(0.5);
    const std::vector<Read> all = read("9 Decembek 2018", {guess("2018-03-09", 0.9), second});
    CHECK(dates(all).front() == "2018-12-09");
    CHECK(all.front().reading.confidence == doctest::Approx(0.45));
    CHECK(all.front().reading.confidence_told[0] == doctest::Approx(0.45));
}

TEST_CASE("nothing else than a misspelt name moves a first guess") {
    CHECK(dates(read("9 Xandikos 7 2018", {guess("2018-XX-09", 0.6), guess("2018-07-09", 0.3)})).front() ==
          "2018-XX-09");
    CHECK(dates(read("9 Xdecemberx 2018", {guess("2018-XX-09", 0.6), guess("2018-12-09", 0.3)})).front() ==
          "2018-XX-09");
    CHECK(dates(read("9 juubi 2018", {guess("2018-XX-09", 0.6), guess("2018-07-09", 0.3)})).front() == "2018-XX-09");
    CHECK(dates(read("9 Decembek 2018", {guess("2018-XX-09", 0.6), guess("2018-12-19", 0.3)})).front() == "2018-XX-09");
    CHECK(dates(read("9 Decembek 2018", {guess("2018-XX-09", 0.6), guess("2018-12-XX", 0.3)})).front() == "2018-XX-09");
    CHECK(dates(read("9 July, Decembek", {guess("XXXX-07-09", 0.5), guess("XXXX-12-09", 0.4)})).front() ==
          "XXXX-07-09");
}

TEST_CASE("what follows the first guess is sorted") {
    const std::vector<Read> all =
        read("9 July 2018", {guess("2018-07-09", 0.4), guess("2018-XX-09", 0.1), guess("2018-07-XX", 0.3)});
    CHECK(dates(all) == Dates{"2018-07-09", "2018-07-XX", "2018-XX-09"});
}

}  // namespace
}  // namespace kalends
