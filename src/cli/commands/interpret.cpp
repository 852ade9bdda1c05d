#include <filesystem>
#include <istream>
#include <optional>
#include <string>
#include <vector>

#include "cli/answer_count.hpp"
#include "cli/commands/command.hpp"
#include "cli/options/groups.hpp"
#include "cli/options/resolution_options.hpp"
#include "cli/output.hpp"
#include "columns/lines.hpp"
#include "kalends/data/corpus.hpp"
#include "kalends/normalizer/normalizer.hpp"
#include "kalends/report/answer.hpp"
#include "records/input.hpp"

namespace kalends {
namespace {

enum class InterpretFormat { plain, jsonl };

struct InterpretSettings {
    std::vector<std::filesystem::path> files;     ///< none: standard input
    std::optional<std::filesystem::path> output;  ///< nothing: standard output
    NormalizerOptions normalizer;
    InterpretFormat format = InterpretFormat::plain;
    AnswerForm form = AnswerForm::day;
    bool strict = false;
    bool summary = false;
};

/// Answers pairs one by one, and writes some at once; what was answered before a row that is malformed is written.
class PairInterpreter {
public:
    PairInterpreter(const InterpretSettings& settings, Output& output, bool at_once)
        : settings_(settings), output_(output), enough_(at_once ? 0 : bytes_at_once), count_(settings.form) {}

    void answer(std::istream& stream, const std::string& origin) {
        CorpusReader rows(stream, origin, Rows::any);
        for (Example row; next(rows, row);) answer(row);
        write();
    }
    [[nodiscard]] const AnswerCount& count() const { return count_; }

private:
    static constexpr std::size_t bytes_at_once = std::size_t{1} << 16U;

    bool next(CorpusReader& rows, Example& row) try { return rows.next(row); } catch (...) {
        write();
        throw;
    }

    void answer(const Example& row) {
        const Answer answer = interpret(row.text, row.target, settings_.normalizer);
        count_.add(answer);
        if (settings_.format == InterpretFormat::jsonl)
            append_json(written_, row.text, answer);
        else
            written_ += kalends::written(answer, settings_.form);
        written_ += '\n';
        if (written_.size() > enough_) write();
    }

    void write() {
        output_.write(written_);
        output_.flush();
        written_.clear();
    }

    const InterpretSettings& settings_;
    Output& output_;
    std::size_t enough_;  ///< bytes that are written at once
    AnswerCount count_;
    std::string written_;
};

/// What texts mean of which it is known what they say.
constexpr Manual manual_of_interpret{
    .name = "interpret",
    .summary = "answers texts of which it is known what they say, by rule",
    .operands = "[FILE...]",
    .examples =
        "  printf 'before 1800\\t.. / 1800\\n' | kalends interpret --as edtf\n"
        "  kalends interpret --output-format jsonl --reference 2013-02-12 pairs.tsv\n"
        "  kalends generate --count 100 | kalends interpret --summary >/dev/null\n",
    .details =
        "Reads rows as `kalends generate` writes them: a text, a tab, and its expression, what the text says in\n"
        "the language of models and corpora ('.. / 1800' for before 1800, '186X ~' for circa 1860s). Further\n"
        "columns may follow; empty lines may not. Answers each as `kalends normalize` does where a model reads\n"
        "the text so, with a confidence of 1: the same statuses, dates, EDTF, bounds and flags; no model is\n"
        "loaded. One line out for each line in, in order; standard input where no FILE is named.\n\n"
        "What is no expression is told with its file and line (65); what was answered before is written.\n\n"
        "Exit codes: 0; 1 with --strict if a line had no answer; 64 usage, 65 bad data, 66 no input, 70 internal\n"
        "fault, 73 the output cannot be created, 74 input or output failed.\n"};

void tell(Options& options, InterpretSettings& settings) {
    order_option(options, settings.normalizer.order);
    resolution_options(options, settings.normalizer.resolution);
    options.choice("output-format", "what is written of a line", settings.format, {"FORMAT", {"plain", "jsonl"}});
    answer_form_option(options, settings.form);
    output_option(options, settings.output);
    options.flag("strict", "exit with 1 if a line had no answer", settings.strict);
    options.flag("summary", "count the rows by status on standard error", settings.summary);
}

void check(InterpretSettings& settings, const Words& operands) {
    settings.normalizer.resolution.tells_time = settings.form == AnswerForm::datetime;
    settings.files.assign(operands.begin(), operands.end());
    if (settings.files.empty()) settings.files.emplace_back("-");
    for (const auto& file : settings.files) refuse_same_file({"--output", settings.output}, {{"a FILE", file}});
}

int run(const InterpretSettings& settings, Console& console) {
    refuse_missing(settings.files);
    Output output(console, settings.output);
    PairInterpreter interpreter(settings, output, console.in_is_terminal);
    for (const std::filesystem::path& path : settings.files) {
        if (path == "-") {
            announce_reading(console, "a text, a tab and its expression");
            interpreter.answer(console.in, "standard input");
        } else {
            InputFile file(path);
            interpreter.answer(file, path.string());
        }
    }
    output.commit();
    const AnswerCount& count = interpreter.count();
    if (settings.summary)
        count.print(console.err);
    else if (settings.format == InterpretFormat::plain)
        hint(console, {&count, 1});
    return settings.strict && !count.all_written() ? Command::lines_without_date : Command::success;
}

}  // namespace

std::unique_ptr<Command> make_interpret() {
    return make_command<InterpretSettings>({.manual = manual_of_interpret, .tell = tell, .check = check, .run = run});
}

}  // namespace kalends
