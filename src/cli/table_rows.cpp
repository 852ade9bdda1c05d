#include "cli/table_rows.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <set>
#include <utility>

#include "cli/input_lines.hpp"
#include "cli/suggestion.hpp"
#include "core/number_text.hpp"
#include "kalends/core/error.hpp"
#include "kalends/text/normalized_text.hpp"
#include "records/csv.hpp"
#include "records/json_lines.hpp"
#include "records/tsv.hpp"

namespace kalends {
namespace {

/// A few bytes more than are read, so that the text still counts as too long.
constexpr std::size_t bytes_a_text = max_input_bytes + 4;

/// The name of the column that stands for another, where none is told.
std::string further_name(const std::string& column) {
    return column + "_iso";
}

std::string status_name(const std::string& column) {
    return column + "_status";
}

/// The cells of a JSON record are the columns and, to be refused, the members that shall be new.
std::vector<std::string> members(const TableSettings& settings, const std::vector<std::string>& statuses) {
    std::vector<std::string> names = settings.columns;
    names.insert(names.end(), settings.into.begin(), settings.into.end());
    names.insert(names.end(), statuses.begin(), statuses.end());
    return names;
}

std::unique_ptr<RecordFormat> open_format(const TableSettings& settings, std::vector<std::string> members,
                                          std::istream& stream) {
    switch (settings.format) {
        case TableFormat::csv:
            return std::make_unique<Csv>(stream, settings.delimiter);
        case TableFormat::tsv:
            return std::make_unique<Tsv>(stream);
        case TableFormat::jsonl:
            break;
    }
    return std::make_unique<JsonLines>(stream, std::move(members));
}

std::vector<std::string> texts_of(const Record& record) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < record.cells.size(); ++i) texts.emplace_back(record.text(i));
    return texts;
}

std::string in_words(const std::vector<std::string>& names) {
    constexpr std::size_t most = 50;
    std::string words;
    for (std::size_t i = 0; i < std::min(most, names.size()); ++i) words += (i == 0 ? "" : ", ") + names[i];
    return names.size() > most ? words + " and " + std::to_string(names.size() - most) + " more" : words;
}

/// @throws Error (usage) where a further member would have the name of another
void refuse_repeated(const std::vector<std::string>& members) {
    std::set<std::string> names;
    for (const std::string& name : members)
        if (!names.insert(name).second)
            throw Error(ErrorKind::usage, "option --into: there would be two members '" + name + "'; name another");
}

/// Of a header that is one name: what may be wrong with how it was read.
std::string hint(const std::vector<std::string>& names) {
    const bool is_split = names.size() > 1 || names.front().find_first_of(";\t|") == std::string::npos;
    return is_split ? "" : " (is --delimiter missing?)";
}

/// The index of a column by its number, from 1; nothing where it is none, or there are fewer.
std::optional<std::size_t> by_number(const std::string& wanted, std::size_t columns) {
    const std::optional<std::size_t> number = parse_number<std::size_t>(wanted);
    if (!number || *number < 1 || *number > columns) return std::nullopt;
    return *number - 1;
}

/// The index of a column by its name or else its number.
std::size_t find_column(const std::string& wanted, const std::vector<std::string>& names) {
    const auto matches = std::ranges::count(names, wanted);
    if (matches > 1)
        throw Error(ErrorKind::usage, "option --column: " + std::to_string(matches) + " columns are called '" + wanted +
                                          "'; give the number of one, from 1");
    if (matches == 1) return static_cast<std::size_t>(std::ranges::find(names, wanted) - names.begin());
    if (const std::optional<std::size_t> number = by_number(wanted, names.size())) return *number;
    throw Error(ErrorKind::usage, "option --column: there is no column '" + wanted + "'" + did_you_mean(wanted, names) +
                                      "; there are: " + in_words(names) + hint(names));
}

std::size_t find_unnamed_column(const std::string& wanted, std::size_t columns) {
    if (const std::optional<std::size_t> number = by_number(wanted, columns)) return *number;
    throw Error(ErrorKind::usage, "option --column: '" + wanted + "' is no number from 1 to " +
                                      std::to_string(columns) +
                                      ", the columns of the first row; without a header they have no names");
}

/// As the old cell says it, no longer than is read.
std::string_view text_of(const Record& record, std::size_t cell) {
    return record.has_text(cell) ? record.text(cell).substr(0, bytes_a_text) : std::string_view();
}

