#pragma once

#include "kalends/checkpoint/checkpoint.hpp"

namespace kalends {

/// Log of the odds of a probability, held away from 0 and 1 so that it stays finite.
double logit(double probability);

/// sigmoid(slope * logit(raw) + offset) (Platt 1999): the model's probability as the share of such answers that are
/// right.
double calibrate(const Calibration&, double raw);

}  // namespace kalends
