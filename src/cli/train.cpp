#include "cli/train.hpp"

#include <algorithm>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "cli/terminal/process.hpp"
#include "cli/training_observer.hpp"
#include "cli/training_task.hpp"
#include "core/quoted.hpp"
#include "evaluation/calibrate.hpp"
#include "text/printable.hpp"
#include "training/grow.hpp"
#include "training/mpi_ranks.hpp"

namespace kalends {
namespace {

/// What to go on from; nothing where a run is the first, or ended before its first checkpoint.
std::optional<Checkpoint> saved_run(const TrainSettings& settings, Console& console) {
    if (!settings.resume) return std::nullopt;
    std::error_code unknown;
    if (std::filesystem::exists(settings.model, unknown)) return load(settings.model);
    console.err << printable(settings.model.string()) << " is not there: starting afresh\n";
    return std::nullopt;
}

/// The finished model that a training starts from, if any; one that goes on does not need it any more.
std::optional<Checkpoint> parent_of(const TrainSettings& settings, const std::optional<Checkpoint>& saved) {
    if (!settings.initialize_from || saved) return std::nullopt;
    return load_with_names(*settings.initialize_from);
}

/// What a training starts from: its own last checkpoint, another model, or neither.
struct Start {
    std::optional<Checkpoint> saved, parent;
};

/// What rank 0 has read, on every rank; the others need no file.
std::optional<Checkpoint> of_first(const std::optional<Checkpoint>& read, Ranks& ranks) {
    if (ranks.size() == 1) return read;
    const std::vector<std::byte> bytes = ranks.of_first(read ? to_bytes(*read) : std::vector<std::byte>());
    if (bytes.empty()) return std::nullopt;
    return load(bytes, "the model of rank 0");
}

Start read_start(const TrainSettings& settings, Ranks& ranks, Console& console) {
    Start start;
    if (ranks.rank() == 0) {
        start.saved = saved_run(settings, console);
        start.parent = parent_of(settings, start.saved);
    }
    return {of_first(start.saved, ranks), of_first(start.parent, ranks)};
}

/// What goes on keeps its settings; what starts from another model takes over how sure an answer has to be.
void adopt(const Start& start, TrainSettings& settings) {
    if (start.parent && settings.given.count("min-confidence") == 0)
        settings.min_confidence = start.parent->calibration.default_min_confidence;
    if (start.saved && start.saved->training)
        resume_settings(settings, start.saved->config, start.saved->training->settings);
}

/// A thread for each processor that this rank may use, but no more than its share of those of the machine; and rank 0
/// alone writes checkpoints on the way.
void set_up(RunOptions& run, Ranks& ranks) {
    run.ranks = &ranks;
    if (run.threads == 0 && ranks.size() > 1) {
        const std::size_t all = std::max(1U, std::thread::hardware_concurrency());
        run.threads = std::min(usable_processors(), std::max<std::size_t>(1, all / ranks.size_here()));
    }
    if (ranks.rank() > 0) run.checkpoint_seconds = std::numeric_limits<double>::infinity();
}

/// What shall connect decoder and encoder of the model to start from, where it is said.
AttentionChoice attention_choice(const TrainSettings& settings) {
    AttentionChoice choice;
    if (settings.given.count("attention") > 0) choice.kind = settings.config.attention;
    if (settings.given.count("attention-size") > 0) choice.size = settings.config.attention_size;
    if (settings.given.count("heads") > 0) choice.heads = settings.config.heads;
    return choice;
}

Trainer make_trainer(TrainingTask task, const TrainSettings& settings, const Start& start, ThreadPool& pool) {
    if (start.saved) return {std::move(task), *start.saved, settings.run};
    Vocabulary vocabulary = learn_vocabulary(*task.examples, settings.vocabulary, pool);
    if (start.parent) {
        const std::uint64_t seed = settings.training.seed;
        const Checkpoint model = with_attention(*start.parent, attention_choice(settings), seed);
        return Trainer::fine_tune(std::move(task), with_characters(model, vocabulary, seed), settings.run);
    }
    return {std::move(task), settings.config, std::move(vocabulary), settings.run};
}

/// The model as it is to be used.
Checkpoint finished_model(const Trainer& trainer, const TrainSettings& settings, std::span<const Example> unseen) {
    Checkpoint model = settings.keep_state ? trainer.checkpoint() : trainer.result();
    calibrate(model, unseen);
    model.calibration.default_min_confidence = settings.min_confidence;
    model.facts["version"] = KALENDS_VERSION;
    return model;
}

void tell_how_to_go_on(const TrainSettings& settings, Console& console) {
    console.err << "stopped; go on with: kalends train --model " << printable(shell_word(settings.model.string()))
                << " --resume\n";
}

}  // namespace

Manual Train::manual() const {
    return {
        .name = "train",
        .summary = "learns from pairs, your own or made up",
        .operands = "",
        .examples =
            "  kalends train --locales en --minutes 1 --model en.kal\n"
            "  kalends train --train-data pairs.tsv --examples 500000 --model my.kal --log my.jsonl\n"
            "  kalends train --initialize-from old.kal --train-data own.tsv --model own.kal\n"
            "  kalends train --model my.kal --resume\n",
        .details =
            "The TSV has the text in its first column and the written date in its second: 2018-05-09, X for each\n"
            "digit that is not written, 'none' for a text without a date, an era behind the date where the year is\n"
            "counted from elsewhere (2561-05-09 buddhist). The model file is written about once a minute; SIGINT\n"
            "and SIGTERM write it and end the training with 130 and 143. With a budget in examples the result\n"
            "depends on the options and the seed alone, not on threads, processes or interruptions.\n"
            "\n"
            "Built with MPI, several processes train together, on one machine or many:\n"
            "mpirun -n 4 --bind-to none kalends train ... Each reads its own --train-data; the first alone reads and\n"
            "writes the model and the log.\n"};
}

void Train::declare(OptionsDescription& options) const {
    declare_training(options);
}

void Train::setup(const Arguments& arguments) {
    settings_ = train_settings(arguments);
}

int Train::run(Console& console) {
    const StopSignals signals;
    const std::unique_ptr<Ranks> ranks = join_ranks();
    set_up(settings_.run, *ranks);
    std::optional<TrainingObserver> writer;  // rank 0 alone has one
    if (ranks->rank() == 0)
        writer.emplace(console, TrainingObserver::Files{settings_.model, settings_.log, settings_.resume});
    const Start start = read_start(settings_, *ranks, console);
    adopt(start, settings_);
    ThreadPool pool(settings_.run.threads);
    TrainingTask task = training_task(settings_, pool);
    if (start.saved && start.saved->training) check_corpus(start.saved->training->settings, task.settings);
    const std::vector<Example> unseen = calibration_examples(settings_, task, pool);
    Trainer trainer = make_trainer(std::move(task), settings_, start, pool);

    SignalObserver silent;
    const TrainingOutcome outcome = trainer.run(writer ? *writer : silent);
    if (writer) writer->finish();
    if (outcome == TrainingOutcome::stopped) {
        if (writer) tell_how_to_go_on(settings_, console);
        return StopSignals::exit_status();
    }
    if (writer) save(finished_model(trainer, settings_, unseen), settings_.model);
    return success;
}

}  // namespace kalends