std::optional<std::string_view> date_of(const Answer& answer) {
    if (answer.date.empty()) return std::nullopt;
    return answer.date;
}

/// Indices of cells as they stand in the record.
std::vector<std::size_t> in_order_of_place(const Record& record, const std::vector<std::size_t>& cells) {
    std::vector<std::size_t> order(cells.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t column) { return record.cells[cells[column]].begin; });
    return order;
}

}  // namespace

TableRows::TableRows(TableSettings settings, const std::optional<std::filesystem::path>& file,
                     std::istream& standard_input)
    : settings_(std::move(settings)) {
    const bool is_json = settings_.format == TableFormat::jsonl;
    if (is_json && settings_.is_written && settings_.into.empty() && !settings_.in_place)
        std::ranges::transform(settings_.columns, std::back_inserter(settings_.into), further_name);
    if (is_json && settings_.with_status)
        std::ranges::transform(settings_.columns, std::back_inserter(statuses_), status_name);
    if (is_json) refuse_repeated(members(settings_, statuses_));
    const bool is_file = file && *file != "-";
    if (is_file) file_ = open_input(*file);
    format_ = open_format(settings_, members(settings_, statuses_), is_file ? file_ : standard_input);
    cells_.resize(settings_.columns.size());
    is_there_.resize(settings_.columns.size());
    std::iota(cells_.begin(), cells_.end(), std::size_t{0});
    if (!is_json) read_first();
}

void TableRows::read_first() {
    Record first;
    format_->next(first);
    header_ = first.bytes;
    width_ = first.cells.size();
    if (header_.starts_with("\xFF\xFE") || header_.starts_with("\xFE\xFF"))
        throw Error(ErrorKind::data, "the table is in UTF-16; make it UTF-8, as by iconv -f UTF-16 -t UTF-8");
    if (width_ == 0) return;  // an empty table
    const std::vector<std::string> names = settings_.has_header ? texts_of(first) : std::vector<std::string>();
    for (std::size_t i = 0; i < cells_.size(); ++i)
        cells_[i] = settings_.has_header ? find_column(settings_.columns[i], names)
                                         : find_unnamed_column(settings_.columns[i], width_);
    if (std::set<std::size_t>(cells_.begin(), cells_.end()).size() < cells_.size())
        throw Error(ErrorKind::usage, "option --column: a column is named twice");
    if (!settings_.has_header) {
        settings_.into.resize(cells_.size());
        if (settings_.with_status) statuses_.resize(cells_.size());
        header_.clear();
        first_ = std::move(first);
    } else if (settings_.is_written) {
        extend_header(first, names);
    }
}

void TableRows::extend_header(const Record& header, std::vector<std::string> names) {
    if (settings_.into.empty() && !settings_.in_place)
        for (const std::size_t cell : cells_) settings_.into.push_back(further_name(names[cell]));
    if (settings_.with_status)
        for (const std::size_t cell : cells_) statuses_.push_back(status_name(names[cell]));
    header_.resize(header.end);
    for (const std::vector<std::string>* further : {&settings_.into, &statuses_})
        for (std::size_t i = 0; i < further->size(); ++i) {
            const std::string& name = (*further)[i];
            if (std::ranges::count(names, name) > 0)
                throw Error(ErrorKind::usage, "there is a column '" + name + "' already; name another with --into");
            names.push_back(name);
            format_->append_further(header_, name, name, header.raw(cells_[i]));
        }
    header_ += std::string_view(header.bytes).substr(header.end);
}

void TableRows::check(const Record& record) const {
    const auto refuse = [&](const std::string& what) {
        throw Error(ErrorKind::data, "line " + std::to_string(record.line) + ": " + what);
    };
    const std::size_t cells = record.cells.size();
    if (settings_.format != TableFormat::jsonl) {
        if (cells == width_ || settings_.ragged) return;
        refuse(std::to_string(cells) + " columns, where the first row has " + std::to_string(width_) +
               "; --ragged leaves such rows as they are");
    }
    for (std::size_t i = settings_.columns.size(); i < cells; ++i)
        if (record.cells[i].is_there)
            refuse("there is a member '" + members(settings_, statuses_)[i] + "' already; name another with --into");
}

bool TableRows::is_answered(const Record& record) const {
    return settings_.format == TableFormat::jsonl || record.cells.size() == width_;
}

