#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "columns/read_ahead.hpp"
#include "kalends/columns/table.hpp"
#include "records/input.hpp"
#include "records/record.hpp"

namespace kalends {

/// The indices of columns by their names or else their numbers. @param option that names them, for who is told what is
/// wrong @throws Error (usage) where one is not there
std::vector<std::size_t> choose_columns(const std::vector<std::string>& wanted, const std::vector<std::string>& names,
                                        const std::string& option = "column");
/// By their numbers from 1 alone, of so many.
std::vector<std::size_t> choose_columns(const std::vector<std::string>& wanted, std::size_t columns,
                                        const std::string& option = "column");

/// Some rows of a table. Vectors are longer than there are rows, with what earlier rows left: not every cell asks for
/// memory.
struct TableBlock {
    std::size_t rows = 0;
    std::uint64_t end = 0;  ///< bytes of the table, up to the end of this block
    std::vector<Record> records;
    std::vector<std::vector<std::string>> texts;  ///< by column and row
    std::vector<std::string> references;          ///< by row, where a column tells them
    std::string tail;                             ///< empty lines behind the last row of the table
};

/// What the reader of a table and its writer know of it.
struct TableReader::Implementation {
    Implementation(std::unique_ptr<InputFile> file, std::istream&, const TableOptions&);
    ~Implementation();
    Implementation(const Implementation&) = delete;
    Implementation& operator=(const Implementation&) = delete;

    [[nodiscard]] bool is_json() const { return options.format == TableFormat::jsonl; }
    /// Rows of another width have no texts, and no answers.
    [[nodiscard]] bool is_answered(const Record& record) const { return is_json() || record.cells.size() == width; }
    /// Members that no object of JSON Lines may have.
    void refuse_members(std::vector<std::string>);

    TableOptions options;
    std::unique_ptr<InputFile> file;  ///< null where somebody else has opened it
    std::istream& stream;
    std::unique_ptr<RecordFormat> format;
    std::vector<std::size_t> cells;        ///< for each column the index of its cell
    std::optional<std::size_t> reference;  ///< the index of the reference's
    std::size_t width = 0;                 ///< cells of the first record
    Record header;                         ///< without cells where there is none
    std::vector<std::string> names;        ///< of all columns; none where there is no header
    std::vector<std::string> new_members;  ///< their cells are behind all others
    std::optional<Record> first;           ///< where there is no header: read, and not in a block yet
    std::vector<char> is_there;            ///< for each column whether any row had it
    bool has_reference = false;            ///< any row had it
    std::uint64_t bytes = 0;               ///< read in all
    ReadAhead<TableBlock> blocks;

private:
    void read_first();
    bool read(TableBlock&);
    bool read_record(Record&);
    void choose_cells(std::size_t columns);
    void keep_texts(TableBlock&, std::size_t row);
    void check(const Record&) const;
};

}  // namespace kalends
