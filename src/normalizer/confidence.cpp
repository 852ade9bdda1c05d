#include "normalizer/confidence.hpp"

#include <algorithm>
#include <cmath>

namespace kalends {
namespace {

bool is_weekday(symbol::Id s) {
    return s >= symbol::weekday_1 && s <= symbol::weekday_1 + 6;
}

/// `end` stands where an order's symbol could: it says that there is none.
bool tells_order(symbol::Id s) {
    return (s >= symbol::order_dmy && s <= symbol::order_ymd) || s == symbol::end;
}

/// Of those symbols that `counts` holds for; it is given the symbol and its place.
template <class Predicate>
double probability_of(const Hypothesis& hypothesis, Predicate counts) {
    double sum = 0;
    for (std::size_t i = 0; i < hypothesis.symbols.size(); ++i)
        if (counts(hypothesis.symbols[i], i)) sum += hypothesis.log_probabilities[i];
    const double probability = std::exp(sum);
    return std::isfinite(probability) ? probability : 0;  // a model whose sums overflow knows nothing
}

bool hang_on(symbol::Id s, Hinges hinges) {
    return is_weekday(s) ? hinges.weekday : tells_order(s) ? hinges.order : true;
}

}  // namespace

double logit(double probability) {
    constexpr double closest = 1e-12;
    const double p = std::clamp(probability, closest, 1 - closest);
    return std::log(p) - std::log1p(-p);
}

double calibrated(const Logistic& calibration, double raw) {
    return 1 / (1 + std::exp(-(calibration.slope * logit(raw) + calibration.offset)));
}

double probability(const Hypothesis& hypothesis, Hinges hinges) {
    return probability_of(hypothesis, [&](symbol::Id s, std::size_t) { return hang_on(s, hinges); });
}

double probability_without_month(const Hypothesis& hypothesis, Hinges hinges) {
    const std::size_t first = first_digit(hypothesis.symbols) + 4, last = first + 1;  // after the digits of the year
    return probability_of(hypothesis,
                          [&](symbol::Id s, std::size_t i) { return (i < first || i > last) && hang_on(s, hinges); });
}

double probability_of_weekday(const Hypothesis& hypothesis) {
    return probability_of(hypothesis, [](symbol::Id s, std::size_t) { return is_weekday(s); });
}

double probability_of_order(const Hypothesis& hypothesis) {
    return probability_of(hypothesis, [](symbol::Id s, std::size_t) { return tells_order(s); });
}

}  // namespace kalends
