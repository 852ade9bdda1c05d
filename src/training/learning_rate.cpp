#include "training/learning_rate.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace kalends {
namespace {

/// From 1 at the start to 0 at the end.
double remaining(Decay decay, double share) {
    switch (decay) {
        case Decay::none:
            return 1;
        case Decay::linear:
            return 1 - share;
        case Decay::cosine:
            return (1 + std::cos(std::numbers::pi * share)) / 2;
    }
    return 1;
}

}  // namespace

double learning_rate(const TrainingOptions& options, std::uint64_t step, double share) {
    const double warm_up = static_cast<double>(step) / static_cast<double>(options.warm_up_steps + 1);
    const double left = remaining(options.decay, std::clamp(share, 0.0, 1.0));
    return options.learning_rate * std::min(1.0, warm_up) * (options.final_rate + (1 - options.final_rate) * left);
}

}  // namespace kalends
