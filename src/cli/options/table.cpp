#include "cli/options/table.hpp"

#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/quoted.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

const std::array formats{"csv", "tsv", "jsonl-in"};  // as TableFormat counts them
const std::array further{"column",      "field",     "into",      "in-place-column",
                         "with-status", "no-header", "delimiter", "ragged"};

[[noreturn]] void refuse(const std::string& option, const std::string& why) {
    throw Error(ErrorKind::usage, "option --" + option + ": " + why);
}

std::optional<TableFormat> format(const Arguments& arguments) {
    std::optional<TableFormat> found;
    for (std::size_t i = 0; i < formats.size(); ++i) {
        if (!arguments.has(formats[i])) continue;
        if (found) refuse(formats[i], "the input is --" + std::string(formats[static_cast<std::size_t>(*found)]));
        found = TableFormat(i);
    }
    return found;
}

/// Of lines there is nothing to say that only tables have.
void refuse_without_table(const Arguments& arguments) {
    for (const char* option : further)
        if (arguments.has(option)) refuse(option, "only with --csv, --tsv or --jsonl-in");
}

char delimiter(const Arguments& arguments) {
    const std::string text = *arguments.text("delimiter");
    if (text == "tab" || text == "\\t") return '\t';
    const bool is_special = text == "\"" || text == "\r" || text == "\n";
    if (text.size() != 1 || is_special || static_cast<unsigned char>(text.front()) >= 0x80U)
        refuse("delimiter", "'" + text + "' is no single ASCII character that may stand between cells; or 'tab'");
    return text.front();
}

void check(const Arguments& arguments, const TableOptions& table) {
    const bool is_json = table.format == TableFormat::jsonl;
    const char* const wanted = is_json ? "field" : "column";
    const char* const other = is_json ? "column" : "field";
    if (arguments.has(other))
        refuse(other, is_json ? "a member of JSON objects is named by --field" : "a column is named by --column");
    if (table.columns.empty()) refuse(wanted, "is missing: where are the dates?");
    if (std::set<std::string>(table.columns.begin(), table.columns.end()).size() < table.columns.size())
        refuse(wanted, "one is named twice");
    for (const char* option : {"no-header", "ragged"})
        if (is_json && arguments.has(option)) refuse(option, "only with --csv or --tsv");
    if (table.format != TableFormat::csv && arguments.has("delimiter")) refuse("delimiter", "only with --csv");
    const std::size_t names = arguments.texts("into").size();
    if (names == 0) return;
    if (arguments.has("in-place-column")) refuse("into", "not with --in-place-column");
    if (!table.has_header) refuse("into", "without a header columns have no names");
    if (names != table.columns.size()) refuse("into", "once for each --" + std::string(wanted) + ", in the same order");
}

}  // namespace

void declare_table(OptionsDescription& options) {
    options.add_options()("csv", "the input is a table of comma-separated values (RFC 4180)");
    options.add_options()("tsv", "the same, of tab-separated values without quotation marks");
    options.add_options()("jsonl-in", "the same, of a JSON object a line");
    options.add_options()("column,c", option_values("NAME|N"),
                          "the column of the dates, by name or number from 1; may be given several times");
    options.add_options()("field", option_values("NAME"), "the same of JSON objects");
    options.add_options()("no-header", "the first row is no header");
    options.add_options()("delimiter", option_value("C"),
                          "what stands between the cells of a CSV: , ; tab ... (default: ,)");
    options.add_options()("ragged", "rows with more or fewer columns than the first stay as they are");
}

void declare_table_output(OptionsDescription& options) {
    options.add_options()("into", option_values("NAME"),
                          "name of the further column (default: the column's own, _iso)");
    options.add_options()("in-place-column", "dates replace the texts, instead of standing in a further column");
    options.add_options()("with-status",
                          "further columns (NAME_status) say what became of each text: ok, ambiguous, unsure ...");
}

std::optional<TableOptions> table_options(const Arguments& arguments) {
    const std::optional<TableFormat> found = format(arguments);
    if (!found) {
        refuse_without_table(arguments);
        return std::nullopt;
    }
    TableOptions table;
    table.format = *found;
    table.columns = arguments.texts(*found == TableFormat::jsonl ? "field" : "column");
    table.has_header = !arguments.has("no-header");
    table.ragged = arguments.has("ragged");
    check(arguments, table);
    if (arguments.has("delimiter")) table.delimiter = delimiter(arguments);
    return table;
}

TableOutput table_output(const Arguments& arguments) {
    return {.in_place = arguments.has("in-place-column"),
            .into = arguments.texts("into"),
            .with_status = arguments.has("with-status")};
}

std::unique_ptr<TableReader> open_table(const TableOptions& options, const std::optional<std::filesystem::path>& file,
                                        std::istream& standard_input) {
    if (file && *file != "-") return std::make_unique<TableReader>(*file, options);
    return std::make_unique<TableReader>(standard_input, options);
}

void tell_absent_columns(const RowReader& rows, std::ostream& err) {
    for (const std::string& name : rows.absent_columns())
        err << "kalends: no object has a member " << quoted(name) << "; members of what is in it do not count\n";
}

std::string table_words(const TableOptions& table, const std::string& column) {
    const bool is_json = table.format == TableFormat::jsonl;
    std::string words = " --" + std::string(formats.at(static_cast<std::size_t>(table.format)));
    if (table.delimiter != ',') words += " --delimiter " + shell_word({table.delimiter});
    if (!table.has_header) words += " --no-header";
    if (table.ragged) words += " --ragged";
    return words + (is_json ? " --field " : " --column ") + shell_word(column);
}

}  // namespace kalends
