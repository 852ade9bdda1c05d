#include "cli/train_settings.hpp"

#include <doctest/doctest.h>

#include "kalends/core/error.hpp"
#include "support/caught.hpp"

using namespace kalends;

namespace {

TrainSettings parse(std::vector<std::string> words) {
    OptionsDescription options;
    declare_training(options);
    words.insert(words.end(), {"--model", "m.kal"});
    return train_settings(Arguments(options, words));
}

/// What stands in the checkpoint of a training.
std::map<std::string, std::string> saved(const TrainSettings& settings) {
    std::map<std::string, std::string> all = to_settings(settings.training);
    all.merge(to_settings(settings));
    return all;
}

TrainSettings resume(const std::vector<std::string>& began, const std::vector<std::string>& words) {
    const TrainSettings before = parse(began);
    std::vector<std::string> again = words;
    again.emplace_back("--resume");
    TrainSettings now = parse(again);
    resume_settings(now, before.config, saved(before));
    return now;
}

}  // namespace

TEST_CASE("defaults are those of the library, with a budget in examples") {
    const TrainSettings settings = parse({});
    TrainingOptions expected;
    expected.examples = 1'000'000;
    CHECK(settings.training == expected);
    CHECK(settings.config == ModelConfig{});
    CHECK(settings.generator == GeneratorOptions{});
    CHECK(parse({"--minutes", "2"}).training.examples == 0);
}

TEST_CASE("an output is no other file of the training") {
    CHECK_THROWS_WITH_AS(parse({"--log", "./m.kal"}), "--log and --model are the same file, ./m.kal; name another",
                         Error);
    CHECK_THROWS_AS(parse({"--train-data", "here/../m.kal"}), Error);
    CHECK_THROWS_AS(parse({"--train-data", "a.tsv", "--log", "a.tsv"}), Error);
    CHECK_THROWS_AS(parse({"--initialize-from", "old.kal", "--log", "old.kal"}), Error);
    CHECK_THROWS_AS(parse({"--initialize-from", "m.kal"}), Error);
    CHECK_NOTHROW(parse({"--initialize-from", "old.kal", "--train-data", "a.tsv", "--log", "m.jsonl"}));
}

