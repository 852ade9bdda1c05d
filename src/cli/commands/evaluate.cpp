#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/commands/command.hpp"
#include "cli/options/groups.hpp"
#include "cli/output.hpp"
#include "cli/terminal/progress.hpp"
#include "kalends/core/error.hpp"
#include "kalends/data/corpus.hpp"
#include "kalends/evaluation/evaluator.hpp"
#include "kalends/generator/generator.hpp"
#include "records/input.hpp"
#include "report/metrics_report.hpp"
#include "training/example_source.hpp"

namespace kalends {
namespace {

struct EvaluateSettings {
    std::optional<std::filesystem::path> model;
    Precision precision = Precision::bfloat16;
    std::optional<std::filesystem::path> data;  ///< nothing: fresh rows of the generator
    GeneratorOptions generator;
    std::uint64_t count = 10'000;  ///< rows of the generator
    EvaluationOptions evaluation;
    std::optional<std::filesystem::path> errors;  ///< where the rows go that were not answered exactly
    bool json = false;
};

constexpr std::size_t rows_a_chunk = 4096;

void evaluate_corpus(std::istream& stream, const std::string& origin, Evaluator& evaluator) {
    CorpusReader reader(stream, origin);
    std::vector<Example> chunk;
    for (Example example; reader.next(example);) {
        chunk.push_back(example);
        if (chunk.size() < rows_a_chunk) continue;
        evaluator.add(chunk);
        chunk.clear();
    }
    evaluator.add(chunk);
}

void evaluate_generated(const EvaluateSettings& settings, Evaluator& evaluator, WorkProgress& progress) {
    const Generator generator(settings.generator);
    std::vector<Example> chunk;
    for (std::uint64_t row = 0; row < settings.count; ++row) {
        chunk.push_back(generator(first_evaluated_row + row));
        if (chunk.size() < rows_a_chunk) continue;
        evaluator.add(chunk);
        chunk.clear();
        progress.show(row + 1, row + 1);
    }
    evaluator.add(chunk);
}

void evaluate(const EvaluateSettings& settings, Console& console, Evaluator& evaluator) {
    if (!settings.data) {
        WorkProgress progress(console, false, settings.count);
        return evaluate_generated(settings, evaluator, progress);
    }
    if (*settings.data == "-") return evaluate_corpus(console.in, "standard input", evaluator);
    InputFile file(*settings.data);
    evaluate_corpus(file, settings.data->string(), evaluator);
}

MissObserver writer(Output& output) {
    return [&output](const Miss& miss) { output.write(miss_json(miss) + "\n"); };
}

/// --order none|dmy|mdy|ymd|truth
void told_order_option(Options& options, EvaluationOptions& evaluation) {
    std::size_t order = 0;
    options.choice("order", "the order of all-numeric dates that is told", order,
                   {"ORDER", {"none", "dmy", "mdy", "ymd", "truth"}});
    evaluation.told = order < all_orders.size() ? ToldOrder::fixed : ToldOrder::target;
    if (order < all_orders.size()) evaluation.normalizer.order = all_orders[order];
}

/// Measures how well a model reads rows whose dates are known.
constexpr Manual manual{
    .name = "evaluate",
    .summary = "measures how well a model reads dates that are known",
    .examples =
        "  kalends evaluate --model my.kal --data test.tsv\n"
        "  kalends evaluate --count 20000 --locales en --json\n"
        "  kalends evaluate --data test.tsv --errors errors.jsonl\n",
    .details =
        "The TSV is as `kalends generate` writes it; the first two columns are needed. Without --data, rows are\n"
        "made afresh. Order truth: the order that each row says in its sixth column, if it does.\n"};

void tell(Options& options, EvaluateSettings& settings) {
    model_option(options, settings.model);
    options.file("data", "TSV of known dates; - is standard input", settings.data);
    told_order_option(options, settings.evaluation);
    reading_options(options, settings.evaluation.normalizer);
    precision_option(options, settings.precision);
    options.flag("json", "one JSON object", settings.json);
    options.file("errors", "JSON Lines of the rows that were not answered exactly, with all readings and the alignment",
                 settings.errors);
    options.whole("count,n", "how many rows to make without --data", settings.count, {0, most_evaluated_rows});
    generator_options(options, settings.generator);
    refuse_same_file({"--errors", settings.errors}, {{"--model", settings.model}, {"--data", settings.data}});
}

int run(const EvaluateSettings& settings, Console& console) {
    const Normalizer normalizer(load_model(settings.model), settings.precision);
    std::optional<Output> errors;
    if (settings.errors) errors.emplace(console, settings.errors);
    Evaluator evaluator(normalizer, settings.evaluation, errors ? writer(*errors) : MissObserver());
    evaluate(settings, console, evaluator);
    if (errors) errors->commit();
    console.out << (settings.json ? metrics_json(evaluator.metrics()) + "\n" : metrics_table(evaluator.metrics()));
    return Command::success;
}

}  // namespace

std::unique_ptr<Command> make_evaluate() {
    return make_command<EvaluateSettings>({.manual = manual, .tell = tell, .run = run});
}

}  // namespace kalends
