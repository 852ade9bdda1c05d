#include "kalends/fitting/fitting.hpp"

#include <algorithm>
#include <limits>
#include <system_error>
#include <thread>
#include <utility>

#include "core/atomic_file.hpp"
#include "core/file_lock.hpp"
#include "evaluation/calibration.hpp"
#include "fitting/emphasis.hpp"
#include "fitting/settings.hpp"
#include "fitting/taught.hpp"
#include "kalends/core/error.hpp"
#include "kalends/evaluation/evaluator.hpp"
#include "training/grow.hpp"
#include "training/ranks.hpp"

namespace kalends {
namespace {

void check(const FittingOptions& options) {
    check(options.emphasis);
    const double share = generator_share(options);
    if (share >= 0 && share <= 1 && (options.pairs || share == 1)) return;
    throw Error(ErrorKind::usage, "the share of generated examples must be between 0 and 1, and without pairs 1");
}

/// A thread for each processor that this rank may use, but no more than its share of those of the machine.
std::size_t threads_of(const Ranks& ranks) {
    const std::size_t all = std::max(1U, std::thread::hardware_concurrency());
    return std::min(usable_processors(), std::max<std::size_t>(1, all / ranks.size_here()));
}

/// What stays of a training on its way: the model file and a log. What is not named is not written, and other ranks
/// than the first write nothing.
class Record final : public Observer {
public:
    Record(const FittingOptions& options, const Ranks& ranks) : append_log_(options.resume) {
        if (ranks.rank() > 0) return;
        if (options.model) take(*options.model);
        if (options.log) log_.emplace(*options.log);
    }
    /// Who is told and asked, too.
    void pass_on_to(Observer& watcher) { watcher_ = &watcher; }

    void on_step(const Progress& progress) override {
        constexpr std::uint64_t steps_a_line = 20;
        watcher_->on_step(progress);
        if (log_ && (progress.validation || progress.step % steps_a_line == 0)) log(progress);
    }
    void on_checkpoint(const Checkpoint& checkpoint) override {
        if (model_) save(checkpoint, *model_);
        watcher_->on_checkpoint(checkpoint);
    }
    bool stop_requested() override { return watcher_->stop_requested(); }

private:
    void take(const std::filesystem::path& model) {
        lock_.emplace(model);
        const AtomicFile probe(model);  // that it can be written is better known now than after an hour
        model_ = model;
    }
    /// What an earlier training wrote goes only now: until its first step this one may still be refused.
    void log(const Progress& progress) {
        if (!std::exchange(append_log_, true)) log_->clear();
        log_->append(to_json_line(progress));
    }

    std::optional<std::filesystem::path> model_;
    std::optional<FileLock> lock_;  ///< two trainings into one file would each undo what the other saved
    std::optional<LogFile> log_;
    bool append_log_;
    Observer nobody_;
    Observer* watcher_ = &nobody_;
};

/// Watches for who is no Observer.
class Caller final : public Observer {
public:
    explicit Caller(const std::function<bool(double)>& after_step) : after_step_(after_step) {}
    void on_step(const Progress& progress) override { stop_ = after_step_ && !after_step_(progress.share); }
    bool stop_requested() override { return stop_; }

private:
    const std::function<bool(double)>& after_step_;
    bool stop_ = false;
};

/// What rank 0 has read, on every rank; the others need no file.
std::optional<Checkpoint> of_first(const std::optional<Checkpoint>& read, Ranks& ranks) {
    if (ranks.size() == 1) return read;
    const std::vector<std::byte> bytes = ranks.of_first(read ? to_bytes(*read) : std::vector<std::byte>());
    if (bytes.empty()) return std::nullopt;
    return load(bytes, "the model of rank 0");
}

/// The model to start from is not needed by a training that goes on.
Start read_start(const FittingOptions& options, bool goes_on, Ranks& ranks) {
    Start start;
    if (ranks.rank() == 0) {
        if (goes_on) start.saved = load(*options.model);
        if (options.initialize_from && !goes_on) start.parent = load(*options.initialize_from);
    }
    return {of_first(start.saved, ranks), of_first(start.parent, ranks)};
}

/// What goes on keeps its settings; what starts from another model takes over how sure an answer has to be.
void adopt(const Start& start, FittingOptions& options) {
    if (start.parent && !options.min_confidence)
        options.min_confidence = start.parent->calibration.default_min_confidence;
    if (start.saved && start.saved->training) resume(options, start.saved->config, start.saved->training->settings);
}

/// What shall connect decoder and encoder of the model to start from, where it is said.
AttentionChoice attention_choice(const FittingOptions& options) {
    AttentionChoice choice;
    if (options.given.count("attention") > 0) choice.kind = options.config.attention;
    if (options.given.count("attention-size") > 0) choice.size = options.config.attention_size;
    if (options.given.count("heads") > 0) choice.heads = options.config.heads;
    return choice;
}

Trainer make_trainer(TrainingTask task, const FittingOptions& options, const Start& start, ThreadPool& pool) {
    if (start.saved) return {std::move(task), with_all_symbols(*start.saved), options.run};
    Vocabulary vocabulary = learn_vocabulary(*task.examples, options.vocabulary_examples, pool);
    if (start.parent) {
        const std::uint64_t seed = options.training.seed;
        Checkpoint model = with_all_symbols(*start.parent);
        if (options.given.count("hidden") > 0) model = with_encoder_state(model, options.config.hidden, seed);
        model = with_attention(model, attention_choice(options), seed);
        return Trainer::fine_tune(std::move(task), with_characters(model, vocabulary, seed), options.run);
    }
    return {std::move(task), options.config, std::move(vocabulary), options.run};
}

}  // namespace

struct Fitting::Implementation {
    FittingOptions options;
    Alone alone{};
    Ranks& ranks{options.run.ranks == nullptr ? alone : *options.run.ranks};
    Record record{options, ranks};
    bool goes_on = false;
    std::optional<Trainer> trainer{};
    std::vector<Example> unseen{};       ///< to calibrate by
    std::vector<std::string> notices{};  ///< what its user should know before it begins

