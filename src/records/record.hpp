#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kalends {

/// The longest record, in bytes: what goes on for longer is no table, or a quotation mark that is never closed.
constexpr std::size_t longest_record = std::size_t{16} << 20U;
/// And the widest, in cells: each takes more memory than its bytes.
constexpr std::size_t most_cells = 100'000;

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

    /// @throws Error (data) naming the line
    [[noreturn]] void refuse(const std::string& why) const;
    /// Refuses what is too long or too wide.
    void check_size() const;
};

/// A table in one format: its records as they are read from a stream, in memory that does not grow with their number,
/// and cells as they are written.
class RecordFormat {
public:
    RecordFormat() = default;
    virtual ~RecordFormat() = default;
    RecordFormat(const RecordFormat&) = delete;
    RecordFormat& operator=(const RecordFormat&) = delete;

    /// False at the end. The bytes of all records together are those of the stream.
    /// @throws Error (data) naming the line of a record that is malformed or too long; (io) where reading fails
    virtual bool next(Record&) = 0;

    /// Appends a cell in place of one of `record`, in quotation marks if that has them; nothing as `text`: a cell that
    /// says nothing. @throws Error (data) where the format cannot hold the text
    virtual void append_cell(std::string& out, std::optional<std::string_view> text, const Record& record,
                             std::size_t cell) const = 0;
    /// Appends a further cell of a record that goes before, in a column of this name; in quotation marks if `like`, the
    /// bytes of a cell, has them.
    virtual void append_further(std::string& out, std::string_view column, std::optional<std::string_view> text,
                                std::string_view like) const = 0;
    /// The same of digits: JSON writes them as the number that they are.
    virtual void append_number(std::string& out, std::string_view column, std::string_view digits) const {
        append_further(out, column, digits, "");
    }
};

/// Comma-separated values (RFC 4180, by libcsv) in any encoding in which the delimiter, quotation marks and line ends
/// are those of ASCII: a cell in quotation marks may hold delimiters and line ends, and a quotation mark doubled. Lines
/// end in LF, CR LF or CR. A quotation mark that does not begin a cell stands for itself; spaces belong to cells; a
/// byte order mark belongs to none.
std::unique_ptr<RecordFormat> open_csv(std::istream&, char delimiter = ',');

/// Tab-separated values (IANA text/tab-separated-values): cells hold neither tabs nor line ends, and a quotation mark
/// or a backslash stands for itself. Lines end in LF or CR LF.
std::unique_ptr<RecordFormat> open_tsv(std::istream&);

/// JSON Lines: an object a line (RFC 8259, by simdjson), of which some members of the object itself, not of what is in
/// it, are the cells, in the order in which they are named here. A string or a number is a cell; other values are not
/// there. Of members with the same name the last counts.
std::unique_ptr<RecordFormat> open_json_lines(std::istream&, std::vector<std::string> members);

}  // namespace kalends
