#pragma once

#include <cstddef>
#include <istream>
#include <string>
#include <string_view>

#include "records/byte_stream.hpp"

namespace kalends {

/// Lines of a stream in constant memory, however long they are.
///
/// A line ends at `end`, LF or NUL, or at the end of the stream; one CR before an LF and, where lines end in LF, a byte
/// order mark at the start of the stream are dropped; an empty stream has no line. Of a line longer than `limit` bytes
/// about as many are kept (the cut leaves no half of a UTF-8 sequence, and never `limit` - 3 bytes or fewer) and the
/// rest is skipped.
class LineReader {
public:
    LineReader(std::istream&, std::size_t limit, char end = '\n');

    /// False at the end. Blocks only while the line is not complete. @throws Error (io) where reading fails
    bool next(std::string& line);
    /// True where next() would find a complete line without reading on: no need to wait.
    [[nodiscard]] bool has_line() const;

private:
    void keep(std::string_view bytes, std::string& line);

    ByteStream bytes_;
    std::size_t limit_;
    char end_;
    bool started_ = false;
    bool cut_ = false;  ///< the line at work is longer than the limit
};

}  // namespace kalends
