#include "normalizer/confidence.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "calendar/date.hpp"
#include "calendar/expression_resolution.hpp"
#include "normalizer/interpretation.hpp"

namespace kalends::confidence_test {
namespace {

TEST_CASE("the identity leaves probabilities as they are") {
    for (const double p : {0.001, 0.3, 0.5, 0.9, 0.999}) CHECK(calibrated({}, p) == doctest::Approx(p));
}

TEST_CASE("certainty stays finite") {
    CHECK(std::isfinite(logit(0)));
    CHECK(std::isfinite(logit(1)));
    CHECK(calibrated({}, 1) == doctest::Approx(1));
    CHECK(calibrated({}, 0) == doctest::Approx(0));
}

TEST_CASE("slope and offset act on the log of the odds") {
    Logistic calibration;
    calibration.slope = 0.5;
    calibration.offset = -1;
    CHECK(logit(calibrated(calibration, 0.9)) == doctest::Approx(0.5 * std::log(9.0) - 1));
    CHECK(calibrated(calibration, 0.9) < calibrated(calibration, 0.95));
}

/// Tuesday 1 2 3, all-numeric; what each symbol adds, digits first.
Hypothesis written(double digits, double weekday, double order) {
    Hypothesis hypothesis;
    for (const symbol::Id digit : {2, 0, 0, 3, 0, 2, 0, 1}) hypothesis.append(digit, std::log(digits) / 8);
    hypothesis.append(*parse_symbol("tue"), std::log(weekday));
    hypothesis.append(*parse_symbol("dmy"), std::log(order));
    hypothesis.append(symbol::end, 0);
    return hypothesis;
}

TEST_CASE("an answer is as sure as all that it hangs on") {
    const Hypothesis hypothesis = written(0.9, 0.5, 0.8);
    CHECK(probability(hypothesis, {}) == doctest::Approx(0.9));
    CHECK(probability(hypothesis, {.weekday = true}) == doctest::Approx(0.45));
    CHECK(probability(hypothesis, {.order = true}) == doctest::Approx(0.72));
    CHECK(probability(hypothesis, {.weekday = true, .order = true}) ==
          doctest::Approx(std::exp(hypothesis.log_probability)));
}

TEST_CASE("which weekday and order are written may not matter; that nothing else follows does") {
    Hypothesis hypothesis = written(0.9, 0.5, 0.8);
    hypothesis.log_no_more_at_weekday = std::log(0.75);
    hypothesis.log_no_more_at_end = std::log(0.5);
    CHECK(probability(hypothesis, {}) == doctest::Approx(0.9 * 0.75 * 0.5));
    CHECK(probability(hypothesis, {.weekday = true}) == doctest::Approx(0.45 * 0.5));
    CHECK(probability(hypothesis, {.order = true}) == doctest::Approx(0.72 * 0.75));
    CHECK(probability(hypothesis, {.weekday = true, .order = true}) ==
          doctest::Approx(std::exp(hypothesis.log_probability)));
    CHECK(probability_without_month(hypothesis, {}) == doctest::Approx(std::pow(0.9, 0.75) * 0.75 * 0.5));
}

TEST_CASE("that a time of the day is written counts always, which one where it is asked for") {
    const std::vector<symbol::Id> symbols = to_symbols(parse_expression("2018-05-09 T14:30"));
    const auto clock = std::ranges::find(symbols, symbol::clock);
    Hypothesis hypothesis;
    for (auto id = symbols.begin(); id != symbols.end(); ++id)
        hypothesis.append(*id, std::log(id == clock ? 0.9 : id == clock + 1 ? 0.5 : 1));
    CHECK(probability(hypothesis, {}) == doctest::Approx(0.9));
    CHECK(probability(hypothesis, {.clock = true}) == doctest::Approx(0.45));
    CHECK(probability_of(Role::clock, hypothesis) == doctest::Approx(0.45));
}

TEST_CASE("a month known from elsewhere adds no doubt") {
    Hypothesis hypothesis = written(1, 0.5, 0.8);
    hypothesis.log_probabilities[4] = std::log(0.25);
    hypothesis.log_probabilities[6] = std::log(0.5);
    CHECK(probability_without_month(hypothesis, {}) == doctest::Approx(0.5));
    CHECK(probability_without_month(hypothesis, {.weekday = true, .order = true}) == doctest::Approx(0.2));
}

TEST_CASE("the month stands one symbol later behind an era") {
    Hypothesis hypothesis;
    hypothesis.append(*parse_symbol("bc"), std::log(0.5));
    for (const symbol::Id digit : {10, 10, 4, 4, 0, 5, 0, 9}) hypothesis.append(digit, 0);
    hypothesis.log_probabilities[5] = std::log(0.25);
    CHECK(probability(hypothesis, {}) == doctest::Approx(0.125));
    CHECK(probability_without_month(hypothesis, {}) == doctest::Approx(0.5));
}

TEST_CASE("weekday and order have probabilities of their own") {
    const Hypothesis hypothesis = written(0.9, 0.5, 0.8);
    CHECK(probability_of(Role::weekday, hypothesis) == doctest::Approx(0.5));
    CHECK(probability_of_order(hypothesis) == doctest::Approx(0.8));
    CHECK(probability_of(Role::weekday, {}) == 1);
}

TEST_CASE("where no order is written, the end tells it") {
    Hypothesis hypothesis;
    hypothesis.append(symbol::none, std::log(0.9));
    hypothesis.append(symbol::end, std::log(0.7));
    CHECK(probability_of_order(hypothesis) == doctest::Approx(0.7));
    CHECK(probability(hypothesis, {}) == doctest::Approx(0.9));
}

struct Case {
    std::string_view written;
    Order order;
    std::vector<std::string> runs;
    bool hangs_on_weekday, hangs_on_order;
    std::array<bool, 3> order_counts_when_told;
};

TEST_CASE("what an answer hangs on beside its digits") {
    constexpr std::array<bool, 3> never{false, false, false}, always{true, true, true}, not_in_mdy{false, true, false};
    for (const Case& c : {
             Case{"2018-05-09", Order::dmy, {"9", "5", "2018"}, true, true, not_in_mdy},    // 9/5/2018
             Case{"2018-05-13", Order::dmy, {"13", "5", "2018"}, false, false, never},      // one date in every order
             Case{"2018-13-31", Order::dmy, {"31", "13", "2018"}, false, false, never},     // impossible in every order
             Case{"2018-05-09", Order::none, {"9", "5", "2018"}, false, true, not_in_mdy},  // said to be settled
             Case{"2018-05-13", Order::none, {"13", "5", "2018"}, false, false, never},     // that makes no difference
             Case{"2018-05-09", Order::none, {"9", "2018"}, false, true, always},           // 9 May 2018
             Case{"XX18-05-09", Order::dmy, {"090518"}, true, true, {false, true, true}},
             Case{"none", Order::none, {"2", "18", "5"}, false, true, always},
         }) {
        CAPTURE(c.written);
        Hypothesis hypothesis;
        hypothesis.symbols = to_symbols(expression_of(made::date(c.written, c.order)));
        hypothesis.log_probabilities.resize(hypothesis.symbols.size());
        const Interpretation read = interpret(hypothesis, NumberSpans{c.runs, std::u32string(c.runs.size() - 1, U'/')});
        const Meaning meaning{read.written, resolve(read.written, {})};
        std::vector<Meaning> as_numeric;
        if (!read.open.empty()) as_numeric = meanings_by_order(read.as_numeric(), read.open, {});
        const Hinges found = hinges(meaning, as_numeric, Order::none);
        CHECK(found.weekday == c.hangs_on_weekday);
        CHECK(found.order == c.hangs_on_order);
        for (std::size_t i = 0; i < told_orders.size(); ++i) {
            const Hinges told = hinges(meaning, as_numeric, told_orders.at(i));
            CHECK_FALSE(told.weekday);
            CHECK(told.order == c.order_counts_when_told.at(i));
        }
    }
}

TEST_CASE("what is more than a lone date hangs on its weekdays, and on its order only where that decides") {
    const auto found = [](std::string_view written, std::vector<std::string> runs, Order told) {
        Hypothesis hypothesis;
        hypothesis.symbols = to_symbols(parse_expression(written));
        hypothesis.log_probabilities.resize(hypothesis.symbols.size());
        const Interpretation read = interpret(hypothesis, NumberSpans{runs, std::u32string(runs.size() - 1, U'/')});
        std::vector<Meaning> as_numeric;
        if (!read.open.empty()) as_numeric = meanings_by_order(read.as_numeric(), read.open, {});
        return hinges({read.written, resolve(read.written, {})}, as_numeric, told);
    };
    const Hinges all{.weekday = true, .order = true}, no_order{.weekday = true, .order = false};
    CHECK(found("R fri", {"1"}, Order::none) == all);
    CHECK(found("1914 / 1918", {"1914", "1918"}, Order::dmy) == all);
    const std::vector<std::string> clear{"26", "06", "1978", "27", "06", "1978"};
    CHECK(found("1978-06-26 / 1978-06-27 dmy", clear, Order::none) == no_order);
    const std::vector<std::string> open{"05", "06", "1978", "07", "06", "1978"};
    CHECK(found("1978-06-05 / 1978-06-07 dmy", open, Order::none) == all);
    CHECK(found("1978-06-05 / 1978-06-07 dmy", open, Order::dmy) == no_order);
    CHECK(found("1978-06-05 / 1978-06-07 dmy", open, Order::mdy) == all);
}

TEST_CASE("calibrated by evidence is a lone date, by its kind what is more") {
    CHECK_FALSE(calibrated_kind({}, Evidence::named).has_value());
    for (const char* lone : {"2018-05-09", "2018-05-09 wed dmy", "1849-21", "bc 0044", "XXXX-05"})
        CHECK_FALSE(calibrated_kind(parse_expression(lone), Evidence::named).has_value());
    CHECK(calibrated_kind(parse_expression("186X"), Evidence::named) == Kind::period);
    CHECK_FALSE(calibrated_kind(parse_expression("julian 1761-11-08"), Evidence::shared).has_value());
    CHECK(calibrated_kind(parse_expression("1914 / .."), Evidence::named) == Kind::interval);
    CHECK(calibrated_kind(parse_expression("2018-05-09 T14:30"), Evidence::named) == Kind::day);
    Calibration calibration;
    calibration.by_evidence[static_cast<std::size_t>(Evidence::named)].offset = 1;
    calibration.by_kind[static_cast<std::size_t>(Kind::several)].offset = 2;
    CHECK(logistic_of(calibration, std::nullopt, Evidence::named).offset == 1);
    CHECK(logistic_of(calibration, Kind::several, Evidence::named).offset == 2);
}

TEST_CASE("two calendars that agree were hardly both misread") {
    ResolvedDate day, month, alone;
    day.validity = alone.validity = Validity::complete;
    month.validity = Validity::partial;
    day.flags = month.flags = {Flag::calendars_agree};
    CHECK(probability_given_agreement(0.5, day) == doctest::Approx(30.0 / 31));
    CHECK(probability_given_agreement(0.5, month) == doctest::Approx(12.0 / 13));
    CHECK(probability_given_agreement(0.5, alone) == 0.5);
    CHECK(probability_given_agreement(0, day) == 0);
    CHECK(probability_given_agreement(1, day) == 1);
}

TEST_CASE("what can't be leaves its probability to the others, unless the model was surer of it than not") {
    CHECK(probability_without(0.3, 0.4) == doctest::Approx(0.5));
    CHECK(probability_without(0.3, 0) == 0.3);
    CHECK(probability_without(0.6, 0.5) == 1);
    CHECK(probability_without(0.09, 0.9) == 0.09);
    CHECK(probability_without(0, 1) == 0);
}

TEST_CASE("a reading whose calendars lie days apart is less likely") {
    CHECK(probability_given_difference(0.5) == doctest::Approx(1.0 / 21));
    CHECK(probability_given_difference(0) == 0);
    CHECK(probability_given_difference(1) == 1);
}

}  // namespace

}  // namespace kalends::confidence_test
