#pragma once

#include "decoding/hypothesis.hpp"
#include "kalends/checkpoint/checkpoint.hpp"
#include "normalizer/hinges.hpp"

namespace kalends {

/// Log of the odds of a probability, held away from 0 and 1 so that it stays finite.
double logit(double probability);

/// sigmoid(slope * logit(raw) + offset) (Platt 1999): the model's probability as the share of such answers that are
/// right.
double calibrated(const Logistic&, double raw);

/// The model's probability of the digits it wrote, and of the other symbols that the answer hangs on.
double probability(const Hypothesis&, Hinges);
/// The same without the two digits of the month, for one that is known from elsewhere. Of a date in calendar form.
double probability_without_month(const Hypothesis&, Hinges);

/// The model's probability of the weekday that it wrote, and of the order, or that there is none; 1 without a weekday.
double probability_of_weekday(const Hypothesis&);
double probability_of_order(const Hypothesis&);

}  // namespace kalends
