#include "training/trainer.hpp"

#include <doctest/doctest.h>

#include <limits>
#include <memory>
#include <sstream>
#include <string>
#include <utility>

#include "core/random.hpp"
#include "kalends/core/error.hpp"
#include "kalends/data/corpus.hpp"
#include "support/caught.hpp"
#include "training/sample.hpp"
#include "training/thread_ranks.hpp"

namespace kalends::trainer_test {
namespace {

using test::digit_vocabulary;
using test::small_model;
using test::small_task;

/// Stops after a number of steps, and keeps what it is told.
class Watcher final : public Observer {
public:
    explicit Watcher(std::uint64_t steps = std::numeric_limits<std::uint64_t>::max()) : steps_(steps) {}
    void on_step(const Progress& progress) override { progress_.push_back(progress); }
    void on_checkpoint(const Checkpoint& checkpoint) override { checkpoints_.push_back(to_bytes(checkpoint)); }
    bool stop_requested() override { return progress_.size() >= steps_; }

    [[nodiscard]] const std::vector<Progress>& progress() const { return progress_; }
    [[nodiscard]] const std::vector<std::vector<std::byte>>& checkpoints() const { return checkpoints_; }

private:
    std::uint64_t steps_;
    std::vector<Progress> progress_;
    std::vector<std::vector<std::byte>> checkpoints_;
};

Trainer fresh(const TrainingTask& task, std::size_t threads = 1) {
    return {task, small_model(), digit_vocabulary(), RunOptions{.threads = threads}};
}

std::vector<std::byte> trained(const TrainingTask& task, std::size_t threads = 1) {
    Watcher watcher;
    CHECK(fresh(task, threads).run(watcher) == TrainingOutcome::finished);
    return watcher.checkpoints().back();
}

/// "1914-1918" is 1914 / 1918.
std::vector<Example> ranges_of_years(std::size_t count) {
    Random random(11);
    std::string rows;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string first = std::to_string(random.between(1000, 1899)),
                          last = std::to_string(random.between(1900, 2199));
        rows.append(first + "-" + last + "\t" + first + " / " + last + "\n");
    }
    std::istringstream corpus(rows);
    return read_corpus(corpus, "ranges");
}

TEST_CASE("from one year to another is learned from a corpus") {
    TrainingTask task = small_task();
    task.examples = std::make_shared<CorpusSource>(ranges_of_years(3000), 5);
    task.validation = ranges_of_years(3050);
    task.validation.erase(task.validation.begin(), task.validation.begin() + 3000);
    task.options.examples = 40'000;
    task.options.batch_size = 50;
    task.options.shard_size = 50;
    task.options.validation_every = 20'000;
    Watcher watcher;
    const Vocabulary vocabulary(U"0123456789-");
    ModelConfig config = small_model();
    config.vocabulary = vocabulary.size();
    Trainer(task, config, vocabulary, RunOptions{.threads = 2}).run(watcher);
    CHECK(watcher.progress().back().loss() < 0.1);
    CHECK(watcher.progress().back().validation->exact_match > 0.8);
}

TEST_CASE("the loss falls and held-out dates come out right") {
    TrainingTask task = small_task();
    task.options.examples = 20'000;
    task.options.batch_size = 50;
    task.options.shard_size = 50;
    task.options.validation_every = 10'000;
    Watcher watcher;
    fresh(task, 2).run(watcher);
    const std::vector<Progress>& progress = watcher.progress();
    CHECK(progress.front().loss() > 2);
    CHECK(progress.back().loss() < 0.05);
    CHECK(progress.back().validation->exact_match > 0.9);
    CHECK(progress.back().validation->aligned > 0.9);
    CHECK(progress.back().share == 1);
    CHECK(progress.back().examples == 20'000);
}

TEST_CASE("the bytes do not depend on the number of threads") {
    const std::vector<std::byte> one = trained(small_task(), 1);
    CHECK(trained(small_task(), 2) == one);
    CHECK(trained(small_task(), 3) == one);
}

/// The last checkpoint of each rank.
std::vector<std::vector<std::byte>> trained_by_ranks(const TrainingTask& task, std::size_t ranks) {
    std::vector<std::vector<std::byte>> models(ranks);
    test::ThreadRanks::run(ranks, [&](Ranks& rank) {
        Watcher watcher;
        Trainer({task, small_model(), digit_vocabulary(), RunOptions{.threads = 1, .ranks = &rank}}).run(watcher);
        models[rank.rank()] = watcher.checkpoints().back();
    });
    return models;
}

TEST_CASE("nor on the number of ranks") {
    const std::vector<std::byte> one = trained(small_task());
    for (const std::size_t ranks : {1U, 2U, 3U, 5U})
        for (const std::vector<std::byte>& model : trained_by_ranks(small_task(), ranks)) CHECK(model == one);
}

TEST_CASE("a budget in minutes ends all ranks after the same step") {
    TrainingTask task = small_task();
    task.options.examples = 0;
    task.options.minutes = 0.002;
    const std::vector<std::vector<std::byte>> models = trained_by_ranks(task, 3);
    CHECK(models[1] == models[0]);
    CHECK(models[2] == models[0]);
}

TEST_CASE("one rank that is stopped stops all") {
    std::vector<std::vector<std::byte>> models(2);
    test::ThreadRanks::run(2, [&](Ranks& rank) {
        Watcher watcher(rank.rank() == 1 ? 4 : 100);
        Trainer trainer(small_task(), small_model(), digit_vocabulary(), {.threads = 1, .ranks = &rank});
        if (trainer.run(watcher) == TrainingOutcome::stopped) models[rank.rank()] = watcher.checkpoints().back();
    });
    Watcher alone(4);
    fresh(small_task()).run(alone);
    for (const std::vector<std::byte>& model : models) CHECK(model == alone.checkpoints().back());
}

TEST_CASE("ranks that begin with different things are refused") {
    std::vector<std::string> messages(3);
    test::ThreadRanks::run(3, [&](Ranks& rank) {
        TrainingTask task = small_task();
        if (rank.rank() == 2) task.settings["data.corpus"] = "another";
        Watcher watcher;
        Trainer trainer(task, small_model(), digit_vocabulary(), {.threads = 1, .ranks = &rank});
        messages[rank.rank()] = test::caught([&] { trainer.run(watcher); }).message;
    });
    for (const std::string& message : messages) CHECK(message.starts_with("rank 2 begins with other data"));
}

TEST_CASE("another seed gives another model") {
    TrainingTask other = small_task();
    other.options.seed = 2;
    CHECK(trained(other) != trained(small_task()));
}

TEST_CASE("stopped after any step and resumed, a run ends in the same bytes") {
    const std::vector<std::byte> whole = trained(small_task());
    for (std::uint64_t stop = 1; stop < 12; ++stop) {
        CAPTURE(stop);
        Watcher first(stop), second;
        CHECK(fresh(small_task()).run(first) == TrainingOutcome::stopped);
        Trainer resumed(small_task(), load(first.checkpoints().back(), "m.kal"), {.threads = 2});
        CHECK(resumed.run(second) == TrainingOutcome::finished);
        CHECK(second.progress().size() == 12 - stop);
        CHECK(second.checkpoints().back() == whole);
    }
}

TEST_CASE("any checkpoint given out on the way will do") {
    Watcher watcher;
    Trainer(small_task(), small_model(), digit_vocabulary(), {.threads = 1, .checkpoint_seconds = 0}).run(watcher);
    CHECK(watcher.checkpoints().size() == 12);
    for (const auto& bytes : watcher.checkpoints()) {
        Watcher rest;
        Trainer(small_task(), load(bytes, "m.kal"), {.threads = 1}).run(rest);
        CHECK(rest.checkpoints().back() == watcher.checkpoints().back());
    }
}

TEST_CASE("without average and validation the last weights are kept") {
    TrainingTask task = small_task();
    task.options.average_decay = 0;
    task.validation.clear();
    Watcher watcher;
    fresh(task).run(watcher);
    const Checkpoint last = load(watcher.checkpoints().back(), "m.kal");
    CHECK(last.weights == last.training->weights);
    CHECK(last.training->average.empty());
    CHECK(last.training->best_score == -1);
}

TEST_CASE("the best weights are kept") {
    TrainingTask task = small_task();
    task.options.examples = 24 * 150;
    Watcher watcher;
    Trainer trainer = fresh(task);
    trainer.run(watcher);
    double best = -1;
    for (const Progress& progress : watcher.progress()) {
        if (progress.validation) best = std::max(best, progress.validation->exact_match);
    }
    CHECK(trainer.checkpoint().training->best_score == best);
    CHECK(trainer.result().facts.contains("best.exact_match"));
    CHECK_FALSE(trainer.result().training.has_value());
}

TEST_CASE("fine-tuning starts from a model's weights") {
    Watcher watcher;
    Trainer first = fresh(small_task());
    first.run(watcher);
    const Checkpoint model = first.result();
    const Trainer second = Trainer::fine_tune(small_task(), model);
    CHECK(second.checkpoint().weights == model.weights);
    CHECK(second.checkpoint().config == model.config);
    CHECK(second.checkpoint().training->step == 0);
}

TEST_CASE("settings and figures stand in the checkpoint") {
    TrainingTask task = small_task();
    task.settings["generator.locales"] = "en";
    const Checkpoint model = load(trained(task), "m.kal");
    CHECK(training_options(model.training->settings) == task.options);
    CHECK(model.training->settings.at("generator.locales") == "en");
    CHECK(model.facts.at("examples") == "288");
    CHECK(model.training->step == 12);
    CHECK(model.training->seconds == 0);
}

TEST_CASE("a budget in minutes ends a run and is kept for the next") {
    TrainingTask task = small_task();
    task.options.examples = 0;
    task.options.minutes = 0.003;
    Watcher watcher;
    CHECK(fresh(task).run(watcher) == TrainingOutcome::finished);
    CHECK(watcher.progress().back().share == 1);
    CHECK(watcher.progress().back().validation.has_value());
    const Checkpoint end = load(watcher.checkpoints().back(), "m.kal");
    CHECK(end.training->seconds >= 0.18);
    Watcher again;
    Trainer(task, end).run(again);
    CHECK(again.progress().empty());
}

TEST_CASE("divergence is reported with step and tensor") {
    TrainingTask task = small_task();
    Checkpoint poisoned = load(trained(task), "m.kal");
    poisoned.training->step = 6;
    for (float& value : poisoned.training->weights.back().values) value = std::numeric_limits<float>::quiet_NaN();
    Trainer trainer(task, poisoned);
    Watcher watcher;
    const auto error = test::caught([&] { trainer.run(watcher); });
    CHECK(error.kind == static_cast<int>(ErrorKind::data));
    CHECK(error.message.starts_with("training diverged at step 7: the gradient of "));
    CHECK(watcher.checkpoints().empty());
}

TEST_CASE("what cannot be resumed is refused") {
    const Checkpoint model = load(trained(small_task()), "m.kal");
    Checkpoint shipped = model, foreign = model;
    shipped.training.reset();
    CHECK_THROWS_WITH_AS(Trainer(small_task(), shipped), doctest::Contains("no training state"), Error);
    foreign.training->first_moments.pop_back();
    CHECK_THROWS_WITH_AS(Trainer(small_task(), foreign), doctest::Contains("has no tensor"), Error);
}

}  // namespace

}  // namespace kalends::trainer_test
