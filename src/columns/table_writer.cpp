#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>
#include <set>
#include <utility>

#include "columns/answer_detail.hpp"
#include "columns/table_reader.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

std::vector<std::string> iso_names(const std::vector<std::string>& names) {
    std::vector<std::string> further;
    std::ranges::transform(names, std::back_inserter(further), [](const std::string& name) { return name + "_iso"; });
    return further;
}

std::vector<std::string> joined(std::vector<std::string> names, const std::vector<std::string>& more) {
    names.insert(names.end(), more.begin(), more.end());
    return names;
}

void refuse_repeated(const std::vector<std::string>& members) {
    std::set<std::string> names;
    for (const std::string& name : members)
        if (!names.insert(name).second)
            throw Error(ErrorKind::usage, "option --into: there would be two members '" + name + "'; name another");
}

std::optional<std::string_view> date_of(const Answer& answer, AnswerForm form) {
    const std::string& date = written(answer, form);
    if (date.empty()) return std::nullopt;
    return date;
}

/// Indices of cells as they stand in the record.
std::vector<std::size_t> in_order_of_place(const Record& record, const std::vector<std::size_t>& cells) {
    std::vector<std::size_t> order(cells.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t column) { return record.cells[cells[column]].begin; });
    return order;
}

}  // namespace

TableWriter::TableWriter(TableReader& reader, TableOutput options)
    : table_(*reader.implementation_), options_(std::move(options)) {
    std::vector<std::string> columns = table_.options.columns;
    if (!table_.names.empty())
        std::ranges::transform(table_.cells, columns.begin(), [&](std::size_t cell) { return table_.names[cell]; });
    std::vector<std::string>& into = options_.into;
    if (!into.empty() && (options_.in_place || into.size() != columns.size()))
        throw Error(ErrorKind::usage, "a further column for each column of dates has a name, or none has");
    if (into.empty() && !options_.in_place) into = iso_names(columns);
    for (const std::string& column : columns)
        for (const AnswerDetail detail : options_.details) details_.push_back(column + '_' + std::string(name(detail)));
    if (table_.is_json()) {
        const std::vector<std::string> further = joined(into, details_);
        std::vector<std::string> known = columns;
        if (table_.options.reference) known.push_back(*table_.options.reference);
        refuse_repeated(joined(known, further));
        table_.refuse_members(further);
    } else {
        extend_header();
    }
}

/// Without a header it is empty, or all that there is of an empty table.
void TableWriter::extend_header() {
    const Record& header = table_.header;
    header_ = header.bytes;
    if (header.cells.empty()) return;
    std::vector<std::string> names = table_.names;
    header_.resize(header.end);
    const auto add = [&](const std::string& name, std::size_t column) {
        if (std::ranges::count(names, name) > 0)
            throw Error(ErrorKind::usage, "there is a column '" + name + "' already; name another with --into");
        names.push_back(name);
        table_.format->append_further(header_, name, name, header.raw(table_.cells[column]));
    };
    for (std::size_t i = 0; i < options_.into.size(); ++i) add(options_.into[i], i);
    for (std::size_t i = 0; i < details_.size(); ++i) add(details_[i], i / options_.details.size());
    header_.append(header.bytes, header.end);
}

void TableWriter::append(std::string& out, std::span<const BlockAnswers> answers) const {
    const TableBlock& block = table_.blocks.block();
    for (std::size_t row = 0; row < block.rows; ++row) {
        const Record& record = block.records[row];
        if (table_.is_answered(record))
            append_row(out, row, answers);
        else
            out += record.bytes;
    }
    out += block.tail;
}

void TableWriter::append_row(std::string& out, std::size_t row, std::span<const BlockAnswers> answers) const {
    const Record& record = table_.blocks.block().records[row];
    if (options_.in_place)
        append_replaced(out, row, answers);
    else
        append_extended(out, row, answers);
    append_details(out, row, answers);
    out.append(record.bytes, record.end);
}

void TableWriter::append_replaced(std::string& out, std::size_t row, std::span<const BlockAnswers> answers) const {
    const Record& record = table_.blocks.block().records[row];
    std::size_t done = 0;
    for (const std::size_t column : in_order_of_place(record, table_.cells)) {
        const std::size_t cell = table_.cells[column];
        const std::optional<std::string_view> date = date_of(answers[column].of(row), options_.form);
        if (!record.has_text(cell) || (!date && options_.passthrough)) continue;
        out.append(record.bytes, done, record.cells[cell].begin - done);
        table_.format->append_cell(out, date, record, cell);
        done = record.cells[cell].end;
    }
    out.append(record.bytes, done, record.end - done);
}

void TableWriter::append_extended(std::string& out, std::size_t row, std::span<const BlockAnswers> answers) const {
    const Record& record = table_.blocks.block().records[row];
    out.append(record.bytes, 0, record.end);
    for (std::size_t column = 0; column < table_.cells.size(); ++column) {
        const std::size_t cell = table_.cells[column];
        const bool has_text = record.has_text(cell);
        std::optional<std::string_view> text = date_of(answers[column].of(row), options_.form);
        if (!text && options_.passthrough && has_text) text = record.text(cell);
        table_.format->append_further(out, options_.into[column], text, has_text ? record.raw(cell) : "");
    }
}

void TableWriter::append_details(std::string& out, std::size_t row, std::span<const BlockAnswers> answers) const {
    auto column = details_.begin();
    const Record& record = table_.blocks.block().records[row];
    for (std::size_t i = 0; i < table_.cells.size(); ++i) {
        const std::size_t cell = table_.cells[i];
        const std::string_view written = record.has_text(cell) ? record.text(cell) : std::string_view();
        for (const AnswerDetail detail : options_.details) {
            const std::string text = detail_text(written, answers[i].of(row), detail);
            if (detail == AnswerDetail::confidence)
                table_.format->append_number(out, *column++, text);
            else
                table_.format->append_further(out, *column++,
                                              text.empty() ? std::nullopt : std::optional(std::string_view(text)), "");
        }
    }
}

}  // namespace kalends
