#pragma once

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <istream>
#include <optional>
#include <string>
#include <vector>

#include "core/input_file.hpp"
#include "records/line_reader.hpp"

namespace kalends {

/// The lines of several files after one another, or of standard input where none is named or one is called "-".
/// See LineReader for what a line is; a file's last line ends with the file.
class InputLines {
public:
    /// Looks at all files first, so that a missing one is told before any work. @throws Error (no_input)
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
    std::ifstream file_;
    std::optional<LineReader> reader_;
};

}  // namespace kalends
