#include <array>
#include <deque>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands/command.hpp"
#include "cli/options/groups.hpp"
#include "cli/options/resolution_options.hpp"
#include "cli/options/table.hpp"
#include "cli/output.hpp"
#include "cli/terminal/progress.hpp"
#include "columns/lines.hpp"
#include "core/in_quotes.hpp"
#include "kalends/columns/column_audit.hpp"
#include "kalends/core/error.hpp"
#include "report/audit_report.hpp"

namespace kalends {
namespace {

enum class AuditFormat { text, json, svg, html };

struct AuditSettings {
    std::optional<std::filesystem::path> file;    ///< nothing: standard input
    std::optional<std::filesystem::path> model;   ///< nothing: the default
    std::optional<std::filesystem::path> output;  ///< nothing: standard output
    Precision precision = Precision::bfloat16;
    BlockNormalizerOptions normalizer;
    std::optional<TableOptions> table;  ///< nothing: the input is lines
    ColumnAuditOptions audit;
    AuditFormat format = AuditFormat::text;
    std::string reading;  ///< options that say how texts are read, as they were written
};

/// One column at work.
struct AuditedColumn {
    AuditedColumn(const Normalizer& normalizer, const AuditSettings& settings)
        : normalize(normalizer, settings.normalizer), audit(settings.audit) {}

    BlockNormalizer normalize;
    ColumnAudit audit;
};

/// Tells what columns of dates hold, and changes nothing.
constexpr Manual manual_of_audit{
    .name = "audit",
    .summary = "tells what a column of dates holds, before anybody changes it",
    .operands = "[FILE]",
    .examples =
        "  kalends audit dates.txt\n"
        "  kalends audit --csv --column born --column died people.csv\n"
        "  kalends audit --csv --column born --format html --output born.html people.csv\n",
    .details =
        "How many rows have which status (see `normalize --help`), no order told, but what 1911-12 and Jan-05 are\n"
        "and whether all are EDTF decided by the rows themselves, as normalize does; what they say: days, years,\n"
        "intervals and so on; which prove an order of day, month and year, which contradict the weekday that they\n"
        "name, lie far from the others (more than three times the width of the middle half, and 90 days) or after\n"
        "today (this machine's, unless --reference tells it), leave the century open or hold damaged text; what\n"
        "the texts look like, and which of their words are not read; the first and last day, and year up to\n"
        "today; and the --order that follows from that, if nine of ten rows that prove one prove the same, with\n"
        "--year-hyphen and --month-hyphen where rows contradict each other in the same way, and --years where\n"
        "two-digit years lie among ten full ones and more.\n"
        "Each with the first rows and their lines.\n\n"
        "text, json and html tell of each column, one after another; svg draws the dates of one over time, html is\n"
        "a page to keep, with that drawing, which needs no other file.\n"};

/// The options that say how texts are read, as they were written, for the command that is recommended.
std::string reading_words(const Options& options) {
    OptionList reading;
    Options declared(reading);
    AuditSettings defaults;
    model_option(declared, defaults.model);
    reading_options(declared, defaults.normalizer.normalizer);
    precision_option(declared, defaults.precision);
    std::string words;
    for (const OptionInfo& option : reading)
        if (const auto value = options.written(option.long_name))
            words += " --" + option.long_name + " " + shell_word(*value);
    return words;
}

void tell(Options& options, AuditSettings& settings) {
    constexpr std::uint64_t most_examples = 10'000;
    model_option(options, settings.model);
    table_options(options, settings.table);
    options.choice("format", "what is written", settings.format, {"FORMAT", {"text", "json", "svg", "html"}});
    options.whole("examples", "rows that are shown of each kind", settings.audit.examples, {1, most_examples});
    output_option(options, settings.output);
    reading_options(options, settings.normalizer.normalizer);
    precision_option(options, settings.precision);
    threads_option(options, settings.normalizer.threads);
    settings.reading = reading_words(options);
    settings.audit.is_century_told = options.written("century-pivot") || options.written("years");
    if (settings.format == AuditFormat::svg && settings.table && settings.table->columns.size() > 1)
        options.refuse({"format"}, "svg draws one column; run audit once for each");
}

void check(AuditSettings& settings, const Words& operands) {
    if (operands.size() > 1) throw Error(ErrorKind::usage, "'" + operands[1] + "': one file at a time");
    if (!operands.empty()) settings.file = operands.front();
    settings.normalizer.infer_meaning = true;  // as normalize does where nothing is told
    settings.normalizer.every_order = true;
    settings.audit.today = settings.normalizer.normalizer.resolution.reference.value_or(now()).day;
    refuse_same_file({"--output", settings.output}, {{"--model", settings.model}, {"FILE", settings.file}});
}

std::vector<std::filesystem::path> files(const AuditSettings& settings) {
    return settings.file ? std::vector{*settings.file} : std::vector<std::filesystem::path>();
}

std::unique_ptr<RowReader> open_rows(const AuditSettings& settings, std::istream& standard_input) {
    if (settings.table) return open_table(*settings.table, settings.file, standard_input);
    return std::make_unique<LineRows>(LineOptions(), files(settings), standard_input);
}

/// @param options those that say where the column stands
std::string report(AuditFormat format, std::string_view column, const ColumnAudit& audit, const std::string& options) {
    switch (format) {
        case AuditFormat::json:
            return audit_json(column, audit) + '\n';
        case AuditFormat::svg:
            return audit_svg(column, audit);
        case AuditFormat::html:
            return audit_page_section(column, audit, options);
        case AuditFormat::text:
            break;
    }
    return audit_table(column, audit, options);
}

int run(const AuditSettings& settings, Console& console) {
    if (!settings.file || *settings.file == "-") announce_reading(console);
    const std::unique_ptr<RowReader> rows = open_rows(settings, console.in);
    const Normalizer normalizer(load_model(settings.model), settings.precision);
    std::deque<AuditedColumn> columns;
    for (std::size_t i = 0; i < rows->columns().size(); ++i) columns.emplace_back(normalizer, settings);
    Output output(console, settings.output);
    {
        WorkProgress progress(console, false, input_size(files(settings)));
        for (std::uint64_t done = 0; rows->next(); progress.show(done += rows->texts(0).size(), rows->bytes()))
            for (std::size_t i = 0; i < columns.size(); ++i)
                columns[i].audit.add(*rows, i, columns[i].normalize(rows->texts(i), rows->references()));
    }
    if (settings.format == AuditFormat::html) output.write(audit_page_head());
    for (std::size_t i = 0; i < columns.size(); ++i) {
        columns[i].audit.set_summary(columns[i].normalize.evidence());
        if (i > 0 && settings.format == AuditFormat::text) output.write("\n");
        const std::string table = settings.table ? table_words(*settings.table, rows->columns()[i]) : "";
        const std::string options = table + settings.reading;
        output.write(report(settings.format, rows->columns()[i], columns[i].audit, options));
    }
    if (settings.format == AuditFormat::html) output.write(audit_page_tail());
    output.commit();
    tell_absent_columns(*rows, console.err);
    return Command::success;
}

}  // namespace

std::unique_ptr<Command> make_audit() {
    return make_command<AuditSettings>({.manual = manual_of_audit, .tell = tell, .check = check, .run = run});
}

}  // namespace kalends
