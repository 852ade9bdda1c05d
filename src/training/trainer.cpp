#include "training/trainer.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <span>
#include <utility>

#include "checkpoint/tensors.hpp"
#include "core/crc64.hpp"
#include "core/random.hpp"
#include "kalends/core/error.hpp"
#include "model/inference.hpp"
#include "tensor/blas.hpp"
#include "training/feed.hpp"
#include "training/optimizer.hpp"
#include "training/rank_gradient.hpp"

namespace kalends {
namespace {

using Timer = std::chrono::steady_clock;

double seconds_since(Timer::time_point start) {
    return std::chrono::duration<double>(Timer::now() - start).count();
}

Weights fresh_weights(const ModelConfig& config, std::uint64_t seed) {
    Random random(seed);
    return Seq2Seq<float>::initialize(config, random);
}

/// A share with four digits, for people.
std::string to_text(double share) {
    std::array<char, 32> digits{};
    return {digits.data(),
            std::to_chars(digits.data(), digits.data() + digits.size(), share, std::chars_format::fixed, 4).ptr};
}

const TrainingState& state_of(const Checkpoint& checkpoint) {
    if (checkpoint.training) return *checkpoint.training;
    throw Error(
        ErrorKind::data,
        "the model has no training state: its training has ended; --initialize-from trains on from a finished model");
}

OptimizerState restored(const Checkpoint& checkpoint, const TrainingOptions& options) {
    const TrainingState& saved = state_of(checkpoint);
    OptimizerState state = optimizer_state(Seq2Seq<float>::make(checkpoint.config));
    from_tensors(saved.weights, state.weights);
    from_tensors(saved.first_moments, state.moments.first);
    from_tensors(saved.second_moments, state.moments.second);
    if (options.average_decay > 0) from_tensors(saved.average.empty() ? saved.weights : saved.average, state.average);
    return state;
}

/// @throws Error (data) where ranks begin with different things: they would never notice, and the model be worth
/// nothing
void check_same_everywhere(const Checkpoint& start, Ranks& ranks) {
    const std::array own{crc64(to_bytes(start))};
    std::vector<std::uint64_t> all(ranks.size());
    ranks.all_gather(std::as_bytes(std::span(own)), std::as_writable_bytes(std::span(all)));
    const auto other = std::ranges::find_if(all, [&](std::uint64_t one) { return one != all.front(); });
    if (other == all.end()) return;
    throw Error(ErrorKind::data, "rank " + std::to_string(other - all.begin()) +
                                     " begins with other data, options or weights than rank 0; start all with the same "
                                     "command, program and files");
}

TrainingTask prepared(TrainingTask task) {
    set_blas_threads(1);  // threads are used on shards; inside a product they would also change its bits
    check(task.options);
    if (!task.examples) throw Error(ErrorKind::internal, "a training without examples");
    return task;
}

}  // namespace

struct Trainer::Implementation {
    TrainingTask task;
    RunOptions run_options;
    ModelConfig config;
    Vocabulary vocabulary;
    TargetVocabulary symbols;
    OptimizerState state;

    Alone alone{};
    Ranks& ranks{run_options.ranks == nullptr ? alone : *run_options.ranks};
    ThreadPool pool{run_options.threads};
    Feed feed{*task.examples, vocabulary, task.options, ranks};
    std::unique_ptr<BatchGradient> gradient = make_gradient();
    Optimizer optimizer{state.weights, task.options, pool};
    Validator validator{task.validation, vocabulary, symbols};

    std::uint64_t step = 0;  ///< steps taken
    double seconds = 0;      ///< spent on them, all runs together
    double best_score = -1;
    std::vector<NamedTensor> best{};              ///< weights of the best validation; empty before the first
    std::map<std::string, std::string> scores{};  ///< facts about these

    std::uint64_t first_step = 0;  ///< steps taken before this run
    double earlier_seconds = 0;    ///< spent before this run
    Timer::time_point start{};

