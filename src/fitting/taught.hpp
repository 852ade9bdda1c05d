#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/thread_pool.hpp"
#include "fitting/settings.hpp"
#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/fitting/fitting.hpp"
#include "training/trainer.hpp"

// What a model is taught: the examples that it learns from, those that it is judged by, and the names of months in
// them.
namespace kalends {

/// What a training starts from: its own last checkpoint, another model, or neither.
struct Start {
    std::optional<Checkpoint> saved{}, parent{};
};

/// What a training does, and what its user should know before it begins.
struct Teaching {
    TrainingTask task;
    std::vector<std::string> notices{};  ///< of the user's pairs: sentences
};

/// The examples that options ask for: pairs, split where none are named for validation, the generator's, or both.
/// @throws Error no_input or data, naming the file
Teaching teaching(const FittingOptions&, const Start&, ThreadPool&);

/// That a training goes on with the rows it began with, as far as both settings tell.
/// @throws Error (data) where they are others
void check_corpus(const Settings& began_with, const Settings& now);

/// What confidences are made honest by: rows of the generator that training has not seen; of pairs those that chose the
/// best weights, for want of others. None where the options want none.
std::vector<Example> calibration_examples(const FittingOptions&, const TrainingTask&, ThreadPool&);
/// Those of the generator.
std::vector<Example> calibration_examples(const GeneratorOptions&, std::size_t count, ThreadPool&);

/// The names of months that a model was taught; one of an earlier format did not keep them, but its generator knows
/// them. @throws Error (data) where what it says of its generator makes no sense, naming `origin`
MonthNames known_names(const Checkpoint&, const std::string& origin);
/// What words say: of a model that the generator alone taught what its tables say today, else what it was taught.
WordSayings known_words(const Checkpoint&, const std::string& origin);

}  // namespace kalends
