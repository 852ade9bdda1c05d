#include "kalends/training/options.hpp"

#include <doctest/doctest.h>

#include <functional>
#include <limits>

#include "kalends/core/error.hpp"

namespace kalends::options_test {
namespace {

TEST_CASE("settings are written and read without loss") {
    TrainingOptions options;
    options.examples = 123'456'789'012;
    options.minutes = 0.1;
    options.learning_rate = 1.0 / 3;
    options.decay = Decay::cosine;
    options.batch_size = 17;
    CHECK(training_options(to_settings(options)) == options);
    CHECK(to_settings(options).at("training.minutes") == "0.1");
}

TEST_CASE("missing settings keep their defaults, foreign ones are passed over") {
    TrainingOptions defaults;
    defaults.precision = Precision::full;  // before there was a choice
    CHECK(training_options({{"generator.seed", "x"}}) == defaults);
    CHECK_THROWS_WITH_AS(training_options({{"training.seed", "1x"}}),
                         "the model's setting training.seed can't be read: 1x", Error);
    CHECK_THROWS_WITH_AS(training_options({{"training.decay", "soon"}}),
                         "the model's setting training.decay can't be read: soon", Error);
}

TEST_CASE("the budget is rounded up to whole batches") {
    TrainingOptions options;
    options.batch_size = 100;
    for (const auto& [examples, steps] : {std::pair{1U, 1U}, {100U, 1U}, {101U, 2U}}) {
        options.examples = examples;
        CHECK(step_budget(options) == steps);
    }
    options.examples = 0;
    CHECK(step_budget(options) == std::numeric_limits<std::uint64_t>::max());
}

TEST_CASE("options that make no sense are refused") {
    const auto accepted = [](const std::function<void(TrainingOptions&)>& change) {
        TrainingOptions options;
        options.examples = 1;
        change(options);
        try {
            check(options);
            return true;
        } catch (const Error& error) {
            CHECK(error.kind() == ErrorKind::usage);
            return false;
        }
    };
    CHECK(accepted([](TrainingOptions&) {}));
    CHECK(accepted([](TrainingOptions& o) { o.examples = 0, o.minutes = 1; }));
    CHECK_FALSE(accepted([](TrainingOptions& o) { o.examples = 0; }));
    CHECK_FALSE(accepted([](TrainingOptions& o) { o.batch_size = 0; }));
    CHECK_FALSE(accepted([](TrainingOptions& o) { o.shard_size = 0; }));
    CHECK_FALSE(accepted([](TrainingOptions& o) { o.learning_rate = 0; }));
    CHECK_FALSE(accepted([](TrainingOptions& o) { o.learning_rate = std::numeric_limits<double>::quiet_NaN(); }));
    CHECK_FALSE(accepted([](TrainingOptions& o) { o.minutes = -1; }));
    CHECK_FALSE(accepted([](TrainingOptions& o) { o.average_decay = 1; }));
}

}  // namespace

}  // namespace kalends::options_test
