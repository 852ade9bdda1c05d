#include "training/learning_rate.hpp"

#include <doctest/doctest.h>

namespace kalends {
namespace {

TrainingOptions options(Decay decay) {
    TrainingOptions options;
    options.learning_rate = 0.5;
    options.warm_up_steps = 9;
    options.decay = decay;
    options.final_rate = 0.2;
    return options;
}

TEST_CASE("the rate rises linearly over the warm-up") {
    for (const std::uint64_t step : {1U, 5U, 10U}) {
        CHECK(learning_rate(options(Decay::none), step, 0) == doctest::Approx(0.05 * static_cast<double>(step)));
    }
    CHECK(learning_rate(options(Decay::none), 11, 0.9) == 0.5);
}

TEST_CASE("the rate falls to its share at the end") {
    CHECK(learning_rate(options(Decay::linear), 100, 0) == doctest::Approx(0.5));
    CHECK(learning_rate(options(Decay::linear), 100, 0.5) == doctest::Approx(0.3));
    CHECK(learning_rate(options(Decay::linear), 100, 1) == doctest::Approx(0.1));
    CHECK(learning_rate(options(Decay::cosine), 100, 0.25) == doctest::Approx(0.1 + 0.4 * 0.853553));
    CHECK(learning_rate(options(Decay::cosine), 100, 1) == doctest::Approx(0.1));
}

TEST_CASE("past the end the rate stays") {
    CHECK(learning_rate(options(Decay::linear), 100, 1.5) == doctest::Approx(0.1));
}

}  // namespace
}  // namespace kalends
