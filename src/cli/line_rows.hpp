#pragma once

#include <cstddef>
#include <map>
#include <string>

#include "cli/input_lines.hpp"
#include "cli/rows.hpp"

namespace kalends {

enum class LineFormat { plain, jsonl, n_best };

struct LineSettings {
    LineFormat format = LineFormat::plain;
    bool passthrough = false;    ///< where there is no date, the line itself, all of it
    bool line_buffered = false;  ///< a block holds no more than has arrived
    char end = '\n';             ///< of a line, read and written
};

/// Lines, each a text of its own.
class LineRows final : public Rows {
public:
    /// @throws Error (no_input) where a file is missing
    LineRows(const LineSettings&, std::vector<std::filesystem::path> files, std::istream& standard_input);

    [[nodiscard]] const std::vector<std::string>& columns() const override { return columns_; }
    bool next() override;
    [[nodiscard]] std::span<const std::string> texts(std::size_t) const override { return lines_; }
    [[nodiscard]] std::uint64_t line(std::size_t row) const override { return first_line_ + row; }
    [[nodiscard]] std::uint64_t bytes() const override { return bytes_; }
    void append(std::string& out, std::span<const BlockAnswers>) const override;

private:
    void keep(std::string line);
    [[nodiscard]] const std::string& whole(std::size_t row) const;

    LineSettings settings_;
    InputLines input_;
    std::vector<std::string> columns_{""};
    std::vector<std::string> lines_;            ///< what is read of them
    std::map<std::size_t, std::string> whole_;  ///< with passthrough those that are longer, by row
    std::uint64_t first_line_ = 1;              ///< of the block
    std::uint64_t bytes_ = 0;
};

}  // namespace kalends
