#include "cli/normalize.hpp"

#include <algorithm>
#include <deque>
#include <functional>
#include <memory>
#include <utility>

#include "cli/date_column.hpp"
#include "cli/option_groups.hpp"
#include "cli/options/files.hpp"
#include "cli/options/table.hpp"
#include "cli/output.hpp"
#include "cli/terminal/work_progress.hpp"
#include "kalends/core/error.hpp"
#include "kalends/report/answer.hpp"

namespace kalends {
namespace {

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
            case LineFormat::plain:
                out += answer.date.empty() && settings.lines.whole ? lines.whole(row) : answer.date;
                out += settings.lines.end;
                break;
            case LineFormat::jsonl:
                append_json(out, texts[row], answer);
                out += settings.lines.end;
                break;
            case LineFormat::n_best:
                append_n_best(out, lines.line(row) - 1, answer);
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

}  // namespace

Manual Normalize::manual() const {
    return {
        .name = "normalize",
        .summary = "writes the ISO date of each line",
        .operands = "[FILE...]",
        .examples =
            "  echo \"Saturday 09 May 2018\" | kalends normalize\n"
            "  kalends normalize --order dmy --output-format jsonl dates.txt\n"
            "  kalends normalize --csv --column born --output dated.csv people.csv\n"
            "  kalends normalize --jsonl-in --field born --in-place-column people.jsonl\n",
        .details =
            "One line out for each line in, in order. plain: the date, or an empty line where there is none to give.\n"
            "jsonl: also status, confidence, alternatives and flags. n-best: a line for each reading, as Moses and\n"
            "Marian have it, 'ROW ||| date ||| Confidence= p ||| ln p', rows from 0. Reads standard input where no\n"
            "FILE is named.\n"
            "Of a line longer than 4096 bytes or 256 characters the rest is not read; it is flagged 'truncated'.\n\n"
            "Of a table (--csv, --tsv, --jsonl-in) every byte is written as it was, but for the columns of the dates\n"
            "(--in-place-column) or further ones behind the last: a date, or nothing (in JSON null) where there is\n"
            "none to give. The order of all-numeric dates is learned for each column by itself.\n\n"
            "Statuses: ok, partial (year or day missing), ambiguous (several orders fit), impossible (not in the\n"
            "calendar, before the year 1, or before 1873 in Japan's years), unsure (below the minimum confidence), "
            "none (no date in the text).\n\n"
            "--order auto learns the order of all-numeric dates from the rows that leave no doubt, in the block of\n"
            "up to 10,000 rows that a row stands in and in all before. Where rows contradict each other or none "
            "tells,\n"
            "it refuses ambiguous rows. 'none', and 'auto' with --line-buffered or where a person types, take each "
            "row\n"
            "by itself.\n\n"
            "Exit codes: 0; 1 with --strict if a line had no date; 64 usage, 65 bad data, 66 no input, 70 internal\n"
            "fault, 73 the output cannot be created, 74 input or output failed.\n"};
}

void Normalize::declare(OptionsDescription& options) const {
    declare_model(options);
    add_choice(options, "order", "ORDER", {"none", "dmy", "mdy", "ymd", "auto"}, "auto", "order of all-numeric dates");
    declare_reading(options);
    declare_precision(options);
    options.add_options()("n-best", option_value("N", "1"),
                          "the N best readings (jsonl, n-best); an ambiguous row gives all of them anyway");
    add_choice(options, "output-format", "FORMAT", {"plain", "jsonl", "n-best"}, "plain", "what is written of a line");
    declare_output(options);
    options.add_options()("passthrough", "where there is no date to give, the text as it was");
    options.add_options()("null,0", "lines end in NUL, read and written");
    declare_table(options);
    declare_table_output(options);
    options.add_options()("line-buffered,u", "answer each line at once");
    options.add_options()("strict", "exit with 1 if a line had no date");
    options.add_options()("summary", "count the rows by status on standard error");
    declare_threads(options);
}

void Normalize::setup(const Arguments& arguments) {
    settings_.files.assign(arguments.operands().begin(), arguments.operands().end());
    settings_.model = model_path(arguments);
    settings_.output = output_path(arguments);
    settings_.precision = precision_option(arguments);
    settings_.strict = arguments.has("strict");
    settings_.summary = arguments.has("summary");
    setup_rows(arguments);

    BlockNormalizerOptions& options = settings_.normalizer;
    options.normalizer = reading_options(arguments);
    options.normalizer.n_best = arguments.whole("n-best", {1, 100});
    const std::size_t order = arguments.choice("order");
    options.infer_order = order == all_orders.size() && !settings_.lines.line_buffered;
    if (order < all_orders.size()) options.normalizer.order = all_orders[order];
    options.threads = thread_count(arguments);
    refuse_same_file({"--output", settings_.output}, {{"--model", settings_.model}});
    for (const auto& file : settings_.files) refuse_same_file({"--output", settings_.output}, {{"a FILE", file}});
}

void Normalize::setup_rows(const Arguments& arguments) {
    LineOptions& lines = settings_.lines;
    settings_.format = LineFormat(arguments.choice("output-format"));
    lines.whole = arguments.has("passthrough");
    lines.line_buffered = arguments.has("line-buffered");
    if (arguments.has("null")) lines.end = '\0';
    if (settings_.format != LineFormat::plain && lines.whole)
        throw Error(ErrorKind::usage, "option --passthrough: only where dates stand alone, in plain or in a table");
    settings_.table = table_options(arguments);
    if (!settings_.table) return;
    settings_.table->line_buffered = lines.line_buffered;
    settings_.table_output = table_output(arguments);
    settings_.table_output.passthrough = lines.whole;
    for (const char* option : {"output-format", "null", "n-best"})
        if (arguments.given().count(option) > 0)
            throw Error(ErrorKind::usage, "option --" + std::string(option) + ": only where the input is lines");
    if (settings_.files.size() > 1)
        throw Error(ErrorKind::usage, "'" + settings_.files[1].string() + "': one table at a time");
}

/// A person who types waits for each answer.
void Normalize::answer_at_once(const Console& console) {
    announce_reading(console);
    settings_.lines.line_buffered = true;
    if (settings_.table) settings_.table->line_buffered = true;
    settings_.normalizer.infer_order = false;
}

int Normalize::run(Console& console) {
    const bool reads_input = settings_.files.empty() || settings_.files.front() == "-";
    if (reads_input && console.in_is_terminal) answer_at_once(console);
    const Rows rows = open_rows(settings_, console.in);
    RowReader& reader = *rows.reader;
    const Normalizer normalizer(load_model(settings_.model), settings_.precision);
    std::deque<DateColumn> columns;
    for (const std::string& name : reader.columns()) columns.emplace_back(name, normalizer, settings_.normalizer);
    Output output(console, settings_.output);
    const auto write = [&](std::string& bytes) {
        output.write(bytes);
        output.flush();  // what cannot be written is told before anybody waits for more to read
        bytes.clear();
    };
    std::string written = rows.header;
    write(written);
    std::vector<BlockAnswers> answers(columns.size());
    WorkProgress progress(console, !settings_.output, input_size(settings_.files));
    for (std::uint64_t done = 0; reader.next(); progress.show(done += reader.texts(0).size(), reader.bytes())) {
        for (std::size_t i = 0; i < columns.size(); ++i) answers[i] = columns[i].answer(reader.texts(i));
        rows.append(written, answers);
        write(written);
    }
    output.commit();
    tell_absent_columns(reader, console.err);
    if (settings_.summary)
        for (const DateColumn& column : columns) column.print_summary(console.err);
    const bool all_dated = std::ranges::all_of(columns, &DateColumn::all_dated);
    return settings_.strict && !all_dated ? lines_without_date : success;
}

}  // namespace kalends
