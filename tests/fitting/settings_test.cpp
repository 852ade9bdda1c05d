#include "fitting/settings.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <utility>

#include "kalends/core/error.hpp"
#include "support/caught.hpp"

namespace kalends::settings_test {
namespace {

/// As `train --model m.kal` has them.
FittingOptions usual() {
    FittingOptions options;
    options.model = "m.kal";
    return options;
}

/// What stands in the checkpoint of a training.
Settings saved(const FittingOptions& options) {
    Settings all = to_settings(options.training);
    all.merge(to_settings(options));
    return all;
}

FittingOptions resumed(const FittingOptions& began, FittingOptions now) {
    resume(now, began.config, saved(began));
    return now;
}

FittingOptions given(FittingOptions options, std::set<std::string> names) {
    options.given = std::move(names);
    return options;
}

}  // namespace

TEST_CASE("generated rows are all that there is without pairs, and none of them beside pairs unless they are wanted") {
    FittingOptions options;
    CHECK(generator_share(options) == 1);
    options.pairs = "own.tsv";
    CHECK(generator_share(options) == 0);
    CHECK(to_settings(options).count("generator.locales") == 0);
    options.generator_share = 0.5;
    CHECK(to_settings(options).at("data.generator_share") == "0.5");
    CHECK(to_settings(options).count("generator.locales") == 1);
    CHECK(*fine_tuning_options().generator_share > 0.5);
}

TEST_CASE("a resumed training takes over what it began with") {
    FittingOptions began = usual();
    began.config.hidden = 32;
    began.training.seed = began.generator.seed = 7;
    began.training.examples = 5000;
    began.generator.locales = {"en"};
    began.min_confidence = 0.25;
    began.validation_examples = 10;
    const FittingOptions now = resumed(began, usual());
    CHECK(now.training == began.training);
    CHECK(now.config == began.config);
    CHECK(now.generator == began.generator);
    CHECK(now.min_confidence == 0.25);
    CHECK(now.validation_examples == 10);
    const std::set<std::string> all{"hidden", "seed", "examples", "locales", "min-confidence", "validation-examples"};
    CHECK(resumed(began, given(began, all)).training == began.training);
}

TEST_CASE("a training that began before there was a precision goes on in full") {
    Settings old = saved(usual());
    old.erase("training.precision");
    FittingOptions now = usual();
    resume(now, usual().config, old);
    CHECK(now.training.precision == Precision::full);
    FittingOptions other = given(usual(), {"precision"});
    CHECK_THROWS_AS(resume(other, usual().config, old), Error);
}

TEST_CASE("a resumed training may have another budget and another threshold") {
    FittingOptions began = usual(), now = usual();
    began.min_confidence = 0.7;
    now.min_confidence = 0.9;
    CHECK(resumed(began, now).min_confidence == 0.9);
    CHECK(resumed(began, usual()).min_confidence == 0.7);
    now.training.examples = 9000;
    CHECK(resumed(began, given(now, {"examples"})).training.examples == 9000);
    CHECK(resumed(began, now).training.examples == began.training.examples);
}

TEST_CASE("a resumed training may have nothing else") {
    const auto refused = [](const std::string& option, auto change) {
        FittingOptions now = usual();
        change(now);
        CHECK_THROWS_AS(resumed(usual(), given(now, {option})), Error);
        CHECK_NOTHROW(resumed(now, given(now, {option})));
        CHECK_NOTHROW(resumed(usual(), now));  // not said, so not meant
    };
    refused("precision", [](FittingOptions& options) { options.training.precision = Precision::full; });
    refused("encoder", [](FittingOptions& options) { options.config.encoder = EncoderKind::unidirectional; });
    refused("cell", [](FittingOptions& options) { options.config.cell = CellKind::lstm; });
    refused("layers", [](FittingOptions& options) { options.config.layers = 3; });
    refused("hidden", [](FittingOptions& options) { options.config.hidden = 32; });
    refused("seed", [](FittingOptions& options) { options.training.seed = 2; });
    refused("locales", [](FittingOptions& options) { options.generator.locales = {"en"}; });
    FittingOptions small = usual(), smaller = usual(), own = usual();
    small.training.batch_size = 64;
    smaller.training.batch_size = 32;
    CHECK_THROWS_WITH_AS(resumed(small, given(smaller, {"batch-size"})),
                         "option --batch-size: the training began with '64', not '32'; leave the option out to go on",
                         Error);
    own.pairs = "a.tsv";
    CHECK_THROWS_AS(resumed(own, usual()), Error);
    CHECK_THROWS_AS(resumed(usual(), own), Error);
}

TEST_CASE("a training that began before kinds could be told began with all of them") {
    Settings began_with = saved(usual());
    began_with.erase("generator.kinds");
    FittingOptions all = usual(), days = given(usual(), {"kinds"});
    CHECK_NOTHROW(resume(all, usual().config, began_with));
    days.generator.kinds = {Kind::day};
    CHECK_THROWS_WITH_AS(resume(days, usual().config, began_with),
                         "option --kinds: the training began with '', not 'day'; leave the option out to go on", Error);
}

TEST_CASE("settings of a file that make no sense are damage, not wrong usage") {
    const auto resumed_with = [&](const std::string& setting, const std::string& value) {
        Settings settings = saved(usual());
        settings[setting] = value;
        FittingOptions now = usual();
        const test::Caught refused = test::caught([&] { resume(now, usual().config, settings); });
        CHECK((refused.kind == 0 || refused.message.starts_with("m.kal: the settings in it make no sense: ")));
        return refused.kind;
    };
    CHECK(resumed_with("training.seed", "7") == 0);
    CHECK(resumed_with("training.decay", "x") == 65);
    CHECK(resumed_with("training.batch_size", "4294967296") == 65);
    CHECK(resumed_with("training.chunk_batches", "1099511627776") == 65);
    CHECK(resumed_with("data.validation_examples", "1099511627776") == 65);
    CHECK(resumed_with("data.min_confidence", "nan") == 65);
    CHECK(resumed_with("generator.noise", "1e9") == 65);
    CHECK(resumed_with("generator.locales", "xx") == 65);
    CHECK(resumed_with("generator.patterns", "absent") == 65);
    CHECK(resumed_with("generator.kinds", "absent") == 65);
    CHECK(resumed_with("training.chunk_batches", "16384") == 65);
}

}  // namespace kalends::settings_test
