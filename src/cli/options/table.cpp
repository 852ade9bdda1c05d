#include "cli/options/table.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "core/append_item.hpp"
#include "core/in_quotes.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

const std::array formats{"csv", "tsv", "jsonl-in"};  // as TableFormat counts them

std::optional<TableFormat> format_option(Options& options) {
    constexpr std::array texts{"the input is a table of comma-separated values (RFC 4180)",
                               "the same, of tab-separated values without quotation marks",
                               "the same, of a JSON object a line"};
    std::optional<TableFormat> found;
    for (std::size_t i = 0; i < formats.size(); ++i) {
        bool is_it = false;
        options.flag(formats[i], texts[i], is_it);
        if (!is_it) continue;
        if (found)
            options.refuse({formats[i]}, "the input is --" + std::string(formats[static_cast<std::size_t>(*found)]));
        found = TableFormat(i);
    }
    return found;
}

char delimiter(const std::string& text) {
    if (text == "tab" || text == "\\t") return '\t';
    const bool is_special = text == "\"" || text == "\r" || text == "\n";
    if (text.size() == 1 && !is_special && static_cast<unsigned char>(text.front()) < 0x80U) return text.front();
    throw Error(ErrorKind::usage, "option --delimiter: '" + text +
                                      "' is no single ASCII character that may stand between cells; or 'tab'");
}

/// The option that names columns of such a table.
std::string columns_option(TableFormat format) {
    return format == TableFormat::jsonl ? "field" : "column";
}

void check(const Options& options, const TableOptions& table) {
    const bool is_json = table.format == TableFormat::jsonl;
    const auto refuse = [wanted = columns_option(table.format)](const std::string& why) {
        throw Error(ErrorKind::usage, "option --" + wanted + ": " + why);
    };
    if (is_json)
        options.refuse({"column"}, "a member of JSON objects is named by --field");
    else
        options.refuse({"field"}, "a column is named by --column");
    if (table.columns.empty()) refuse("is missing: where are the dates?");
    if (std::set<std::string>(table.columns.begin(), table.columns.end()).size() < table.columns.size())
        refuse("one is named twice");
    if (table.reference && std::ranges::find(table.columns, *table.reference) != table.columns.end())
        throw Error(ErrorKind::usage, "option --reference-column: '" + *table.reference + "' is a column of dates");
    if (is_json) options.refuse({"no-header", "ragged"}, "only with --csv or --tsv");
    if (table.format != TableFormat::csv) options.refuse({"delimiter"}, "only with --csv");
}

Words detail_names() {
    Words names;
    for (const AnswerDetail detail : all_details) names.emplace_back(name(detail));
    return names;
}

AnswerDetail parse_detail(const std::string& word) {
    const auto* found = std::ranges::find_if(all_details, [&](AnswerDetail detail) { return name(detail) == word; });
    if (found != all_details.end()) return *found;
    throw Error(ErrorKind::usage, "option --with: '" + word + "' is not one of " + separated(detail_names(), " "));
}

/// @param with_status what --with-status says @param list what --with lists
std::vector<AnswerDetail> details(bool with_status, const Words& list) {
    std::vector<AnswerDetail> details;
    if (with_status && std::ranges::find(list, name(AnswerDetail::status)) == list.end())
        details.push_back(AnswerDetail::status);
    for (const std::string& word : list) {
        const AnswerDetail detail = parse_detail(word);
        if (std::ranges::find(details, detail) != details.end())
            throw Error(ErrorKind::usage, "option --with: '" + word + "' stands there twice");
        details.push_back(detail);
    }
    return details;
}

}  // namespace

void table_options(Options& options, std::optional<TableOptions>& table) {
    TableOptions told;
    Words members;
    std::optional<std::string> between;
    const std::optional<TableFormat> format = format_option(options);
    options.words("column,c", "the column of the dates, by name or number from 1; may be given several times",
                  told.columns, "NAME|N");
    options.words("field", "the same of JSON objects", members, "NAME");
    options.word("reference-column", "the column of what relative dates count from, each row by its own: ISO 8601",
                 told.reference, "NAME|N");
    options.flag("no-header", "the first row is no header", told.has_header, false);
    options.word("delimiter", "what stands between the cells of a CSV: , ; tab ... (default: ,)", between, "C");
    options.flag("ragged", "rows with more or fewer columns than the first stay as they are", told.ragged);
    if (!format)
        return options.refuse({"column", "field", "into", "in-place-column", "with-status", "with", "reference-column",
                               "no-header", "delimiter", "ragged"},
                              "only with --csv, --tsv or --jsonl-in");
    told.format = *format;
    if (told.format == TableFormat::jsonl) told.columns = members;
    check(options, told);
    if (told.reference) options.refuse({"reference"}, "not with --reference-column, which has one for each row");
    if (between) told.delimiter = delimiter(*between);
    table = told;
}

void table_output_options(Options& options, const std::optional<TableOptions>& table, TableOutput& output) {
    options.words("into", "name of the further column (default: the column's own, _iso)", output.into, "NAME");
    options.flag("in-place-column", "dates replace the texts, instead of standing in a further column",
                 output.in_place);
    bool with_status = false;
    options.flag("with-status", "further columns (NAME_status) say what became of each text; the same as --with status",
                 with_status);
    std::vector<std::string> list;
    options.list("with",
                 "further columns (NAME_status ...), in this order, of: " + separated(detail_names()) +
                     ". Several flags have a space between them, alternatives ' | ', in JSON too",
                 list, detail_names());
    if (options.has("with") && list.empty())
        throw Error(ErrorKind::usage,
                    "option --with: it names no column; name some of " + separated(detail_names(), " "));
    output.details = details(with_status, list);
    if (!table) return;
    if (output.in_place) options.refuse({"into"}, "not with --in-place-column");
    if (!table->has_header) options.refuse({"into"}, "without a header columns have no names");
    if (output.into.size() != table->columns.size())
        options.refuse({"into"}, "once for each --" + columns_option(table->format) + ", in the same order");
}

std::unique_ptr<TableReader> open_table(const TableOptions& options, const std::optional<std::filesystem::path>& file,
                                        std::istream& standard_input) {
    if (file && *file != "-") return std::make_unique<TableReader>(*file, options);
    return std::make_unique<TableReader>(standard_input, options);
}

void tell_absent_columns(const RowReader& rows, std::ostream& err) {
    for (const std::string& name : rows.absent_columns())
        err << "kalends: no object has a member " << in_quotes(name) << "; members of what is in it do not count\n";
}

std::string table_words(const TableOptions& table, const std::string& column) {
    std::string words = " --" + std::string(formats.at(static_cast<std::size_t>(table.format)));
    if (table.delimiter != ',') words += " --delimiter " + shell_word({table.delimiter});
    if (!table.has_header) words += " --no-header";
    if (table.ragged) words += " --ragged";
    if (table.reference) words += " --reference-column " + shell_word(*table.reference);
    return words + " --" + columns_option(table.format) + " " + shell_word(column);
}

}  // namespace kalends
