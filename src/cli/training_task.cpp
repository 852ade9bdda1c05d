#include "kalends/cli/training_task.hpp"

#include <utility>

#include "kalends/cli/input_lines.hpp"
#include "kalends/core/error.hpp"
#include "kalends/data/corpus.hpp"
#include "kalends/data/split.hpp"

namespace kalends {
namespace {

std::vector<Example> read_file(const std::filesystem::path& path) {
    std::ifstream file = open_input(path);
    return read_corpus(file, path.string());
}

Split read_corpora(const TrainSettings& settings) {
    if (settings.validation_data) return {read_file(*settings.train_data), read_file(*settings.validation_data)};
    SplitOptions options;
    options.seed = settings.training.seed;
    return split_corpus(read_file(*settings.train_data), options);
}

}  // namespace

TrainingTask training_task(const TrainSettings& settings, ThreadPool& pool) {
    TrainingTask task{settings.training, nullptr, {}, to_settings(settings)};
    if (settings.train_data) {
        Split corpora = read_corpora(settings);
        task.examples = std::make_shared<CorpusSource>(std::move(corpora.train), settings.training.seed);
        task.validation = std::move(corpora.validation);
        return task;
    }
    task.examples = std::make_shared<GeneratorSource>(Generator(settings.generator));
    task.validation = settings.validation_data ? read_file(*settings.validation_data)
                                               : take(*task.examples, held_out, settings.validation_examples, pool);
    return task;
}

}  // namespace kalends
