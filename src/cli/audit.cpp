#include "cli/audit.hpp"

#include <array>
#include <deque>

#include "cli/option_groups.hpp"
#include "cli/options/files.hpp"
#include "cli/options/table.hpp"
#include "cli/output.hpp"
#include "cli/terminal/work_progress.hpp"
#include "columns/lines.hpp"
#include "kalends/core/error.hpp"
#include "report/audit_report.hpp"

namespace kalends {
namespace {

std::string as_json(std::string_view column, const ColumnAudit& audit, std::string_view) {
    return audit_json(column, audit) + '\n';
}
std::string as_svg(std::string_view column, const ColumnAudit& audit, std::string_view) {
    return audit_svg(column, audit);
}
constexpr std::array<AuditSettings::Report, 3> reports{audit_table, as_json, as_svg};

/// One column at work.
struct AuditedColumn {
    AuditedColumn(const Normalizer& normalizer, const AuditSettings& settings)
        : normalize(normalizer, settings.normalizer), audit(settings.audit) {}

    BlockNormalizer normalize;
    ColumnAudit audit;
};

}  // namespace

Manual Audit::manual() const {
    return {
        .name = "audit",
        .summary = "tells what a column of dates holds, before anybody changes it",
        .operands = "[FILE]",
        .examples =
            "  kalends audit dates.txt\n"
            "  kalends audit --csv --column born --column died people.csv\n"
            "  kalends audit --csv --column born --format svg --output born.svg people.csv\n",
        .details =
            "Each row is read by itself, no order told: how many rows have which status (see `normalize --help`),\n"
            "which of them prove an order of day, month and year, which contradict the weekday that they name, lie\n"
            "far from the others (more than three times the width of the middle half, and 90 days), leave the\n"
            "century open or hold damaged text; what the texts look like; and the --order that follows from that,\n"
            "if nine of ten rows that prove one prove the same. Each with the first rows and their lines.\n\n"
            "text and json tell of each column, one after another; svg draws the dates of one over time.\n"};
}

void Audit::declare(OptionsDescription& options) const {
    declare_model(options);
    declare_table(options);
    add_choice(options, "format", "FORMAT", {"text", "json", "svg"}, "text", "what is written");
    options.add_options()("examples", option_value("N", std::to_string(ColumnAuditOptions{}.examples)),
                          "rows that are shown of each kind");
    declare_output(options);
    declare_reading(options);
    declare_precision(options);
    declare_threads(options);
}

void Audit::setup(const Arguments& arguments) {
    constexpr std::uint64_t most_examples = 10'000;
    if (arguments.operands().size() > 1)
        throw Error(ErrorKind::usage, "'" + arguments.operands()[1] + "': one file at a time");
    if (!arguments.operands().empty()) settings_.file = arguments.operands().front();
    settings_.model = model_path(arguments);
    settings_.output = output_path(arguments);
    settings_.precision = precision_option(arguments);
    settings_.normalizer.normalizer = reading_options(arguments);
    settings_.normalizer.every_order = true;
    settings_.normalizer.threads = thread_count(arguments);
    settings_.table = table_options(arguments);
    settings_.audit.examples = arguments.whole("examples", {1, most_examples});
    settings_.report = reports.at(arguments.choice("format"));
    if (settings_.report == as_svg && settings_.table && settings_.table->columns.size() > 1)
        throw Error(ErrorKind::usage, "option --format: svg draws one column; run audit once for each");
    refuse_same_file({"--output", settings_.output}, {{"--model", settings_.model}, {"FILE", settings_.file}});
}

std::vector<std::filesystem::path> Audit::files() const {
    return settings_.file ? std::vector{*settings_.file} : std::vector<std::filesystem::path>();
}

std::unique_ptr<RowReader> Audit::open_rows(std::istream& standard_input) const {
    if (settings_.table) return open_table(*settings_.table, settings_.file, standard_input);
    return std::make_unique<LineRows>(LineOptions(), files(), standard_input);
}

int Audit::run(Console& console) {
    if (!settings_.file || *settings_.file == "-") announce_reading(console);
    const std::unique_ptr<RowReader> rows = open_rows(console.in);
    const Normalizer normalizer(load_model(settings_.model), settings_.precision);
    std::deque<AuditedColumn> columns;
    for (std::size_t i = 0; i < rows->columns().size(); ++i) columns.emplace_back(normalizer, settings_);
    Output output(console, settings_.output);
    {
        WorkProgress progress(console, false, input_size(files()));
        for (std::uint64_t done = 0; rows->next(); progress.show(done += rows->texts(0).size(), rows->bytes()))
            for (std::size_t i = 0; i < columns.size(); ++i)
                columns[i].audit.add(*rows, i, columns[i].normalize(rows->texts(i)));
    }
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (i > 0 && settings_.report == audit_table) output.write("\n");
        const std::string options = settings_.table ? table_words(*settings_.table, rows->columns()[i]) : "";
        output.write(settings_.report(rows->columns()[i], columns[i].audit, options));
    }
    output.commit();
    tell_absent_columns(*rows, console.err);
    return success;
}

}  // namespace kalends