    void begin();
};

Fitting::Fitting(FittingOptions options) {
    check(options);
    implementation_.reset(new Implementation{std::move(options)});  // NOLINT(modernize-make-unique): an aggregate
    Implementation& self = *implementation_;
    RunOptions& run = self.options.run;
    if (run.threads == 0 && self.ranks.size() > 1) run.threads = threads_of(self.ranks);
    if (self.ranks.rank() > 0) run.checkpoint_seconds = std::numeric_limits<double>::infinity();
    std::error_code unknown;
    self.goes_on = self.options.resume && self.options.model && std::filesystem::exists(*self.options.model, unknown);
}

Fitting::~Fitting() = default;
Fitting::Fitting(Fitting&&) noexcept = default;
Fitting& Fitting::operator=(Fitting&&) noexcept = default;

bool Fitting::goes_on() const {
    return implementation_->goes_on;
}

void Fitting::Implementation::begin() {
    const Start start = read_start(options, goes_on, ranks);
    adopt(start, options);
    ThreadPool pool(options.run.threads);
    Teaching teaching = kalends::teaching(options, start, pool);
    TrainingTask& task = teaching.task;
    if (start.saved && start.saved->training) check_corpus(start.saved->training->settings, task.settings);
    unseen = calibration_examples(options, task, pool);
    if (!start.saved) notices = std::move(teaching.notices);
    trainer.emplace(make_trainer(std::move(task), options, start, pool));
}

bool Fitting::train(Observer& observer) {
    Implementation& self = *implementation_;
    self.begin();
    for (const std::string& notice : self.notices) observer.on_notice(notice);
    self.record.pass_on_to(observer);
    return self.trainer->run(self.record) == TrainingOutcome::finished;
}

bool Fitting::train(const std::function<bool(double)>& after_step) {
    Caller caller(after_step);
    return train(caller);
}

Checkpoint Fitting::model() const {
    const Implementation& self = *implementation_;
    Checkpoint model = self.options.keep_state ? self.trainer->checkpoint() : self.trainer->result();
    calibrate(model, self.unseen);
    model.calibration.default_min_confidence =
        self.options.min_confidence.value_or(model.calibration.default_min_confidence);
    model.facts["version"] = KALENDS_VERSION;
    return model;
}

Checkpoint fit(FittingOptions options) {
    Fitting fitting(std::move(options));
    fitting.train();
    return fitting.model();
}

void calibrate(Checkpoint& model, std::span<const Example> examples) {
    if (examples.empty()) return;
    const double min_confidence = model.calibration.default_min_confidence;
    model.calibration = {.default_min_confidence = min_confidence};
    const Normalizer raw(model, Precision::full);  // the same on every processor
    EvaluationOptions options;
    options.align_rows = 0;
    Evaluator evaluator(raw, options);
    evaluator.add(examples);
    const std::vector<Judged>& judged = evaluator.metrics().judged;
    model.calibration = {fit_by_evidence(judged), fit_by_kind(judged), min_confidence};
}

}  // namespace kalends