void TableRows::keep_texts(Block& block, std::size_t row) {
    const Record& record = block.records[row];
    for (std::size_t column = 0; column < cells_.size(); ++column) {
        std::vector<std::string>& texts = block.texts[column];
        if (texts.size() <= row) texts.emplace_back();
        if (is_answered(record) && record.cells[cells_[column]].is_there) is_there_[column] = 1;
        texts[row] = is_answered(record) ? text_of(record, cells_[column]) : std::string_view();
    }
}

bool TableRows::read_record(Record& record) {
    if (!first_) return format_->next(record);
    record = *std::exchange(first_, std::nullopt);
    return true;
}

void TableRows::read(Block& block) {
    const std::size_t most = settings_.line_buffered ? 1 : rows_a_block;
    std::size_t bytes = 0;
    block.tail.clear();
    block.texts.resize(cells_.size());
    for (block.rows = 0; block.rows < most && bytes < bytes_a_block; ++block.rows) {
        if (block.records.size() <= block.rows) block.records.emplace_back();
        Record& record = block.records[block.rows];
        if (!read_record(record)) break;
        if (record.cells.empty()) {
            block.tail = record.bytes;
            break;
        }
        check(record);
        bytes += record.bytes.size();
        keep_texts(block, block.rows);
    }
    block.end = bytes_ += bytes;
}

/// While a block is answered the next is read: parsing and answering take about as long where texts come back.
bool TableRows::next() {
    const auto read_ahead = [this] { read(ahead_); };
    if (settings_.line_buffered) {
        read(block_);
    } else {
        if (!reading_.valid()) reading_ = std::async(std::launch::async, read_ahead);
        reading_.get();
        std::swap(block_, ahead_);
        if (block_.rows > 0) reading_ = std::async(std::launch::async, read_ahead);
    }
    return block_.rows > 0 || !block_.tail.empty();
}

void TableRows::append(std::string& out, std::span<const BlockAnswers> answers) const {
    for (std::size_t row = 0; row < block_.rows; ++row) append_row(out, row, answers);
    out += block_.tail;
}

std::vector<std::string> TableRows::absent_columns() const {
    std::vector<std::string> names;
    if (settings_.format != TableFormat::jsonl || bytes_ == 0) return names;
    for (std::size_t i = 0; i < is_there_.size(); ++i)
        if (is_there_[i] == 0) names.push_back(settings_.columns[i]);
    return names;
}

void TableRows::append_row(std::string& out, std::size_t row, std::span<const BlockAnswers> answers) const {
    const Record& record = block_.records[row];
    if (!is_answered(record)) {
        out += record.bytes;
        return;
    }
    if (settings_.in_place)
        append_replaced(out, row, answers);
    else
        append_extended(out, row, answers);
    append_status(out, row, answers);
    out.append(record.bytes, record.end);
}

void TableRows::append_replaced(std::string& out, std::size_t row, std::span<const BlockAnswers> answers) const {
    const Record& record = block_.records[row];
    std::size_t done = 0;
    for (const std::size_t column : in_order_of_place(record, cells_)) {
        const std::size_t cell = cells_[column];
        const std::optional<std::string_view> date = date_of(answers[column].of(row));
        if (!record.has_text(cell) || (!date && settings_.passthrough)) continue;
        const bool is_alone = !date && record.cells.size() == 1;  // in a CSV an empty line would be no row
        out.append(record.bytes, done, record.cells[cell].begin - done);
        format_->append_cell(out, date, is_alone ? "\"\"" : record.raw(cell));
        done = record.cells[cell].end;
    }
    out.append(record.bytes, done, record.end - done);
}

void TableRows::append_status(std::string& out, std::size_t row, std::span<const BlockAnswers> answers) const {
    for (std::size_t column = 0; column < statuses_.size(); ++column)
        format_->append_further(out, statuses_[column], name(answers[column].of(row).status), "");
}

void TableRows::append_extended(std::string& out, std::size_t row, std::span<const BlockAnswers> answers) const {
    const Record& record = block_.records[row];
    out.append(record.bytes, 0, record.end);
    for (std::size_t column = 0; column < cells_.size(); ++column) {
        const std::size_t cell = cells_[column];
        const bool has_text = record.has_text(cell);
        std::optional<std::string_view> text = date_of(answers[column].of(row));
        if (!text && settings_.passthrough && has_text) text = record.text(cell);
        format_->append_further(out, settings_.into[column], text, has_text ? record.raw(cell) : "");
    }
}

}  // namespace kalends
