#pragma once

#include <filesystem>
#include <fstream>
#include <future>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/rows.hpp"
#include "records/record_format.hpp"

namespace kalends {

enum class TableFormat { csv, tsv, jsonl };

struct TableSettings {
    TableFormat format = TableFormat::csv;
    char delimiter = ',';              ///< of CSV
    std::vector<std::string> columns;  ///< names or, from 1, numbers; JSON: names of members
    bool in_place = false;             ///< dates replace the texts; else they stand in further columns
    std::vector<std::string> into;     ///< names of these, one for each; none: the column's own and "_iso"
    bool with_status = false;          ///< further columns behind those of the dates say what became of each text
    bool has_header = true;            ///< false: the columns have no names
    bool passthrough = false;          ///< where there is no date, what was there
    bool ragged = false;               ///< rows of other widths than the first stay as they are
    bool line_buffered = false;        ///< a block is one row
    bool is_written = true;            ///< false: it is only read, so nothing stands in the way of further columns
};

/// A table of which some columns are texts. Everything else is written as it was, to the byte.
class TableRows final : public Rows {
public:
    /// Reads the header of a file, or of standard input where there is none or it is called "-".
    /// @throws Error (usage) where a column is not there or a further one already is; (no_input), (data), (io)
    TableRows(TableSettings, const std::optional<std::filesystem::path>& file, std::istream& standard_input);

    [[nodiscard]] const std::vector<std::string>& columns() const override { return settings_.columns; }
    [[nodiscard]] std::string header() const override { return header_; }
    bool next() override;
    [[nodiscard]] std::span<const std::string> texts(std::size_t column) const override {
        return std::span(block_.texts[column]).first(block_.rows);
    }
    [[nodiscard]] std::uint64_t line(std::size_t row) const override { return block_.records[row].line; }
    [[nodiscard]] std::uint64_t bytes() const override { return block_.end; }
    void append(std::string& out, std::span<const BlockAnswers>) const override;
    [[nodiscard]] std::vector<std::string> absent_columns() const override;

private:
    /// Vectors are longer than there are rows, with what earlier blocks left: not every cell asks for memory.
    struct Block {
        std::size_t rows = 0;
        std::uint64_t end = 0;  ///< bytes of the table, up to the end of this block
        std::vector<Record> records;
        std::vector<std::vector<std::string>> texts;  ///< by column and row
        std::string tail;                             ///< empty lines behind the last row of the table
    };
    void read_first();
    void extend_header(const Record&, std::vector<std::string> names);
    void check(const Record&) const;
    [[nodiscard]] bool read_record(Record&);
    void read(Block&);
    void keep_texts(Block&, std::size_t row);
    [[nodiscard]] bool is_answered(const Record&) const;
    void append_status(std::string& out, std::size_t row, std::span<const BlockAnswers>) const;
    void append_row(std::string& out, std::size_t row, std::span<const BlockAnswers>) const;
    void append_replaced(std::string& out, std::size_t row, std::span<const BlockAnswers>) const;
    void append_extended(std::string& out, std::size_t row, std::span<const BlockAnswers>) const;

    TableSettings settings_;
    std::ifstream file_;
    std::unique_ptr<RecordFormat> format_;
    std::vector<std::string> statuses_;  ///< names of the columns of statuses; none where there are none
    std::vector<std::size_t> cells_;     ///< for each column the index of its cell
    std::vector<char> is_there_;         ///< and whether any row had it
    std::size_t width_ = 0;              ///< cells of the first record
    std::string header_;
    std::optional<Record> first_;  ///< where there is no header: read, and not in a block yet
    Block block_;                  ///< that is answered
    Block ahead_;                  ///< that is read meanwhile
    std::uint64_t bytes_ = 0;      ///< read in all
    std::future<void> reading_;
};

}  // namespace kalends
