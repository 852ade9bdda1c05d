#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/training/options.hpp"
#include "training/example_source.hpp"
#include "training/progress.hpp"

namespace kalends {

/// What is to be learned, and how.
struct TrainingTask {
    TrainingOptions options;
    std::shared_ptr<const ExampleSource> examples;
    /// Kept in the checkpoint beside the options, for a later run and for `inspect`: e.g. the generator's.
    std::map<std::string, std::string> settings;
    std::vector<Example> validation{};  ///< held out; may be empty: then the last weights are kept, not the best
    MonthNames month_names{};           ///< that the model knows; kept in it
    WordSayings words{};                ///< the same of what other words say
};

enum class TrainingOutcome { finished, stopped };

/// Trains a model step by step.
///
/// All that a step does is a pure function of the task, the step and the weights before it. So with a budget in
/// examples a run that is stopped, or killed, and resumed from any of its checkpoints ends in the same bytes as one
/// that never was, on any number of threads of machines of one kind. With a budget in minutes it goes on sensibly, no
/// more.
class Trainer {
public:
    /// From fresh weights. `config.vocabulary` is set from the vocabulary.
    /// @throws Error (usage) on options that make no sense
    Trainer(TrainingTask, ModelConfig config, Vocabulary, const RunOptions& = {});
    /// Goes on from a checkpoint, with its configuration and vocabulary. The task must be the same as before, but may
    /// have a larger budget. @throws Error (data) where the checkpoint has no training state or does not fit together
    Trainer(TrainingTask, const Checkpoint&, const RunOptions& = {});
    /// From the weights of a finished model, with its configuration and vocabulary; the optimiser starts afresh.
    /// @throws Error (usage) on options that make no sense, (data) where the model does not fit together
    static Trainer fine_tune(TrainingTask, const Checkpoint& model, const RunOptions& = {});
    ~Trainer();
    Trainer(Trainer&&) noexcept;
    Trainer& operator=(Trainer&&) noexcept;

    /// Trains until the budget is used up or the observer asks to stop; the last call of on_checkpoint comes right
    /// before the end. @throws Error (data) when training diverges, naming step and tensor, and whatever the
    /// observer throws; the last checkpoint given out stays the one to go on from
    TrainingOutcome run(Observer&);

    /// All that is needed to go on. Its weights are the best so far by validation.
    [[nodiscard]] Checkpoint checkpoint() const;
    /// The model alone, to be shipped.
    [[nodiscard]] Checkpoint result() const;

private:
    struct Implementation;
    explicit Trainer(std::unique_ptr<Implementation>);
    std::unique_ptr<Implementation> implementation_;
};

}  // namespace kalends
