#include "columns/lines.hpp"

#include <system_error>
#include <utility>

#include "kalends/core/error.hpp"
#include "kalends/text/normalized_text.hpp"
#include "records/record.hpp"

namespace kalends {
namespace {

std::string name_of(const std::filesystem::path& file) {
    return file == "-" ? "the input" : file.string();
}

}  // namespace

void refuse_missing(const std::vector<std::filesystem::path>& files) {
    for (const std::filesystem::path& file : files) {
        std::error_code unknown;
        const bool once = file == "-" || std::filesystem::is_fifo(file, unknown);  // a pipe opened twice loses data
        if (!once) InputFile{file};
    }
}

InputLines::InputLines(std::vector<std::filesystem::path> files, std::istream& standard_input, std::size_t limit,
                       char end)
    : files_(std::move(files)), standard_input_(standard_input), limit_(limit), end_(end) {
    if (files_.empty()) files_.emplace_back("-");
    refuse_missing(files_);
}

void InputLines::open_next() {
    const std::filesystem::path& path = files_[opened_++];
    if (path != "-") file_ = std::make_unique<InputFile>(path);
    reader_.emplace(path == "-" ? standard_input_ : *file_, end_);
}

bool InputLines::next(std::string& line) {
    bool is_first = false;
    while (!reader_ || !reader_->next(line, limit_)) {
        if (opened_ == files_.size()) return false;
        open_next();
        is_first = true;
    }
    if (is_first) refuse_utf16(line, name_of(files_[opened_ - 1]));
    return true;
}

LineRows::LineRows(const LineOptions& options, std::vector<std::filesystem::path> files, std::istream& standard_input)
    : options_(options),
      input_(std::move(files), standard_input, options.whole ? longest_record : enough_input_bytes, options.end) {}

/// @throws Error (data) on a line that cannot be kept whole, though it should be
void LineRows::keep(std::string line) {
    constexpr std::size_t least_cut = 3;  // see LineReader
    if (options_.whole && line.size() > longest_record - least_cut)
        throw Error(ErrorKind::data, "line " + std::to_string(first_line_ + lines_.size()) +
                                         ": --passthrough keeps no line of " + std::to_string(longest_record >> 20U) +
                                         " MB");
    if (line.size() > enough_input_bytes)
        whole_.emplace(lines_.size(), std::exchange(line, line.substr(0, enough_input_bytes)));
    lines_.push_back(std::move(line));
}

bool LineRows::next() {
    first_line_ += lines_.size();
    lines_.clear();
    whole_.clear();
    std::string line;
    for (std::size_t bytes = 0; lines_.size() < rows_a_block && bytes < bytes_a_block;) {
        if (options_.line_buffered && !lines_.empty() && !input_.has_line()) break;
        if (!input_.next(line)) break;
        bytes += line.size();
        bytes_ += line.size() + 1;
        keep(line);
    }
    return !lines_.empty();
}

const std::string& LineRows::whole(std::size_t row) const {
    const auto longer = whole_.find(row);
    return longer == whole_.end() ? lines_[row] : longer->second;
}

}  // namespace kalends
