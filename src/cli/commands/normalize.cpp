#include <algorithm>
#include <deque>
#include <filesystem>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "cli/answer_count.hpp"
#include "cli/column_summary.hpp"
#include "cli/commands/command.hpp"
#include "cli/options/groups.hpp"
#include "cli/options/table.hpp"
#include "cli/output.hpp"
#include "cli/terminal/progress.hpp"
#include "columns/lines.hpp"
#include "kalends/core/error.hpp"
#include "kalends/report/answer.hpp"
#include "text/printable.hpp"

namespace kalends {
namespace {

enum class LineFormat { plain, jsonl, n_best };

struct NormalizeSettings {
    std::vector<std::filesystem::path> files;  ///< none: standard input
    std::optional<std::filesystem::path> model;
    std::optional<std::filesystem::path> output;  ///< nothing: standard output
    Precision precision = Precision::bfloat16;
    BlockNormalizerOptions normalizer;
    LineOptions lines;
    LineFormat format = LineFormat::plain;  ///< of the answers to lines
    AnswerForm form = AnswerForm::day;      ///< what is written of an answer
    std::optional<TableOptions> table;      ///< nothing: the input is lines
    TableOutput table_output;
    bool strict = false;
    bool summary = false;
};

/// A column of dates at work: its answers, block by block, and what --strict and --summary want to know in the end.
class DateColumn {
public:
    /// @param name empty where the column has none. The normalizer must outlive this object.
    DateColumn(std::string name, const Normalizer& normalizer, const NormalizeSettings& settings)
        : name_(std::move(name)),
          infers_order_(settings.normalizer.infer_order),
          normalize_(normalizer, settings.normalizer),
          count_(settings.form) {}

