#include "kalends/normalizer/confidence.hpp"

#include <algorithm>
#include <cmath>

namespace kalends {

double logit(double probability) {
    constexpr double closest = 1e-12;
    const double p = std::clamp(probability, closest, 1 - closest);
    return std::log(p) - std::log1p(-p);
}

double calibrate(const Calibration& calibration, double raw) {
    return 1 / (1 + std::exp(-(calibration.slope * logit(raw) + calibration.offset)));
}

}  // namespace kalends
