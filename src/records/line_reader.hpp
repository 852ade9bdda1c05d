#pragma once

#include <cstddef>
#include <istream>
#include <string>
#include <string_view>

#include "records/input.hpp"

namespace kalends {

/// Lines of a stream in constant memory, however long they are. A line ends at `end`, LF or NUL, or at the end of the
/// stream; an empty stream has no line.
class LineReader {
public:
    explicit LineReader(std::istream& stream, char end = '\n') : bytes_(stream), end_(end) {}

    /// Appends the next line as it stands, its end included, or only its first `most` bytes: then the rest comes next.
    /// False at the end of the stream. @throws Error (io) where reading fails
    bool append(std::string& line, std::size_t most);
    /// Reads the next line as a text: without its end, one CR before an LF and, where lines end in LF, a byte order
    /// mark at the start of the stream. Of a line longer than `limit` bytes about as many are kept (the cut leaves no
    /// half of a UTF-8 sequence, and never `limit` - 3 bytes or fewer) and the rest is skipped. False at the end of the
    /// stream. Blocks only while the line is not complete. @throws Error (io) where reading fails
    bool next(std::string& line, std::size_t limit);
    /// Takes a byte order mark, if the stream begins with one.
    bool skip_byte_order_mark() { return bytes_.skip(byte_order_mark); }
    /// Waits until that is known. @throws Error (io) where reading fails
    bool at_end() { return bytes_.peek().empty(); }
    /// True where there is a complete line without reading on: no need to wait.
    [[nodiscard]] bool has_line() const { return bytes_.arrived().find(end_) != std::string_view::npos; }

private:
    void skip_line();

    ByteStream bytes_;
    char end_;
    bool started_ = false;
};

}  // namespace kalends