    BlockAnswers answer(std::span<const std::string> texts, std::span<const std::string> references) {
        BlockAnswers answers = normalize_(texts, references);
        for (std::size_t row = 0; row < texts.size(); ++row) count_.add(answers.of(row), texts[row]);
        return answers;
    }
    [[nodiscard]] const AnswerCount& count() const { return count_; }
    /// Rows by status, and what they decide: the order of all-numeric dates, what 1911-12 is, EDTF.
    void print_summary(std::ostream&) const;

private:
    std::string name_;
    bool infers_order_;
    BlockNormalizer normalize_;
    AnswerCount count_;
};

void DateColumn::print_summary(std::ostream& out) const {
    if (!name_.empty()) out << "column: " << printable(name_) << '\n';
    count_.print(out);
    const ColumnSummary shown = normalize_.evidence();
    if (infers_order_) print(out, shown.order);
    print_meaning(out, shown);
}

/// What is read, and how a block of it stands in the output with its answers, by column.
struct Rows {
    std::unique_ptr<RowReader> reader;
    std::string header;
    std::function<void(std::string& out, std::span<const BlockAnswers>)> append;
};

void append_lines(std::string& out, const NormalizeSettings& settings, const LineRows& lines,
                  const BlockAnswers& answers) {
    const std::span<const std::string> texts = lines.texts(0);
    for (std::size_t row = 0; row < texts.size(); ++row) {
        const Answer& answer = answers.of(row);
        switch (settings.format) {
            case LineFormat::plain: {
                const std::string& text = written(answer, settings.form);
                out += text.empty() && settings.lines.whole ? lines.whole(row) : text;
                out += settings.lines.end;
                break;
            }
            case LineFormat::jsonl:
                append_json(out, texts[row], answer);
                out += settings.lines.end;
                break;
            case LineFormat::n_best:
                append_n_best(out, lines.line(row) - 1, answer, settings.form);
        }
    }
}

Rows open_lines(const NormalizeSettings& settings, std::istream& standard_input) {
    auto lines = std::make_unique<LineRows>(settings.lines, settings.files, standard_input);
    const auto append = [&settings, &read = *lines](std::string& out, std::span<const BlockAnswers> answers) {
        append_lines(out, settings, read, answers.front());
    };
    return {std::move(lines), "", append};
}

Rows open_rows(const NormalizeSettings& settings, std::istream& standard_input) {
    if (!settings.table) return open_lines(settings, standard_input);
    const auto file = settings.files.empty() ? std::nullopt : std::optional(settings.files.front());
    std::unique_ptr<TableReader> table = open_table(*settings.table, file, standard_input);
    const auto writer = std::make_shared<TableWriter>(*table, settings.table_output);
    const auto append = [writer](std::string& out, std::span<const BlockAnswers> answers) {
        writer->append(out, answers);
    };
    return {std::move(table), writer->header(), append};
}

/// One answer for each line of input, or in each row of a table, in order, in constant memory.
constexpr Manual manual_of_normalize{
    .name = "normalize",
    .summary = "writes the ISO date of each line",
    .operands = "[FILE...]",
    .examples =
        "  echo \"Saturday 09 May 2018\" | kalends normalize\n"
        "  kalends normalize --order dmy --output-format jsonl dates.txt\n"
        "  kalends normalize --csv --column born --output dated.csv people.csv\n"
        "  kalends normalize --jsonl-in --field born --in-place-column people.jsonl\n"
        "  kalends normalize --csv --column born --as edtf --with status,earliest,latest people.csv\n"
        "  kalends normalize --csv --column posted --reference-column seen --as datetime crawl.csv\n",
    .details =
        "One line out for each line in, in order. plain: the date, or an empty line where there is none to give.\n"
        "jsonl: also status, confidence, alternatives, flags, expression (what the text says), edtf, earliest,\n"
        "latest, unread (words and numbers that none of it rests on), datetime. n-best: a line for each reading, as "
        "Moses and "
        "Marian have it, 'ROW ||| date ||| Confidence= p |||\n"
        "ln p', rows from 0. Reads standard input where no FILE is named.\n"
        "Of a line longer than 4096 bytes or 256 characters the rest is not read; it is flagged 'truncated'.\n\n"
        "--as day: a day, or what ISO 8601 writes of less: 2018-05, 2018, --05-09. --as edtf: all that EDTF can\n"
        "say (ISO 8601-2, levels 0 to 2): also 1850~, ../1800, 1863/1865, [1863,1865], 186X. --as datetime: the\n"
        "day and the time of it, with its offset if that is known: 2018-05-09T14:30+02:00; without a time the\n"
        "day. jsonl has all, whatever --as says; --passthrough, --strict and --summary go by what is written.\n\n"
        "Of a table (--csv, --tsv, --jsonl-in) every byte is written as it was, but for the columns of the dates\n"
        "(--in-place-column) or further ones behind the last: a date, or nothing (in JSON null) where there is\n"
        "none to give. The order of all-numeric dates is learned for each column by itself. Columns of --with\n"
        "stand behind all dates: those of the first column of dates, then those of the next.\n\n"
        "Statuses with a date: ok (a day), partial (a month or a year, or no year). With an answer in EDTF alone:\n"
        "approximate (about, perhaps), interval (from one to another, or a decade, century, season, week),\n"
        "several (a list). Without: ambiguous (several meanings fit; an order or option decides), relative\n"
        "(counted from a --reference that is missing), impossible (not in the calendar, or before 1873 in Japan's\n"
        "years), unsure (below the minimum confidence), none (no date in the text).\n\n"
        "--order auto learns the order of all-numeric dates from the rows that leave no doubt, in the block of\n"
        "up to 10,000 rows that a row stands in and in all before. Where rows contradict each other or none tells,\n"
        "it refuses ambiguous rows. Rows decide in the same way what 1911-12 and Jan-05 are, unless --year-hyphen\n"
        "and --month-hyphen tell, and whether all are EDTF, so that 2001-21 is a spring; where more have the day\n"
        "next to the year than the month (2014/31/05), 2014/05/09 alone is refused. With any other order,\n"
        "--line-buffered or where a person types, each row is taken by itself.\n\n"
        "Exit codes: 0; 1 with --strict if a line had no date; 64 usage, 65 bad data, 66 no input, 70 internal\n"
        "fault, 73 the output cannot be created, 74 input or output failed.\n"};

void tell(Options& options, NormalizeSettings& settings) {
    LineOptions& lines = settings.lines;
    BlockNormalizerOptions& normalizer = settings.normalizer;
    model_option(options, settings.model);
    column_options(options, normalizer);
    precision_option(options, settings.precision);
    options.whole("n-best", "the N best readings (jsonl, n-best); an ambiguous row gives all of them anyway",
                  normalizer.normalizer.n_best, {1, 100});
    options.choice("output-format", "what is written of a line", settings.format,
                   {"FORMAT", {"plain", "jsonl", "n-best"}});
    answer_form_option(options, settings.form);
    output_option(options, settings.output);
    options.flag("passthrough", "where there is no date to give, the text as it was", lines.whole);
    if (settings.format != LineFormat::plain)
        options.refuse({"passthrough"}, "only where dates stand alone, in plain or in a table");
    options.flag("null,0", "lines end in NUL, read and written", lines.end, '\0');
    table_options(options, settings.table);
    table_output_options(options, settings.table, settings.table_output);
    options.flag("line-buffered,u", "answer each line at once", lines.line_buffered);
    options.flag("strict", "exit with 1 if a line had no date", settings.strict);
    options.flag("summary", "count the rows by status on standard error", settings.summary);
    threads_option(options, normalizer.threads);
    if (settings.table) options.refuse({"output-format", "null", "n-best"}, "only where the input is lines");
}

/// Each row is taken by itself.
void answer_alone(BlockNormalizerOptions& normalizer) {
    normalizer.infer_order = normalizer.infer_meaning = false;
}

bool prints_unread(const NormalizeSettings& settings) {
    const std::vector<AnswerDetail>& details = settings.table_output.details;
    return settings.format == LineFormat::jsonl || std::ranges::find(details, AnswerDetail::unread) != details.end();
}

void check(NormalizeSettings& settings, const Words& operands) {
    settings.normalizer.normalizer.resolution.tells_time = settings.form == AnswerForm::datetime;
    settings.files.assign(operands.begin(), operands.end());
    settings.normalizer.normalizer.tells_unread = prints_unread(settings);
    if (settings.lines.line_buffered) answer_alone(settings.normalizer);
    if (settings.table) {
        settings.table->line_buffered = settings.lines.line_buffered;
        settings.table_output.passthrough = settings.lines.whole;
        settings.table_output.form = settings.form;
        if (operands.size() > 1) throw Error(ErrorKind::usage, "'" + operands[1] + "': one table at a time");
    }
    refuse_same_file({"--output", settings.output}, {{"--model", settings.model}});
    for (const auto& file : settings.files) refuse_same_file({"--output", settings.output}, {{"a FILE", file}});
}

/// A person who types waits for each answer.
NormalizeSettings answering_at_once(NormalizeSettings settings) {
    settings.lines.line_buffered = true;
    if (settings.table) settings.table->line_buffered = true;
    answer_alone(settings.normalizer);
    return settings;
}

int run(const NormalizeSettings& told, Console& console) {
    const bool reads_input = told.files.empty() || told.files.front() == "-";
    if (reads_input) announce_reading(console);
    const NormalizeSettings settings = reads_input && console.in_is_terminal ? answering_at_once(told) : told;
    const Rows rows = open_rows(settings, console.in);
    RowReader& reader = *rows.reader;
    const Normalizer normalizer(load_model(settings.model), settings.precision);
    std::deque<DateColumn> columns;
    for (const std::string& name : reader.columns()) columns.emplace_back(name, normalizer, settings);
    Output output(console, settings.output);
    const auto write = [&](std::string& bytes) {
        output.write(bytes);
        output.flush();  // what cannot be written is told before anybody waits for more to read
        bytes.clear();
    };
    std::string written = rows.header;
    write(written);
    std::vector<BlockAnswers> answers(columns.size());
    WorkProgress progress(console, !settings.output, input_size(settings.files));
    for (std::uint64_t done = 0; reader.next(); progress.show(done += reader.texts(0).size(), reader.bytes())) {
        for (std::size_t i = 0; i < columns.size(); ++i)
            answers[i] = columns[i].answer(reader.texts(i), reader.references());
        rows.append(written, answers);
        write(written);
    }
    output.commit();
    tell_absent_columns(reader, console.err);
    std::vector<AnswerCount> counts;
    std::ranges::transform(columns, std::back_inserter(counts), &DateColumn::count);
    if (settings.summary)
        for (const DateColumn& column : columns) column.print_summary(console.err);
    else if (settings.format != LineFormat::jsonl)  // which says why
        hint(console, counts, settings.table ? settings.table->reference.value_or("") : "");
    const bool all_written = std::ranges::all_of(counts, &AnswerCount::all_written);
    return settings.strict && !all_written ? Command::lines_without_date : Command::success;
}

}  // namespace

std::unique_ptr<Command> make_normalize() {
    return make_command<NormalizeSettings>({.manual = manual_of_normalize, .tell = tell, .check = check, .run = run});
}

}  // namespace kalends
