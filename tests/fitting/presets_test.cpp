#include <doctest/doctest.h>

#include "kalends/fitting/fitting.hpp"

namespace kalends::presets_test {

TEST_CASE("a short training has small batches and large steps, a longer one what stands in the options") {
    const FittingOptions usual = suited_options(0, 0), minute = suited_options(0, 1), hour = suited_options(0, 60);
    CHECK(usual.training.examples == FittingOptions().training.examples);
    CHECK(usual.training.batch_size == 64);
    CHECK(minute.training.minutes == 1);
    CHECK(minute.training.examples == 0);
    CHECK(minute.config.attention_size == 32);
    CHECK(hour.training.batch_size == FittingOptions().training.batch_size);
    CHECK(suited_options(short_training + 1, 0).training.learning_rate == FittingOptions().training.learning_rate);
}

TEST_CASE("the learning rate stays where there is little to see, or the same again and again") {
    CHECK(suited_options(300'000, 0).training.decay == Decay::linear);
    CHECK(suited_options(100'000, 0).training.decay == Decay::none);
    CHECK(suited_options(300'000, 0, true).training.decay == Decay::none);
}

TEST_CASE("pairs of one's own are learned in small batches: more steps, for few of them are new") {
    CHECK(suited_options(300'000, 0, true).training.batch_size == 32);
    CHECK(suited_options(300'000, 0).training.batch_size == 64);
}

TEST_CASE("pairs of one's own are not believed to the letter") {
    CHECK(suited_options(300'000, 0, true).training.label_smoothing == 0.05);
    CHECK(suited_options(300'000, 0).training.label_smoothing == 0);
    CHECK(fine_tuning_options().training.label_smoothing == 0);
}

TEST_CASE("what is shorter than a warm-up still learns") {
    CHECK(suited_options(6400, 0).training.warm_up_steps == 10);
    CHECK(suited_options(64, 0).training.warm_up_steps == 0);
    CHECK(suited_options(64, 0).training.average_decay == 0.9);
    CHECK(fine_tuning_options(25'600).training.warm_up_steps == 10);
    CHECK(fine_tuning_options(0, 0.5).training.warm_up_steps == 29);
    CHECK(fine_tuning_options().training.warm_up_steps == 156);
}

}  // namespace kalends::presets_test
