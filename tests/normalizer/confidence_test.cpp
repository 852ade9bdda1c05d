#include "normalizer/confidence.hpp"

#include <doctest/doctest.h>

#include <cmath>

namespace kalends {
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
    hypothesis.append(symbol::weekday_1 + 1, std::log(weekday));
    hypothesis.append(symbol::order_dmy, std::log(order));
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

TEST_CASE("a month known from elsewhere adds no doubt") {
    Hypothesis hypothesis = written(1, 0.5, 0.8);
    hypothesis.log_probabilities[4] = std::log(0.25);
    hypothesis.log_probabilities[6] = std::log(0.5);
    CHECK(probability_without_month(hypothesis, {}) == doctest::Approx(0.5));
    CHECK(probability_without_month(hypothesis, {.weekday = true, .order = true}) == doctest::Approx(0.2));
}

TEST_CASE("the month stands one symbol later behind an era") {
    Hypothesis hypothesis;
    hypothesis.append(symbol::era_bc, std::log(0.5));
    for (const symbol::Id digit : {10, 10, 4, 4, 0, 5, 0, 9}) hypothesis.append(digit, 0);
    hypothesis.log_probabilities[5] = std::log(0.25);
    CHECK(probability(hypothesis, {}) == doctest::Approx(0.125));
    CHECK(probability_without_month(hypothesis, {}) == doctest::Approx(0.5));
}

TEST_CASE("weekday and order have probabilities of their own") {
    const Hypothesis hypothesis = written(0.9, 0.5, 0.8);
    CHECK(probability_of_weekday(hypothesis) == doctest::Approx(0.5));
    CHECK(probability_of_order(hypothesis) == doctest::Approx(0.8));
    CHECK(probability_of_weekday({}) == 1);
}

TEST_CASE("where no order is written, the end tells it") {
    Hypothesis hypothesis;
    hypothesis.append(symbol::none, std::log(0.9));
    hypothesis.append(symbol::end, std::log(0.7));
    CHECK(probability_of_order(hypothesis) == doctest::Approx(0.7));
    CHECK(probability(hypothesis, {}) == doctest::Approx(0.9));
}

}  // namespace
}  // namespace kalends
