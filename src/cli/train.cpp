#include "kalends/cli/train.hpp"

#include <optional>
#include <span>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "kalends/cli/stop_signals.hpp"
#include "kalends/cli/training_observer.hpp"
#include "kalends/cli/training_task.hpp"
#include "kalends/cli/version.hpp"
#include "kalends/evaluation/calibrate.hpp"
#include "kalends/text/printable.hpp"
#include "kalends/training/grow.hpp"

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

/// What shall connect decoder and encoder of the model to start from, where it is said.
AttentionChoice attention_choice(const TrainSettings& settings) {
    AttentionChoice choice;
    if (settings.given.count("attention") > 0) choice.kind = settings.config.attention;
    if (settings.given.count("attention-size") > 0) choice.size = settings.config.attention_size;
    if (settings.given.count("heads") > 0) choice.heads = settings.config.heads;
    return choice;
}

Trainer make_trainer(TrainingTask task, const TrainSettings& settings, const std::optional<Checkpoint>& saved,
                     const std::optional<Checkpoint>& parent, ThreadPool& pool) {
    if (saved) return {std::move(task), *saved, settings.run};
    Vocabulary vocabulary = learn_vocabulary(*task.examples, settings.vocabulary, pool);
    if (parent) {
        const std::uint64_t seed = settings.training.seed;
        const Checkpoint model = with_attention(*parent, attention_choice(settings), seed);
        return Trainer::fine_tune(std::move(task), with_characters(model, vocabulary, seed), settings.run);
    }
    return {std::move(task), settings.config, std::move(vocabulary), settings.run};
}

/// The model as it is to be used.
Checkpoint finished_model(const Trainer& trainer, const TrainSettings& settings, std::span<const Example> unseen) {
    Checkpoint model = settings.keep_state ? trainer.checkpoint() : trainer.result();
    calibrate(model, unseen);
    model.calibration.default_min_confidence = settings.min_confidence;
    model.facts["version"] = version();
    return model;
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
            "depends on the options and the seed alone, not on threads or interruptions.\n"};
}

void Train::declare(OptionsDescription& options) const {
    declare_training(options);
}

void Train::setup(const Arguments& arguments) {
    settings_ = train_settings(arguments);
}

int Train::run(Console& console) {
    const StopSignals signals;
    TrainingObserver observer(console, {settings_.model, settings_.log, settings_.resume});
    const std::optional<Checkpoint> saved = saved_run(settings_, console);
    const std::optional<Checkpoint> parent = parent_of(settings_, saved);
    if (parent && settings_.given.count("min-confidence") == 0)
        settings_.min_confidence = parent->calibration.default_min_confidence;
    if (saved && saved->training) resume_settings(settings_, saved->config, saved->training->settings);
    ThreadPool pool(settings_.run.threads);
    TrainingTask task = training_task(settings_, pool);
    if (saved && saved->training) check_corpus(saved->training->settings, task.settings);
    const std::vector<Example> unseen = calibration_examples(settings_, task, pool);
    Trainer trainer = make_trainer(std::move(task), settings_, saved, parent, pool);

    const TrainingOutcome outcome = trainer.run(observer);
    observer.finish();
    if (outcome == TrainingOutcome::stopped) {
        console.err << "stopped; go on with: kalends train --model " << printable(settings_.model.string())
                    << " --resume\n";
        return StopSignals::exit_status();
    }
    save(finished_model(trainer, settings_, unseen), settings_.model);
    return success;
}

}  // namespace kalends
