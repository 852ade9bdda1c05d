#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "cli/train_settings.hpp"
#include "core/thread_pool.hpp"
#include "kalends/checkpoint/checkpoint.hpp"
#include "training/trainer.hpp"

namespace kalends {

/// True where facts of the model describe the generator that taught it; a model of pairs alone had none.
bool has_learned_from_generator(const Checkpoint&);
/// A model to go on from. The names of months that one of an earlier format did not keep are those of its generator.
/// @throws Error as load()
Checkpoint load_with_names(const std::filesystem::path&);

/// The examples that settings ask for: a corpus, split where no validation data is named, the generator, or both.
/// @throws Error no_input or data, naming the file
TrainingTask training_task(const TrainSettings&, ThreadPool&);

/// That a training goes on with the rows it began with, as far as both settings tell.
/// @throws Error (data) where they are others
void check_corpus(const std::map<std::string, std::string>& began_with,
                  const std::map<std::string, std::string>& settings);

/// What confidences are made honest by: rows of the generator that training has not seen; of a corpus those that chose
/// the best weights, for want of others. None where the settings want none.
std::vector<Example> calibration_examples(const TrainSettings&, const TrainingTask&, ThreadPool&);
/// Those of the generator.
std::vector<Example> calibration_examples(const GeneratorOptions&, std::size_t count, ThreadPool&);

}  // namespace kalends
