#pragma once

#include "kalends/cli/train_settings.hpp"
#include "kalends/core/thread_pool.hpp"
#include "kalends/training/trainer.hpp"

namespace kalends {

/// The examples that settings ask for: a corpus, split where no validation data is named, or the generator.
/// @throws Error no_input or data, naming the file
TrainingTask training_task(const TrainSettings&, ThreadPool&);

}  // namespace kalends
