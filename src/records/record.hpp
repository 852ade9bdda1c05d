#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kalends {

/// One record of a table: its bytes as they came, and where in them its cells are, so that what is not changed stays
/// what it is to the byte.
struct Record {
    struct Cell {
        std::size_t begin = 0, end = 0;            ///< in `bytes`, quotation marks included
        std::size_t text_begin = 0, text_end = 0;  ///< in `bytes` or in `texts`
        bool is_in_bytes = false;                  ///< what it says stands in `bytes` as it is
        bool is_there = false;                     ///< false: a JSON object without this member
        bool has_text = false;                     ///< false: a member that is neither a string nor a number
    };

    std::string bytes;        ///< with the line end behind it, and empty lines before it
    std::vector<Cell> cells;  ///< none: nothing but line ends
    std::string texts;        ///< what cells say that say it in another way, one after another
    std::size_t end = 0;      ///< in `bytes`: behind the last cell, where another may go
    std::uint64_t line = 0;   ///< number of the line it begins in, from 1

    [[nodiscard]] bool has_text(std::size_t cell) const { return cell < cells.size() && cells[cell].has_text; }
    [[nodiscard]] std::string_view raw(std::size_t cell) const {
        return std::string_view(bytes).substr(cells[cell].begin, cells[cell].end - cells[cell].begin);
    }
    [[nodiscard]] std::string_view text(std::size_t cell) const {
        const Cell& one = cells[cell];
        return std::string_view(one.is_in_bytes ? bytes : texts).substr(one.text_begin, one.text_end - one.text_begin);
    }

    /// Appends a cell that says what it is, but for `marks` bytes at each end; or something else.
    void add(std::size_t begin, std::size_t end_of_cell, std::size_t marks = 0);
    void add(std::size_t begin, std::size_t end_of_cell, std::string_view text);
    /// Gives a cell that is there its text.
    void set_text(Cell&, std::string_view text);
    /// Empties it for another; keeps memory for one of usual size.
    void clear();
};

}  // namespace kalends
