#include "kalends/fitting/fitting.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "kalends/core/error.hpp"
#include "kalends/data/corpus.hpp"
#include "kalends/normalizer/normalizer.hpp"
#include "normalizer/tiny_model.hpp"
#include "support/caught.hpp"
#include "support/temporary_folder.hpp"

namespace kalends::fitting_test {
namespace {

/// A small model, of little.
FittingOptions little() {
    FittingOptions options;
    options.generator.locales = {"en"};
    options.vocabulary_examples = 500;
    options.validation_examples = 20;
    options.calibration_examples = 30;
    options.config.embedding = options.config.hidden = options.config.decoder_hidden = options.config.attention_size =
        8;
    options.training.examples = 256;
    options.training.batch_size = 32;
    options.run.threads = 1;
    return options;
}

std::vector<Example> own_rows() {
    std::istringstream rows("1 Heuet 2018\t2018-07-01\n2 Heuet 2018\t2018-07-02\n3 Heuet 2018\t2018-07-03\n");
    return read_corpus(rows, "own");
}

bool knows(const Checkpoint& model, std::u32string_view month) {
    return model.month_names.named(month).any();
}

}  // namespace

TEST_CASE("from options to a model that answers, calibrated, in one call") {
    const Checkpoint model = fit(little());
    CHECK(model.calibration.by_evidence != Calibration().by_evidence);
    CHECK(model.facts.count("version") == 1);
    CHECK_FALSE(model.training.has_value());
    CHECK(knows(model, U"july"));
    CHECK_NOTHROW((void)Normalizer(model).normalize("9 May 2018"));
    CHECK(to_bytes(fit(little())) == to_bytes(model));
}

TEST_CASE("what is more than a date is calibrated by its kind, by what was read of it") {
    Checkpoint model = made::tiny_model();  // which reads all sorts of things, and none of them rightly
    model.calibration.default_min_confidence = 0.75;
    model.calibration.by_kind.fill({9, 9});
    std::vector<Example> rows(300);
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i].text = std::to_string(i) + " may " + std::to_string(1700 + i);
    calibrate(model, rows);
    CHECK(model.calibration.default_min_confidence == 0.75);
    CHECK(model.calibration.by_kind != Calibration().by_kind);
    CHECK(std::ranges::none_of(model.calibration.by_kind, [](const Logistic& one) { return one == Logistic{9, 9}; }));
    const Calibration fitted = model.calibration;
    calibrate(model, {});
    CHECK(model.calibration == fitted);
}

TEST_CASE("pairs are rows or a file, and teach their names of months") {
    test::TemporaryFolder folder;
    FittingOptions options = little();
    options.pairs = own_rows();
    const Checkpoint of_rows = fit(options);
    CHECK(knows(of_rows, U"heuet"));
    CHECK_FALSE(knows(of_rows, U"july"));
    std::ofstream file(folder.path() / "own.tsv");
    std::string rows;
    for (const Example& row : own_rows()) append_tsv(rows, row, Columns::contract);
    file << rows;
    file.close();
    options.pairs = folder.path() / "own.tsv";
    CHECK(to_bytes(fit(options)) == to_bytes(of_rows));
    options.generator_share = 0.5;
    CHECK(knows(fit(options), U"july"));
    options.pairs = folder.path() / "missing.tsv";
    CHECK(test::caught([&] { fit(options); }).kind == 66);
}

TEST_CASE("a share makes no sense without pairs") {
    FittingOptions options = little();
    options.generator_share = 0.5;
    CHECK(test::caught([&] { fit(options); }).kind == 64);
    options.pairs = own_rows();
    options.generator_share = 1.5;
    CHECK(test::caught([&] { fit(options); }).kind == 64);
}

TEST_CASE("stopped and gone on with, a training ends in the same model") {
    test::TemporaryFolder folder;
    FittingOptions options = little();
    const Checkpoint whole = fit(options);
    options.model = folder.path() / "m.kal";
    {
        Fitting stopped(options);
        CHECK_FALSE(stopped.train([](double share) { return share < 0.5; }));
        CHECK(test::caught([&] { Fitting second(options); }).kind == 73);  // the file is taken
    }
    FittingOptions rest;
    rest.model = options.model;
    rest.run.threads = 1;
    rest.resume = true;
    Fitting resumed(rest);
    CHECK(resumed.goes_on());
    CHECK(resumed.train());
    CHECK(to_bytes(resumed.model()) == to_bytes(whole));
}

TEST_CASE("resuming what is not there starts afresh") {
    test::TemporaryFolder folder;
    FittingOptions options = little();
    options.model = folder.path() / "m.kal";
    options.resume = true;
    CHECK_FALSE(Fitting(options).goes_on());
}

TEST_CASE("a log has a line for each validation, and is gone on with") {
    test::TemporaryFolder folder;
    FittingOptions options = little();
    options.log = folder.path() / "log.jsonl";
    const auto lines = [&] {
        std::ifstream file(*options.log);
        return std::ranges::count(std::string(std::istreambuf_iterator<char>(file), {}), '\n');
    };
    fit(options);
    CHECK(lines() == 1);
    fit(options);
    CHECK(lines() == 1);
    options.resume = true;
    fit(options);
    CHECK(lines() == 2);
}

TEST_CASE("a model to start from brings its sizes, its threshold and its names of months") {
    test::TemporaryFolder folder;
    FittingOptions options = little();
    options.min_confidence = 0.7;
    const Checkpoint parent = fit(options);
    save(parent, folder.path() / "parent.kal");

    FittingOptions child = fine_tuning_options();
    child.training.examples = 64;
    child.generator.locales = {"en"};
    child.calibration_examples = 10;
    child.vocabulary_examples = 100;
    child.initialize_from = folder.path() / "parent.kal";
    child.pairs = own_rows();
    child.run.threads = 1;
    const Checkpoint model = fit(child);
    CHECK(model.config.hidden == 8);
    CHECK(model.calibration.default_min_confidence == 0.7);
    CHECK(knows(model, U"heuet"));
    CHECK(knows(model, U"july"));

    child.given = {"attention"};
    child.config.attention = AttentionKind::general;
    CHECK(fit(child).config.attention == AttentionKind::general);

    const Checkpoint mean =
        average({{parent, 1, "parent.kal"}, {model, 3, "x/child.kal"}}, {.calibration_examples = 20, .threads = 1});
    CHECK(mean.facts.at("average") == "1 parent.kal, 3 child.kal");
    CHECK(mean.facts.at("calibration.generator.locales") == "en");
    CHECK(mean.calibration.by_evidence != Calibration().by_evidence);
    CHECK(knows(mean, U"heuet"));
}

TEST_CASE("of models without names of months nothing can be said to be new") {
    test::TemporaryFolder folder;
    FittingOptions options = little();
    Checkpoint parent = fit(options);
    parent.month_names = {};
    parent.facts.clear();  // as of pairs alone
    save(parent, folder.path() / "parent.kal");
    options.initialize_from = folder.path() / "parent.kal";
    const Checkpoint child = fit(options);
    CHECK(child.month_names.empty());
    CHECK(average({{parent, 1, "a"}, {fit(little()), 1, "b"}}, {.calibration_examples = 0}).month_names.empty());
    parent.facts["generator.locales"] = "en";  // whose generator knows what it was taught
    CHECK(knows(average({{parent, 1, "a"}}, {.calibration_examples = 0}), U"july"));
}

}  // namespace kalends::fitting_test
