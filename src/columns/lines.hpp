#pragma once

#include <cstddef>
#include <filesystem>
#include <istream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "kalends/columns/table.hpp"
#include "records/line_reader.hpp"

namespace kalends {

/// Looks at all files, so that a missing one is told before any work; "-" is none. @throws Error (no_input)
void refuse_missing(const std::vector<std::filesystem::path>& files);

/// The lines of several files after one another, or of standard input where none is named or one is called "-".
/// See LineReader::next() for what a line is; a file's last line ends with the file.
class InputLines {
public:
    /// @throws Error (no_input) where a file is missing
    InputLines(std::vector<std::filesystem::path> files, std::istream& standard_input, std::size_t limit,
               char end = '\n');

    bool next(std::string& line);
    /// True where next() need not wait for one.
    [[nodiscard]] bool has_line() const { return reader_ && reader_->has_line(); }

private:
    void open_next();

    std::vector<std::filesystem::path> files_;
    std::istream& standard_input_;
    std::size_t limit_;
    char end_;
    std::size_t opened_ = 0;
    std::unique_ptr<InputFile> file_;
    std::optional<LineReader> reader_;
};

struct LineOptions {
    bool whole = false;          ///< long lines are kept, too
    bool line_buffered = false;  ///< a block holds no more than has arrived
    char end = '\n';             ///< of a line
};

/// Lines, each a text of its own.
class LineRows final : public RowReader {
public:
    /// @throws Error (no_input) where a file is missing
    LineRows(const LineOptions&, std::vector<std::filesystem::path> files, std::istream& standard_input);

    [[nodiscard]] const std::vector<std::string>& columns() const override { return columns_; }
    bool next() override;
    [[nodiscard]] std::span<const std::string> texts(std::size_t) const override { return lines_; }
    [[nodiscard]] std::uint64_t line(std::size_t row) const override { return first_line_ + row; }
    [[nodiscard]] std::uint64_t bytes() const override { return bytes_; }
    /// All of a line, where they are kept whole.
    [[nodiscard]] const std::string& whole(std::size_t row) const;

private:
    void keep(std::string line);

    LineOptions options_;
    InputLines input_;
    std::vector<std::string> columns_{""};
    std::vector<std::string> lines_;            ///< what is read of them
    std::map<std::size_t, std::string> whole_;  ///< those that are longer, by row
    std::uint64_t first_line_ = 1;              ///< of the block
    std::uint64_t bytes_ = 0;
};

}  // namespace kalends
