#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "records/record.hpp"

namespace kalends {

/// The longest record, in bytes: what goes on for longer is no table, or a quotation mark that is never closed.
constexpr std::size_t longest_record = std::size_t{16} << 20U;
/// And the widest, in cells: each takes more memory than its bytes.
constexpr std::size_t most_cells = 100'000;

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

    /// Appends a cell in place of `old`, in quotation marks if that has them; nothing as `text`: a cell that says
    /// nothing. @throws Error (usage) where the format cannot hold the text
    virtual void append_cell(std::string& out, std::optional<std::string_view> text, std::string_view old) const = 0;
    /// Appends a further cell of a record that goes before, in a column of this name; `like`, a cell, as above.
    virtual void append_further(std::string& out, std::string_view column, std::optional<std::string_view> text,
                                std::string_view like) const = 0;
};

}  // namespace kalends
