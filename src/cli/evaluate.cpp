#include "cli/evaluate.hpp"

#include <optional>
#include <string>
#include <vector>

#include "cli/distinct_files.hpp"
#include "cli/option_groups.hpp"
#include "cli/output.hpp"
#include "cli/work_progress.hpp"
#include "kalends/core/error.hpp"
#include "kalends/data/corpus.hpp"
#include "records/input.hpp"
#include "report/metrics_json.hpp"
#include "report/metrics_table.hpp"
#include "report/miss_json.hpp"
#include "training/example_source.hpp"

namespace kalends {
namespace {

constexpr std::size_t rows_a_chunk = 4096;

/// Rows that neither a training nor its validation reaches, whatever the seed.
constexpr std::uint64_t first_fresh_row = held_out + held_out / 2;

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
        chunk.push_back(generator(first_fresh_row + row));
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

}  // namespace

Manual Evaluate::manual() const {
    return {
        .name = "evaluate",
        .summary = "measures how well a model reads dates that are known",
        .operands = "",
        .examples =
            "  kalends evaluate --model my.kal --data test.tsv\n"
            "  kalends evaluate --count 20000 --locales en --json\n"
            "  kalends evaluate --data test.tsv --errors errors.jsonl\n",
        .details =
            "The TSV is as `kalends generate` writes it; the first two columns are needed. Without --data, rows are\n"
            "made afresh. Order truth: the order that each row says in its sixth column, if it does.\n"};
}

void Evaluate::declare(OptionsDescription& options) const {
    declare_model(options);
    options.add_options()("data", option_value("FILE"), "TSV of known dates; - is standard input");
    add_choice(options, "order", "ORDER", {"none", "dmy", "mdy", "ymd", "truth"}, "none",
               "the order of all-numeric dates that is told");
    declare_reading(options);
    declare_precision(options);
    options.add_options()("json", "one JSON object");
    options.add_options()("errors", option_value("FILE"),
                          "JSON Lines of the rows that were not answered exactly, with all readings and the alignment");
    options.add_options()("count,n", option_value("N", std::to_string(EvaluateSettings{}.count)),
                          "how many rows to make without --data");
    declare_generator(options);
}

void Evaluate::setup(const Arguments& arguments) {
    settings_.model = model_path(arguments);
    settings_.precision = precision_option(arguments);
    settings_.data = path_option(arguments, "data");
    settings_.generator = generator_options(arguments);
    settings_.count = arguments.whole("count", {0, held_out / 2});
    settings_.json = arguments.has("json");
    settings_.errors = path_option(arguments, "errors");
    refuse_same_file({"--errors", settings_.errors}, {{"--model", settings_.model}, {"--data", settings_.data}});
    EvaluationOptions& evaluation = settings_.evaluation;
    evaluation.normalizer = reading_options(arguments);
    const std::size_t order = arguments.choice("order");
    evaluation.told = order < all_orders.size() ? ToldOrder::fixed : ToldOrder::target;
    if (order < all_orders.size()) evaluation.normalizer.order = all_orders[order];
}

int Evaluate::run(Console& console) {
    const Normalizer normalizer(load_model(settings_.model), settings_.precision);
    std::optional<Output> errors;
    if (settings_.errors) errors.emplace(console, settings_.errors);
    Evaluator evaluator(normalizer, settings_.evaluation, errors ? writer(*errors) : MissObserver());
    evaluate(settings_, console, evaluator);
    if (errors) errors->commit();
    console.out << (settings_.json ? metrics_json(evaluator.metrics()) + "\n" : metrics_table(evaluator.metrics()));
    return success;
}

}  // namespace kalends
