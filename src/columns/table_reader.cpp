#include "columns/table_reader.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

#include "kalends/core/error.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

std::unique_ptr<RecordFormat> open_format(std::istream& stream, const TableOptions& options,
                                          const std::vector<std::string>& new_members) {
    if (options.format == TableFormat::csv) return open_csv(stream, options.delimiter);
    if (options.format == TableFormat::tsv) return open_tsv(stream);
    std::vector<std::string> members = options.columns;
    if (options.reference) members.push_back(*options.reference);
    members.insert(members.end(), new_members.begin(), new_members.end());
    return open_json_lines(stream, std::move(members));
}

std::vector<std::string> texts_of(const Record& record) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < record.cells.size(); ++i) texts.emplace_back(record.text(i));
    return texts;
}

}  // namespace

TableReader::Implementation::Implementation(std::unique_ptr<InputFile> opened, std::istream& from,
                                            const TableOptions& told)
    : options(told),
      file(std::move(opened)),
      stream(from),
      format(open_format(stream, options, {})),
      cells(options.columns.size()),
      is_there(options.columns.size()),
      blocks([this](TableBlock& block) { return read(block); }) {
    if (cells.empty()) throw Error(ErrorKind::usage, "no column of the table is named: where are the dates?");
    std::iota(cells.begin(), cells.end(), std::size_t{0});
    if (is_json() && options.reference) reference = cells.size();
    if (!is_json()) read_first();
}

/// What is read ahead must not be waited for where nobody wants it: standard input may stay open for long.
TableReader::Implementation::~Implementation() {
    if (auto* stoppable = dynamic_cast<InputFile*>(&stream)) stoppable->stop();
}

void TableReader::Implementation::refuse_members(std::vector<std::string> members) {
    new_members = std::move(members);
    format = open_format(stream, options, new_members);  // nothing is read yet
}

void TableReader::Implementation::read_first() {
    Record record;
    format->next(record);
    width = record.cells.size();
    refuse_utf16(record.bytes, "the table");
    if (options.has_header) names = texts_of(record);
    if (width > 0) choose_cells(width);
    if (options.has_header || width == 0)
        header = std::move(record);
    else
        first = std::move(record);
}

/// @param columns how many there are
void TableReader::Implementation::choose_cells(std::size_t columns) {
    const auto choose = [&](const std::vector<std::string>& wanted, const std::string& option) {
        return options.has_header ? choose_columns(wanted, names, option) : choose_columns(wanted, columns, option);
    };
    cells = choose(options.columns, "column");
    if (!options.reference) return;
    reference = choose({*options.reference}, "reference-column").front();
    if (std::ranges::find(cells, *reference) != cells.end())
        throw Error(ErrorKind::usage, "option --reference-column: '" + *options.reference + "' is a column of dates");
}

void TableReader::Implementation::check(const Record& record) const {
    if (!is_answered(record) && !options.ragged)
        record.refuse(std::to_string(record.cells.size()) + " columns, where the first row has " +
                      std::to_string(width) + "; --ragged leaves such rows as they are");
    const std::size_t known = cells.size() + (reference ? 1 : 0);
    for (std::size_t i = 0; i < new_members.size(); ++i)
        if (record.cells[known + i].is_there)
            record.refuse("there is a member '" + new_members[i] + "' already; name another with --into");
}

void TableReader::Implementation::keep_texts(TableBlock& block, std::size_t row) {
    const Record& record = block.records[row];
    const bool has_texts = is_answered(record);
    for (std::size_t column = 0; column < cells.size(); ++column) {
        std::vector<std::string>& texts = block.texts[column];
        if (texts.size() <= row) texts.emplace_back();
        const std::size_t cell = cells[column];
        if (has_texts && record.cells[cell].is_there) is_there[column] = 1;
        texts[row] = has_texts && record.has_text(cell) ? record.text(cell).substr(0, enough_input_bytes) : "";
    }
    if (!reference) return;
    if (block.references.size() <= row) block.references.emplace_back();
    const bool has_text = has_texts && record.has_text(*reference);
    has_reference = has_reference || (has_texts && record.cells[*reference].is_there);
    block.references[row] = has_text ? record.text(*reference).substr(0, enough_input_bytes) : "";
}

bool TableReader::Implementation::read_record(Record& record) {
    if (!first) return format->next(record);
    record = *std::exchange(first, std::nullopt);
    return true;
}

bool TableReader::Implementation::read(TableBlock& block) {
    const std::size_t most = options.line_buffered ? 1 : rows_a_block;
    std::size_t size = 0;
    block.tail.clear();
    block.texts.resize(cells.size());
    for (block.rows = 0; block.rows < most && size < bytes_a_block; ++block.rows) {
        if (block.records.size() <= block.rows) block.records.emplace_back();
        Record& record = block.records[block.rows];
        if (!read_record(record)) break;
        if (record.cells.empty()) {
            block.tail = record.bytes;
            break;
        }
        check(record);
        size += record.bytes.size();
        keep_texts(block, block.rows);
    }
    block.end = bytes += size;
    return block.rows > 0;
}

TableReader::TableReader(std::istream& stream, const TableOptions& options)
    : implementation_(std::make_unique<Implementation>(nullptr, stream, options)) {}

TableReader::TableReader(const std::filesystem::path& path, const TableOptions& options) {
    auto file = std::make_unique<InputFile>(path);
    std::istream& stream = *file;
    implementation_ = std::make_unique<Implementation>(std::move(file), stream, options);
}

TableReader::~TableReader() = default;

const std::vector<std::string>& TableReader::columns() const {
    return implementation_->options.columns;
}

bool TableReader::next() {
    ReadAhead<TableBlock>& blocks = implementation_->blocks;
    if (implementation_->options.line_buffered)
        blocks.read_now();
    else
        blocks.next();
    return blocks.block().rows > 0 || !blocks.block().tail.empty();
}

std::span<const std::string> TableReader::texts(std::size_t column) const {
    const TableBlock& block = implementation_->blocks.block();
    return std::span(block.texts[column]).first(block.rows);
}

std::span<const std::string> TableReader::references() const {
    const TableBlock& block = implementation_->blocks.block();
    return implementation_->reference ? std::span(block.references).first(block.rows) : std::span<const std::string>();
}

std::uint64_t TableReader::line(std::size_t row) const {
    return implementation_->blocks.block().records[row].line;
}

std::uint64_t TableReader::bytes() const {
    return implementation_->blocks.block().end;
}

std::vector<std::string> TableReader::absent_columns() const {
    const Implementation& table = *implementation_;
    std::vector<std::string> absent;
    if (!table.is_json() || table.bytes == 0) return absent;
    for (std::size_t i = 0; i < table.is_there.size(); ++i)
        if (table.is_there[i] == 0) absent.push_back(table.options.columns[i]);
    if (table.options.reference && !table.has_reference) absent.push_back(*table.options.reference);
    return absent;
}

}  // namespace kalends
