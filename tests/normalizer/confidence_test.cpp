#include "kalends/normalizer/confidence.hpp"

#include <doctest/doctest.h>

#include <cmath>

namespace kalends {
namespace {

TEST_CASE("the identity leaves probabilities as they are") {
    for (const double p : {0.001, 0.3, 0.5, 0.9, 0.999}) CHECK(calibrate({}, p) == doctest::Approx(p));
}

TEST_CASE("certainty stays finite") {
    CHECK(std::isfinite(logit(0)));
    CHECK(std::isfinite(logit(1)));
    CHECK(calibrate({}, 1) == doctest::Approx(1));
    CHECK(calibrate({}, 0) == doctest::Approx(0));
}

TEST_CASE("slope and offset act on the log of the odds") {
    Calibration calibration;
    calibration.slope = 0.5;
    calibration.offset = -1;
    CHECK(logit(calibrate(calibration, 0.9)) == doctest::Approx(0.5 * std::log(9.0) - 1));
    CHECK(calibrate(calibration, 0.9) < calibrate(calibration, 0.95));
}

}  // namespace
}  // namespace kalends
