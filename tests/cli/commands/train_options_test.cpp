#include "cli/commands/train_options.hpp"

#include <doctest/doctest.h>

#include "cli/commands/command.hpp"
#include "kalends/core/error.hpp"

namespace kalends::train_options_test {
namespace {

FittingOptions parse(std::vector<std::string> words) {
    words.insert(words.end(), {"--model", "m.kal"});
    const Arguments arguments(make_train()->options(), words);
    Options options(arguments);
    FittingOptions settings;
    train_options(options, settings);
    return settings;
}

}  // namespace

TEST_CASE("defaults are those that suit the budget") {
    const FittingOptions settings = parse({}), short_one = suited_options(0, 0);
    CHECK(settings.training == short_one.training);
    CHECK(settings.training.examples == 1'000'000);
    CHECK(settings.config == short_one.config);
    CHECK(settings.generator == GeneratorOptions{});
    CHECK(parse({"--minutes", "2"}).training.examples == 0);
    CHECK(parse({"--minutes", "60"}).config == ModelConfig{});
    CHECK(parse({"--architecture", "transformer"}).training.batch_size == TrainingOptions{}.batch_size);
    CHECK(parse({"--examples", "6400", "--learning-rate", "0.001"}).training.learning_rate == 0.001);
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
    const FittingOptions own = parse({"--train-data", "own.tsv", "--initialize-from", "old.kal"});
    CHECK(own.training.examples == 400'000);
    CHECK(own.training.learning_rate == 7e-4);
    CHECK(own.generator_share == 0.8);
    CHECK(!parse({"--train-data", "own.tsv"}).generator_share);
    CHECK(parse({"--train-data", "own.tsv"}).training.examples == 1'000'000);
    CHECK(parse({"--train-data", "own.tsv", "--initialize-from", "old.kal", "--minutes", "2"}).training.examples == 0);
    CHECK(parse({"--train-data", "own.tsv", "--generator-share", "0.5"}).generator_share == 0.5);
    CHECK_THROWS_AS(parse({"--train-data", "own.tsv", "--generator-share", "1"}), Error);
    CHECK_THROWS_AS(parse({"--generator-share", "0.5"}), Error);
}

TEST_CASE("more of a part of the generator, where rows of it are taken") {
    CHECK(parse({"--emphasis", "0.1/de/iso", "--emphasis", "0.2//clock"}).emphasis.size() == 2);
    CHECK(parse({"--train-data", "own.tsv", "--generator-share", "0.5", "--emphasis", "0.1/de/"}).emphasis.size() == 1);
    CHECK_THROWS_AS(parse({"--train-data", "own.tsv", "--emphasis", "0.1/de/"}), Error);
    CHECK_THROWS_AS(parse({"--emphasis", "0.1/de"}), Error);
}

TEST_CASE("every size and rate can be set") {
    const FittingOptions settings =
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

}  // namespace kalends::train_options_test
