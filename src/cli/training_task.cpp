#include "cli/training_task.hpp"

#include <system_error>
#include <utility>

#include "cli/from_file.hpp"
#include "data/own_months.hpp"
#include "data/split.hpp"
#include "kalends/core/error.hpp"
#include "kalends/data/corpus.hpp"
#include "records/input.hpp"

namespace kalends {
namespace {

/// Changes with the content of a file, as far as the file system tells; the same for all that is no regular file.
struct Stamp {
    explicit Stamp(const std::filesystem::path& path) {
        std::error_code unknown;
        if (!std::filesystem::is_regular_file(path, unknown)) return;
        size = std::filesystem::file_size(path, unknown);
        written = std::filesystem::last_write_time(path, unknown);
    }
    std::uintmax_t size = 0;
    std::filesystem::file_time_type written;
    friend bool operator==(const Stamp&, const Stamp&) = default;
};

std::vector<Example> read_file(const std::filesystem::path& path) {
    const Stamp before(path);
    InputFile file(path);
    std::vector<Example> examples = read_corpus(file, path.string());
    if (Stamp(path) == before) return examples;
    throw Error(ErrorKind::data, path.string() + ": changed while it was read; wait until it is written to its end");
}

Split read_corpora(const TrainSettings& settings) {
    if (settings.validation_data) return {read_file(*settings.train_data), read_file(*settings.validation_data)};
    SplitOptions options;
    options.seed = settings.training.seed;
    return split_corpus(read_file(*settings.train_data), options);
}

/// The rows, and the generated ones among them, if any.
std::shared_ptr<const ExampleSource> mixed(std::vector<Example> rows, OwnMonths months,
                                           const std::shared_ptr<const ExampleSource>& generated,
                                           const TrainSettings& settings) {
    const std::uint64_t seed = settings.training.seed;
    auto corpus = std::make_shared<CorpusSource>(std::move(rows), seed, std::move(months));
    if (!generated) return corpus;
    return std::make_shared<MixedSource>(std::move(corpus), generated, settings.generator_share, seed);
}

/// Where rows begin that neither a training nor its validation takes.
constexpr std::uint64_t first_calibration_example = held_out + held_out / 4;

constexpr const char* corpus_setting = "data.corpus";

/// What a resumed training has to find again of the user's rows, to learn from and to choose the best by.
std::string identity(const std::vector<Example>& rows) {
    return rows.empty() ? "none" : std::to_string(checksum(rows));
}
std::string identity(const std::vector<Example>& learned, const std::vector<Example>& chosen_by) {
    return identity(learned) + "-" + identity(chosen_by);
}

}  // namespace

bool has_learned_from_generator(const Checkpoint& model) {
    return model.facts.count("generator.locales") > 0;
}

Checkpoint load_with_names(const std::filesystem::path& path) {
    Checkpoint model = load(path);
    if (model.month_names.empty() && has_learned_from_generator(model))
        model.month_names = generator_of(path, model.facts).month_names();
    return model;
}

TrainingTask training_task(const TrainSettings& settings, ThreadPool& pool) {
    TrainingTask task{settings.training, nullptr, to_settings(settings)};
    std::shared_ptr<const ExampleSource> generated;
    if (settings.generator_share > 0) {
        Generator generator(settings.generator);
        task.month_names = generator.month_names();
        generated = std::make_shared<GeneratorSource>(std::move(generator));
    }
    if (settings.train_data) {
        Split corpora = read_corpora(settings);
        task.settings[corpus_setting] = identity(corpora.train, corpora.validation);
        OwnMonths months(corpora.train, task.month_names);
        task.month_names.add(months.taught());
        task.examples = mixed(std::move(corpora.train), std::move(months), generated, settings);
        task.validation = std::move(corpora.validation);
        return task;
    }
    task.examples = generated;
    const std::vector<Example> own =
        settings.validation_data ? read_file(*settings.validation_data) : std::vector<Example>();
    task.settings[corpus_setting] = identity({}, own);
    task.validation =
        settings.validation_data ? own : take(*task.examples, held_out, settings.validation_examples, pool);
    return task;
}

void check_corpus(const std::map<std::string, std::string>& began_with,
                  const std::map<std::string, std::string>& settings) {
    const auto before = began_with.find(corpus_setting), now = settings.find(corpus_setting);
    if (before == began_with.end() || now == settings.end() || before->second == now->second) return;
    throw Error(
        ErrorKind::data,
        "the rows of --train-data or --validation-data are others than when the training began; give it the same");
}

std::vector<Example> calibration_examples(const GeneratorOptions& options, std::size_t count, ThreadPool& pool) {
    return take(GeneratorSource(Generator(options)), first_calibration_example, count, pool);
}

std::vector<Example> calibration_examples(const TrainSettings& settings, const TrainingTask& task, ThreadPool& pool) {
    if (settings.calibration_examples == 0) return {};
    std::vector<Example> unseen = settings.train_data ? task.validation : std::vector<Example>();
    if (settings.generator_share == 0) return unseen;
    const std::vector<Example> generated =
        calibration_examples(settings.generator, settings.calibration_examples, pool);
    unseen.insert(unseen.end(), generated.begin(), generated.end());
    return unseen;
}

}  // namespace kalends