    [[nodiscard]] std::unique_ptr<BatchGradient> make_gradient();
    TrainingOutcome run(Observer&);
    Progress take_step();
    void validate(Progress&);
    void estimate(Progress&) const;
    void resume(const Checkpoint&);
    [[nodiscard]] double share() const;
    [[nodiscard]] bool validation_due() const;
    [[nodiscard]] std::uint64_t examples() const { return step * task.options.batch_size; }
    /// The weights that answer: the average, or those of the last step.
    [[nodiscard]] const Weights& served() const {
        return task.options.average_decay > 0 ? state.average : state.weights;
    }
    [[nodiscard]] std::map<std::string, std::string> settings() const;
    [[nodiscard]] Checkpoint result() const;
    [[nodiscard]] Checkpoint checkpoint() const;
};

std::unique_ptr<BatchGradient> Trainer::Implementation::make_gradient() {
    const GradientOptions options{task.options, symbols};
    if (ranks.size() == 1) return std::make_unique<GradientByThreads>(state.weights, options, pool);
    return std::make_unique<GradientByRanks>(state.weights, options, pool, ranks);
}

TrainingOutcome Trainer::Implementation::run(Observer& observer) {
    if (ranks.size() > 1) check_same_everywhere(checkpoint(), ranks);
    start = Timer::now();
    first_step = step;
    earlier_seconds = seconds;
    double saved = seconds;
    bool stopped = false;
    while (share() < 1 && !stopped) {
        Progress progress = take_step();
        if (validation_due()) validate(progress);
        estimate(progress);
        observer.on_step(progress);
        stopped = ranks.any(observer.stop_requested());
        if (share() >= 1 || stopped || seconds - saved < run_options.checkpoint_seconds) continue;
        observer.on_checkpoint(checkpoint());
        saved = seconds;
    }
    observer.on_checkpoint(checkpoint());
    return share() < 1 ? TrainingOutcome::stopped : TrainingOutcome::finished;
}

Progress Trainer::Implementation::take_step() {
    Progress progress;
    feed.seek(step, pool);
    progress.learning_rate = learning_rate(task.options, step + 1, share());
    progress.losses = gradient->compute(state.weights, feed.batch(), feed.side_work());
    progress.gradient_norm = optimizer.step({.number = step + 1,
                                             .learning_rate = progress.learning_rate,
                                             .symbols = static_cast<double>(progress.losses.symbols)},
                                            gradient->sum(), state);
    ++step;
    seconds = ranks.of_first(earlier_seconds + seconds_since(start));
    return progress;
}

/// The share of the budget that is used up. The clock is read once a step, so it does not change between steps.
double Trainer::Implementation::share() const {
    const double by_steps = static_cast<double>(step) / static_cast<double>(step_budget(task.options));
    return task.options.minutes > 0 ? std::max(by_steps, seconds / (60 * task.options.minutes)) : by_steps;
}

bool Trainer::Implementation::validation_due() const {
    const std::uint64_t every = slice_count(task.options.validation_every, task.options.batch_size);
    return !validator.empty() && (step % every == 0 || share() >= 1);
}

/// Of two equal scores the later is better: it has seen more.
void Trainer::Implementation::validate(Progress& progress) {
    const ValidationScore score = validator.score(Inference(served(), Precision::full), pool);
    progress.validation = score;
    if (score.exact_match < best_score) return;
    best_score = score.exact_match;
    best = to_tensors(served());
    scores = {{"best.examples", std::to_string(examples())},
              {"best.exact_match", to_text(score.exact_match)},
              {"best.aligned", to_text(score.aligned)}};
}

void Trainer::Implementation::estimate(Progress& progress) const {
    progress.step = step;
    progress.examples = examples();
    progress.share = std::min(1.0, share());
    progress.best_score = best_score;
    progress.seconds = seconds - earlier_seconds;
    progress.seconds_of_exchange = gradient->seconds_of_exchange();
    progress.examples_per_second =
        static_cast<double>((step - first_step) * task.options.batch_size) / progress.seconds;
    const auto steps_left = static_cast<double>(step_budget(task.options) - step);
    progress.seconds_left = steps_left * progress.seconds / static_cast<double>(step - first_step);
    if (task.options.minutes > 0)
        progress.seconds_left = std::min(progress.seconds_left, 60 * task.options.minutes - seconds);
}

std::map<std::string, std::string> Trainer::Implementation::settings() const {
    std::map<std::string, std::string> settings = to_settings(task.options);
    settings.insert(task.settings.begin(), task.settings.end());
    return settings;
}

Checkpoint Trainer::Implementation::result() const {
    Checkpoint model;
    model.config = config;
    model.vocabulary = vocabulary;
    model.symbols = symbols;
    model.month_names = task.month_names;
    model.words = task.words;
    model.weights = best.empty() ? to_tensors(served()) : best;
    model.facts = settings();
    model.facts.insert(scores.begin(), scores.end());
    model.facts["examples"] = std::to_string(examples());
    return model;
}

/// Time is kept only where it is the budget: it differs from run to run, and the bytes must not.
Checkpoint Trainer::Implementation::checkpoint() const {
    Checkpoint model = result();
    TrainingState& saved = model.training.emplace();
    saved.step = step;
    saved.examples = examples();
    saved.seconds = task.options.minutes > 0 ? seconds : 0;
    saved.weights = to_tensors(state.weights);
    if (task.options.average_decay > 0) saved.average = to_tensors(state.average);
    saved.first_moments = to_tensors(state.moments.first);
    saved.second_moments = to_tensors(state.moments.second);
    saved.settings = settings();
    saved.best_score = best_score;
    return model;
}

void Trainer::Implementation::resume(const Checkpoint& checkpoint) {
    const TrainingState& saved = *checkpoint.training;
    step = saved.step;
    seconds = saved.seconds;
    best_score = saved.best_score;
    if (best_score >= 0) best = checkpoint.weights;
    for (const auto& [fact, value] : checkpoint.facts) {
        if (fact.starts_with("best.")) scores[fact] = value;
    }
}

Trainer::Trainer(TrainingTask task, ModelConfig config, Vocabulary vocabulary, const RunOptions& options) {
    config.vocabulary = vocabulary.size();
    task = prepared(std::move(task));
    OptimizerState state = optimizer_state(fresh_weights(config, task.options.seed));
    implementation_.reset(  // NOLINT(modernize-make-unique): an aggregate
        new Implementation{std::move(task), options, config, std::move(vocabulary), {}, std::move(state)});
}

Trainer::Trainer(TrainingTask task, const Checkpoint& checkpoint, const RunOptions& options) {
    task = prepared(std::move(task));
    OptimizerState state = restored(checkpoint, task.options);
    implementation_.reset(  // NOLINT(modernize-make-unique)
        new Implementation{std::move(task), options, checkpoint.config, checkpoint.vocabulary, checkpoint.symbols,
                           std::move(state)});
    implementation_->resume(checkpoint);
}

Trainer::Trainer(std::unique_ptr<Implementation> implementation) : implementation_(std::move(implementation)) {}

Trainer Trainer::fine_tune(TrainingTask task, const Checkpoint& model, const RunOptions& options) {
    task = prepared(std::move(task));
    Weights weights = Seq2Seq<float>::make(model.config);
    from_tensors(model.weights, weights);
    return Trainer(std::unique_ptr<Implementation>(  // NOLINT(modernize-make-unique)
        new Implementation{std::move(task), options, model.config, model.vocabulary, model.symbols,
                           optimizer_state(std::move(weights))}));
}

Trainer::~Trainer() = default;
Trainer::Trainer(Trainer&&) noexcept = default;
Trainer& Trainer::operator=(Trainer&&) noexcept = default;

TrainingOutcome Trainer::run(Observer& observer) {
    return implementation_->run(observer);
}
Checkpoint Trainer::checkpoint() const {
    return implementation_->checkpoint();
}
Checkpoint Trainer::result() const {
    return implementation_->result();
}

}  // namespace kalends
