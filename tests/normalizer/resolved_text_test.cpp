#include "normalizer/resolved_text.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "calendar/date.hpp"
#include "normalizer/resolved_texts.hpp"

namespace kalends::resolved_text_test {
namespace {

Guess guess(std::string_view written, double probability, Order order = Order::none) {
    Guess made;
    const std::vector<symbol::Id> symbols = to_symbols(expression_of(made::date(written, order)));
    for (const symbol::Id id : symbols) made.hypothesis.append(id, std::log(probability) / 8);
    return made;
}

TEST_CASE("an order that is told chooses the meaning, and how sure it is") {
    const ResolvedText numeric = made::fifth_or_sixth();
    CHECK(numeric.first.under(Order::dmy).resolved.iso == "2018-06-05");
    CHECK(numeric.first.under(Order::mdy).resolved.iso == "2018-05-06");
    CHECK(numeric.first.under(Order::none).resolved.iso == "2018-06-05");

    Resolution named = made::resolution("2018-05-09", 0.6);
    named.confidence_told = {0.9, 0.6, 0.7};
    CHECK(named.confidence_under(Order::none) == 0.6);
    CHECK(named.confidence_under(Order::dmy) == 0.9);
    CHECK(named.confidence_under(Order::ymd) == 0.7);
    CHECK(named.under(Order::dmy).resolved.iso == "2018-05-09");
}

TEST_CASE("a transcript is resolved by the options, which it does not know") {
    Transcript transcript;
    transcript.guesses = {guess("XX18-05-09", 0.9, Order::dmy)};
    transcript.numbers = {{"09", "05", "18"}, U"//"};
    NormalizerOptions options;
    CHECK(resolve(transcript, options, {}).first.meaning.resolved.iso == "2018-05-09");
    CHECK(resolve(transcript, options, {}).first.by_order.size() == 3);
    options.resolution.century_pivot = 10;
    CHECK(resolve(transcript, options, {}).first.meaning.resolved.iso == "1918-05-09");
}

TEST_CASE("a number alone is a year of the calendar that is told") {
    Transcript transcript;
    transcript.guesses = {guess("5699", 0.01)};
    const auto answer = [&](const char* number, const NormalizerOptions& options) {
        transcript.bare_number = number;
        transcript.numbers = {{number}, U""};
        const Resolution found = resolve(transcript, options, {}).first;
        return found.confidence == 1 ? found.meaning.resolved.edtf : std::string("unsure");
    };
    NormalizerOptions told, of_column;
    told.resolution.calendar = ToldCalendar::hebrew;
    of_column.resolution.calendar_of_column = ToldCalendar::hebrew;
    CHECK(answer("5699", told) == "1938/1939");
    CHECK(answer("5699", of_column) == "1938/1939");
    CHECK(answer("703", told) == "1942/1943");
    CHECK(answer("703", of_column) == "unsure");
    CHECK(answer("5699", {}) == "unsure");
    CHECK(answer("9999", told) == "unsure");
    CHECK(answer("56.9", told) == "unsure");
    told.resolution.calendar = ToldCalendar::gregorian;
    CHECK(answer("5699", told) == "unsure");
}

TEST_CASE("an order that is told counts more than words beside numbers with slashes") {
    Transcript transcript;
    transcript.guesses = {guess("2021-09-08", 0.9)};
    transcript.numbers = {{"08", "09", "2021"}, U"//"};
    const ResolvedText read = resolve(transcript, {}, {});
    CHECK(read.first.by_order.empty());
    CHECK(read.first.under(Order::none).resolved.iso == "2021-09-08");
    CHECK(read.first.under(Order::mdy).resolved.iso == "2021-08-09");
    transcript.numbers = {{"08", "09", "2021"}, U".."};
    CHECK(resolve(transcript, {}, {}).first.under(Order::mdy).resolved.iso == "2021-09-08");
}

TEST_CASE("a weekday that neither order has decides for none") {
    Transcript transcript;
    Guess made;
    const Expression friday = expression_of(made::date("2021-09-08", Order::none, Weekday::friday));
    for (const symbol::Id id : to_symbols(friday)) made.hypothesis.append(id, -0.01);
    transcript.guesses = {made};
    transcript.numbers = {{"08", "09", "2021"}, U"//"};
    CHECK(resolve(transcript, {}, {}).first.by_order.size() == 3);
}

TEST_CASE("a weekday that several orders have decides for none") {
    const auto orders_of = [](const char* day, Weekday weekday, std::vector<std::string> runs) {
        Transcript transcript;
        Guess made;
        for (const symbol::Id id : to_symbols(expression_of(made::date(day, Order::none, weekday))))
            made.hypothesis.append(id, -0.01);
        transcript.guesses = {made};
        transcript.numbers = {std::move(runs), U"//"};
        return resolve(transcript, {}, {}).first.by_order.size();
    };
    CHECK(orders_of("1978-05-09", Weekday::tuesday, {"9", "5", "1978"}) == 3);
    CHECK(orders_of("2021-09-08", Weekday::wednesday, {"8", "9", "2021"}) == 0);
    CHECK(orders_of("XXXX-05-09", Weekday::tuesday, {"9", "5"}) == 0);
    CHECK(orders_of("2015-05-05", Weekday::tuesday, {"5", "5", "2015"}) == 0);
    CHECK(orders_of("XX15-05-05", Weekday::tuesday, {"5", "5", "15"}) == 0);
}

TEST_CASE("what is misread or borne out by nothing is ruled out, and never sure") {
    Transcript transcript;
    transcript.guesses = {guess("2018-05-09", 0.9)};
    CHECK(resolve(transcript, {}, {}).first.confidence > 0.5);
    transcript.guesses.front().evidence = Evidence::missing;
    CHECK(resolve(transcript, {}, {}).first.is_ruled_out);
    CHECK(resolve(transcript, {}, {}).first.confidence == 0);
    transcript.guesses = {guess("2018-05-03", 0.9, Order::dmy)};
    transcript.numbers = {{"3", "4", "2018"}, U"//"};
    CHECK(resolve(transcript, {}, {}).first.is_ruled_out);
}

TEST_CASE("where the month is a name's, how sure the date is depends on the rest") {
    Transcript transcript;
    Guess& first = transcript.guesses.emplace_back(guess("2018-12-09", 1));
    first.hypothesis.log_probabilities[0] = std::log(0.9);
    first.hypothesis.log_probabilities[4] = std::log(0.01);
    first.hypothesis.log_probabilities[7] = std::log(0.5);
    first.is_month_by_name = true;
    const Resolution read = resolve(transcript, {}, {}).first;
    CHECK(read.confidence == doctest::Approx(0.45));
    CHECK(read.confidence_told[0] == doctest::Approx(0.45));
}

TEST_CASE("the confidence of what is more than a date is calibrated by its kind, of all guesses") {
    Transcript transcript;
    for (const char* said : {"1914 / 1918", "1914 | 1918", "1914"}) {
        Guess& one = transcript.guesses.emplace_back();
        for (const symbol::Id id : to_symbols(parse_expression(said))) one.hypothesis.append(id, 0);
        one.hypothesis.log_probabilities.front() = std::log(0.5);
    }
    Calibration calibration;
    calibration.by_kind[static_cast<std::size_t>(Kind::interval)].offset = 1;
    calibration.by_kind[static_cast<std::size_t>(Kind::several)].offset = -1;
    NormalizerOptions options;
    options.n_best = 3;
    const ResolvedText row = resolve(transcript, options, calibration);
    CHECK(row.first.confidence == doctest::Approx(1 / (1 + std::exp(-1.0))));
    REQUIRE(row.next_best.size() == 2);
    CHECK(row.next_best[0].confidence == doctest::Approx(0.5));
    CHECK(row.next_best[1].confidence == doctest::Approx(1 / (1 + std::exp(1.0))));
}

TEST_CASE("the next best follow, the surest first, as many as are wanted") {
    Transcript transcript;
    transcript.guesses = {guess("2018-07-09", 0.4), guess("2018-XX-09", 0.1), guess("2018-07-XX", 0.3)};
    NormalizerOptions options;
    options.n_best = 3;
    const ResolvedText three = resolve(transcript, options, {});
    REQUIRE(three.next_best.size() == 2);
    CHECK(to_string(three.next_best[0].meaning.written) == "2018-07");
    CHECK(to_string(three.next_best[1].meaning.written) == "2018-XX-09");
    options.n_best = 2;
    CHECK(resolve(transcript, options, {}).next_best.size() == 1);
    CHECK(resolve(transcript, {}, {}).next_best.empty());
}

TEST_CASE("an empty text is surely no date") {
    Transcript empty;
    empty.flags = {Flag::truncated};
    const ResolvedText row = resolve(empty, {}, {});
    CHECK(row.first.meaning.resolved.validity == Validity::none);
    CHECK(row.first.confidence == 1);
    CHECK(row.flags == Flags{Flag::truncated});
}

}  // namespace

}  // namespace kalends::resolved_text_test
