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

/// What the second column of the data holds.
enum class Expect { written, edtf };

struct EvaluateSettings {
    std::optional<std::filesystem::path> model;
    Precision precision = Precision::bfloat16;
    std::optional<std::filesystem::path> data;  ///< nothing: fresh rows of the generator
    Expect expect = Expect::written;
    GeneratorOptions generator;
    std::uint64_t count = 10'000;  ///< rows of the generator
    EvaluationOptions evaluation;
    std::optional<std::filesystem::path> errors;  ///< where the rows go that were not answered exactly
    bool json = false;
};

constexpr std::size_t rows_at_once = 4096;

template <class Row>
void evaluate_rows(CorpusReader& reader, Evaluator& evaluator) {
    std::vector<Row> chunk;
    for (Row row; reader.next(row);) {
        chunk.push_back(row);
        if (chunk.size() < rows_at_once) continue;
        evaluator.add(chunk);
        chunk.clear();
    }
    evaluator.add(chunk);
}

void evaluate_corpus(std::istream& stream, const std::string& origin, Expect expect, Evaluator& evaluator) {
    CorpusReader reader(stream, origin, Rows::any);
    if (expect == Expect::edtf)
        evaluate_rows<AnsweredText>(reader, evaluator);
    else
        evaluate_rows<Example>(reader, evaluator);
}

void evaluate_generated(const EvaluateSettings& settings, Evaluator& evaluator, WorkProgress& progress) {
    const Generator generator(settings.generator);
    std::vector<Example> chunk;
    for (std::uint64_t row = 0; row < settings.count; ++row) {
        chunk.push_back(generator(first_evaluated_row + row));
        if (chunk.size() < rows_at_once) continue;
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
    if (*settings.data == "-") return evaluate_corpus(console.in, "standard input", settings.expect, evaluator);
    InputFile file(*settings.data);
    evaluate_corpus(file, settings.data->string(), settings.expect, evaluator);
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
constexpr Manual manual_of_evaluate{
    .name = "evaluate",
    .summary = "measures how well a model reads dates that are known",
    .examples =
        "  kalends evaluate --model my.kal --data test.tsv\n"
        "  kalends evaluate --count 20000 --locales en --json\n"
        "  kalends evaluate --data test.tsv --errors errors.jsonl\n"
        "  kalends evaluate --data answers.tsv --expect edtf\n",
    .details =
        "The TSV is as `kalends generate` writes it; the first two columns are needed. Without --data, rows are\n"
        "made afresh. Order truth: the order that each row says in its sixth column, if it does.\n"
        "--expect edtf: the second column is the answer in EDTF (1850~, 1862/1864), none or empty where there is\n"
        "none; rows count by what it is: complete, partial, approximate, interval, several, none.\n"
        "--kinds: only rows that say these count, be they of the TSV or made afresh.\n"};

void tell(Options& options, EvaluateSettings& settings) {
    model_option(options, settings.model);
    options.file("data", "TSV of known dates; - is standard input", settings.data);
    options.choice("expect", "what the second column is: what the text says, or its answer in EDTF", settings.expect,
                   {"WHAT", {"written", "edtf"}});
    told_order_option(options, settings.evaluation);
    reading_options(options, settings.evaluation.normalizer);
    precision_option(options, settings.precision);
    options.flag("json", "one JSON object", settings.json);
    options.file("errors", "JSON Lines of the rows that were not answered exactly, with all readings and the alignment",
                 settings.errors);
    options.whole("count,n", "how many rows to make without --data", settings.count, {0, most_evaluated_rows});
    generator_options(options, settings.generator);
    settings.evaluation.kinds = settings.generator.kinds;
    if (settings.expect == Expect::edtf) {
        if (!settings.data) options.refuse({"expect"}, "only with --data: what is made afresh knows no EDTF");
        if (settings.evaluation.told == ToldOrder::target) options.refuse({"order"}, "truth is not known of EDTF");
        options.refuse({"kinds"}, "only with --expect written: of EDTF it is not known what the text says");
    }
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
    return make_command<EvaluateSettings>({.manual = manual_of_evaluate, .tell = tell, .run = run});
}

}  // namespace kalends
