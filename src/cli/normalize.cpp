#include "cli/normalize.hpp"

#include <algorithm>
#include <deque>

#include "cli/date_column.hpp"
#include "cli/option_groups.hpp"
#include "cli/options/files.hpp"
#include "cli/output.hpp"
#include "cli/table_options.hpp"
#include "cli/terminal/work_progress.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
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
    LineSettings& lines = settings_.lines;
    lines.format = LineFormat(arguments.choice("output-format"));
    lines.passthrough = arguments.has("passthrough");
    lines.line_buffered = arguments.has("line-buffered");
    if (arguments.has("null")) lines.end = '\0';
    if (lines.format != LineFormat::plain && lines.passthrough)
        throw Error(ErrorKind::usage, "option --passthrough: only where dates stand alone, in plain or in a table");
    settings_.table = table_settings(arguments);
    if (!settings_.table) return;
    settings_.table->passthrough = lines.passthrough;
    settings_.table->line_buffered = lines.line_buffered;
    for (const char* option : {"output-format", "null", "n-best"})
        if (arguments.given().count(option) > 0)
            throw Error(ErrorKind::usage, "option --" + std::string(option) + ": only where the input is lines");
    if (settings_.files.size() > 1)
        throw Error(ErrorKind::usage, "'" + settings_.files[1].string() + "': one table at a time");
}

std::unique_ptr<Rows> Normalize::open_rows(std::istream& standard_input) const {
    const std::vector<std::filesystem::path>& files = settings_.files;
    if (!settings_.table) return std::make_unique<LineRows>(settings_.lines, files, standard_input);
    const auto file = files.empty() ? std::nullopt : std::optional(files.front());
    return std::make_unique<TableRows>(*settings_.table, file, standard_input);
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
    const std::unique_ptr<Rows> rows = open_rows(console.in);
    const Normalizer normalizer(load_model(settings_.model), settings_.precision);
    std::deque<DateColumn> columns;
    for (const std::string& name : rows->columns()) columns.emplace_back(name, normalizer, settings_.normalizer);
    Output output(console, settings_.output);
    std::string written = rows->header();
    const auto write = [&] {
        output.write(written);
        if (settings_.lines.line_buffered) output.flush();
        written.clear();
    };
    write();
    std::vector<BlockAnswers> answers(columns.size());
    WorkProgress progress(console, !settings_.output, input_size(settings_.files));
    std::uint64_t done = 0;
    while (rows->next()) {
        for (std::size_t i = 0; i < columns.size(); ++i) answers[i] = columns[i].answer(rows->texts(i));
        rows->append(written, answers);
        write();
        progress.show(done += rows->texts(0).size(), rows->bytes());
    }
    output.commit();
    tell_absent_columns(*rows, console.err);
    if (settings_.summary)
        for (const DateColumn& column : columns) column.print_summary(console.err);
    const bool all_dated = std::ranges::all_of(columns, &DateColumn::all_dated);
    return settings_.strict && !all_dated ? lines_without_date : success;
}

}  // namespace kalends
