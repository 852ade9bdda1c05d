#include "fitting/taught.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

#include "core/input_file.hpp"
#include "data/augmentation.hpp"
#include "data/split.hpp"
#include "fitting/contradictions.hpp"
#include "fitting/dropped_qualifiers.hpp"
#include "fitting/emphasis.hpp"
#include "kalends/core/error.hpp"
#include "kalends/data/corpus.hpp"
#include "kalends/text/normalized_text.hpp"

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

std::vector<Example> rows_of(const Pairs& pairs) {
    if (const auto* const rows = std::get_if<std::vector<Example>>(&pairs)) return *rows;
    const auto& path = std::get<std::filesystem::path>(pairs);
    const Stamp before(path);
    std::ifstream file = open_input(path);
    std::vector<Example> examples = read_corpus(file, path.string());
    if (Stamp(path) == before) return examples;
    throw Error(ErrorKind::data, path.string() + ": changed while it was read; wait until it is written to its end");
}

Split split_pairs(const FittingOptions& options) {
    if (options.validation) return {rows_of(*options.pairs), rows_of(*options.validation)};
    return split_corpus(rows_of(*options.pairs), {.seed = options.training.seed});
}

/// The rows, and the generated ones among them, if any.
std::shared_ptr<const ExampleSource> mixed(std::vector<Example> rows, OwnMonths months,
                                           const std::shared_ptr<const ExampleSource>& generated,
                                           const FittingOptions& options) {
    const std::uint64_t seed = options.training.seed;
    auto corpus = std::make_shared<CorpusSource>(std::move(rows), seed, std::move(months));
    if (!generated) return corpus;
    return std::make_shared<MixedSource>(std::move(corpus), generated, generator_share(options), seed);
}

constexpr const char* corpus_setting = "data.corpus";

/// What a resumed training has to find again of the user's rows, to learn from and to choose the best by.
std::string identity(const std::vector<Example>& rows) {
    return rows.empty() ? "none" : std::to_string(checksum(rows));
}
std::string identity(const std::vector<Example>& learned, const std::vector<Example>& chosen_by) {
    return identity(learned) + "-" + identity(chosen_by);
}

using Words = std::vector<WordSayings::Word>;

/// Of a user's pairs each may be a number, or say nothing by itself.
Words words_of(const std::vector<Example>& pairs) {
    Words words;
    for (const Example& pair : pairs)
        for (FoundWord& found : find_words(normalize_text(pair.text).code_points))
            words.push_back({std::move(found.word), only(Saying::plain) | only(Saying::number)});
    return words;
}

/// @return their words
Words take_pairs(const FittingOptions& options, Teaching& teaching) {
    TrainingTask& task = teaching.task;
    Split pairs = split_pairs(options);
    if (const auto dropped = dropped_qualifiers(pairs.train)) teaching.notices.push_back(to_string(*dropped));
    if (const auto found = contradictions(pairs.train)) teaching.notices.push_back(to_string(*found));
    task.settings[corpus_setting] = identity(pairs.train, pairs.validation);
    Words words = words_of(pairs.train);
    OwnMonths months(pairs.train, task.month_names);
    task.month_names.add(months.taught());
    task.examples = mixed(std::move(pairs.train), std::move(months), task.examples, options);
    task.validation = std::move(pairs.validation);
    return words;
}

void take_generated(const FittingOptions& options, TrainingTask& task, ThreadPool& pool) {
    const std::vector<Example> own = options.validation ? rows_of(*options.validation) : std::vector<Example>();
    task.settings[corpus_setting] = identity({}, own);
    task.validation =
        options.validation ? own : take(*task.examples, first_validation_row, options.validation_examples, pool);
}

/// Of a model that starts so and is taught these. One that goes on was taught all of them before.
MonthNames names_after(const Start& start, const FittingOptions& options, MonthNames taught) {
    if (start.saved) return start.saved->month_names.empty() ? taught : start.saved->month_names;
    if (!start.parent) return taught;
    MonthNames names = known_names(*start.parent, options.initialize_from->string());
    if (!names.empty()) names.add(taught);
    return names;
}

/// The same of what words say.
WordSayings words_after(const Start& start, const FittingOptions& options, WordSayings taught) {
    if (start.saved) return start.saved->words.empty() ? taught : start.saved->words;
    if (start.parent) taught.add(known_words(*start.parent, options.initialize_from->string()).all());
    return taught;
}

}  // namespace

Teaching teaching(const FittingOptions& options, const Start& start, ThreadPool& pool) {
    Teaching result{{options.training, nullptr, to_settings(options)}};
    TrainingTask& task = result.task;
    if (generator_share(options) > 0) {
        Generator generator(options.generator);
        task.month_names = generator.month_names();
        task.words = generator.word_sayings();
        task.examples =
            with_emphasis(std::make_shared<GeneratorSource>(std::move(generator)), options.generator, options.emphasis);
    }
    Words own;
    if (options.pairs) {
        own = take_pairs(options, result);
    } else {
        take_generated(options, task, pool);
    }
    task.month_names = names_after(start, options, std::move(task.month_names));
    task.words = words_after(start, options, std::move(task.words));
    std::erase_if(own, [&](const WordSayings::Word& word) { return task.words.of(word.letters).any(); });
    task.words.add(std::move(own));
    return result;
}

void check_corpus(const Settings& began_with, const Settings& now) {
    const auto before = began_with.find(corpus_setting), present = now.find(corpus_setting);
    if (before == began_with.end() || present == now.end() || before->second == present->second) return;
    throw Error(
        ErrorKind::data,
        "the rows of --train-data or --validation-data are others than when the training began; give it the same");
}

std::vector<Example> calibration_examples(const GeneratorOptions& options, std::size_t count, ThreadPool& pool) {
    return take(GeneratorSource(Generator(options)), first_calibration_row, count, pool);
}

std::vector<Example> calibration_examples(const FittingOptions& options, const TrainingTask& task, ThreadPool& pool) {
    if (options.calibration_examples == 0) return {};
    std::vector<Example> unseen = options.pairs ? task.validation : std::vector<Example>();
    if (generator_share(options) == 0) return unseen;
    const std::vector<Example> generated = calibration_examples(options.generator, options.calibration_examples, pool);
    unseen.insert(unseen.end(), generated.begin(), generated.end());
    return unseen;
}

WordSayings known_words(const Checkpoint& model, const std::string& origin) {
    const bool is_known = !model.words.empty() && !was_taught_by_generator_alone(model);
    return is_known || !has_learned_from_generator(model) ? model.words
                                                          : generator_of(origin, model.facts).word_sayings();
}

MonthNames known_names(const Checkpoint& model, const std::string& origin) {
    const MonthNames& kept = model.month_names;
    const bool lacks_other_calendars = kept.other_calendars().empty() && was_taught_by_generator_alone(model);
    if ((!kept.empty() && !lacks_other_calendars) || !has_learned_from_generator(model)) return kept;
    MonthNames names = generator_of(origin, model.facts).month_names();
    if (kept.empty()) return names;
    names.set_own(kept);
    return names;
}

}  // namespace kalends