TEST_CASE("own pairs for a finished model: little steps, and generated rows beside them") {
    const TrainSettings own = parse({"--train-data", "own.tsv", "--initialize-from", "old.kal"});
    CHECK(own.training.examples == 400'000);
    CHECK(own.training.learning_rate == 7e-4);
    CHECK(own.generator_share == 0.8);
    CHECK(parse({"--train-data", "own.tsv"}).generator_share == 0);
    CHECK(parse({}).generator_share == 1);
    CHECK(parse({"--train-data", "own.tsv", "--generator-share", "0.5"}).generator_share == 0.5);
    CHECK_THROWS_AS(parse({"--train-data", "own.tsv", "--generator-share", "1"}), Error);
    CHECK_THROWS_AS(parse({"--generator-share", "0.5"}), Error);
}

TEST_CASE("every size and rate can be set") {
    const TrainSettings settings =
        parse({"--hidden", "32", "--attention", "general", "--learning-rate", "0.01", "--seed", "7"});
    CHECK(settings.config.hidden == 32);
    CHECK(settings.config.attention == AttentionKind::general);
    CHECK(settings.training.learning_rate == 0.01);
    CHECK(settings.training.seed == 7);
    CHECK(settings.generator.seed == 7);
    CHECK_THROWS_AS(parse({"--attention", "none-such"}), Error);
    CHECK_THROWS_AS(parse({"--batch-size", "0"}), Error);
}

TEST_CASE("a Transformer has defaults of its own, and no parts of a recurrent model") {
    const ModelConfig config = parse({"--architecture", "transformer", "--hidden", "96"}).config;
    CHECK(config.attention == AttentionKind::multi_head);
    CHECK(config.attention_size == 96);
    CHECK(config.layers == 2);
    CHECK(config.feed_forward == 384);
    CHECK(parse({"--architecture", "transformer", "--attention", "additive"}).config.attention ==
          AttentionKind::additive);
    CHECK(parse({}).config.attention == AttentionKind::additive);
    CHECK_THROWS_AS(parse({"--architecture", "transformer", "--cell", "lstm"}), Error);
    CHECK_THROWS_AS(parse({"--layers", "2"}), Error);
    CHECK_THROWS_AS(parse({"--architecture", "cnn"}), Error);
}

TEST_CASE("a resumed training takes over what it began with") {
    const std::vector<std::string> began{"--hidden",
                                         "32",
                                         "--seed",
                                         "7",
                                         "--examples",
                                         "5000",
                                         "--locales",
                                         "en",
                                         "--min-confidence",
                                         "0.25",
                                         "--validation-examples",
                                         "10"};
    const TrainSettings now = resume(began, {});
    const TrainSettings expected = parse(began);
    CHECK(now.training == expected.training);
    CHECK(now.config == expected.config);
    CHECK(now.generator == expected.generator);
    CHECK(now.min_confidence == 0.25);
    CHECK(now.validation_examples == 10);
    CHECK(resume(began, began).training == expected.training);
}

TEST_CASE("a training that began before there was a precision goes on in full") {
    const TrainSettings before = parse({});
    std::map<std::string, std::string> old = saved(before);
    old.erase("training.precision");
    TrainSettings now = parse({});
    resume_settings(now, before.config, old);
    CHECK(now.training.precision == Precision::full);
    TrainSettings other = parse({"--precision", "bfloat16"});
    CHECK_THROWS_AS(resume_settings(other, before.config, old), Error);
}

TEST_CASE("a resumed training may have another budget and another threshold, and nothing else") {
    CHECK(resume({"--min-confidence", "0.7"}, {"--min-confidence", "0.9"}).min_confidence == 0.9);
    CHECK(resume({"--min-confidence", "0.7"}, {}).min_confidence == 0.7);
    CHECK(resume({"--examples", "5000"}, {"--examples", "9000"}).training.examples == 9000);
    CHECK_THROWS_AS(resume({"--precision", "full"}, {"--precision", "bfloat16"}), Error);
    CHECK_THROWS_AS(resume({}, {"--encoder", "unidirectional"}), Error);
    CHECK_THROWS_AS(resume({}, {"--cell", "lstm"}), Error);
    const std::vector<std::string> transformer{"--architecture", "transformer", "--hidden", "64", "--layers", "3"};
    CHECK(resume(transformer, {"--layers", "3"}).config.layers == 3);
    CHECK_THROWS_AS(resume(transformer, {"--layers", "2"}), Error);
    CHECK(resume({"--attention", "dot", "--decoder-hidden", "256"}, {"--attention", "dot"}).config.decoder_hidden ==
          256);
    CHECK_THROWS_WITH_AS(resume({"--batch-size", "64"}, {"--batch-size", "32"}),
                         "option --batch-size: the training began with '64', not '32'; leave the option out to go on",
                         Error);
    CHECK_THROWS_AS(resume({"--hidden", "64"}, {"--hidden", "32"}), Error);
    CHECK_THROWS_AS(resume({"--seed", "1"}, {"--seed", "2"}), Error);
    CHECK_THROWS_AS(resume({"--locales", "en"}, {"--locales", "de"}), Error);
    CHECK_THROWS_AS(resume({"--train-data", "a.tsv"}, {}), Error);
    CHECK_THROWS_AS(resume({}, {"--train-data", "a.tsv"}), Error);
}

TEST_CASE("settings of a file that make no sense are damage, not wrong usage") {
    const TrainSettings before = parse({});
    const auto resumed_with = [&](const std::string& setting, const std::string& value) {
        std::map<std::string, std::string> settings = saved(before);
        settings[setting] = value;
        TrainSettings now = parse({"--resume"});
        const test::Caught refused = test::caught([&] { resume_settings(now, before.config, settings); });
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
    CHECK(resumed_with("training.chunk_batches", "16384") == 65);
}
