#pragma once

#include <cstdint>

#include "kalends/training/options.hpp"

namespace kalends {

/// Learning rate of a step: a linear warm-up over the first steps (Goyal et al. 2017, section 2.2) times a decay over
/// the whole budget, linear or along half a cosine (Loshchilov and Hutter 2017, equation 5), down to `final_rate`.
/// @param step 1 for the first
/// @param share how much of the budget is used up before this step, 0..1
double learning_rate(const TrainingOptions&, std::uint64_t step, double share);

}  // namespace kalends
