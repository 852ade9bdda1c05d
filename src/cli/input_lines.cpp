#include "cli/input_lines.hpp"

#include <system_error>
#include <utility>

namespace kalends {

InputLines::InputLines(std::vector<std::filesystem::path> files, std::istream& standard_input, std::size_t limit,
                       char end)
    : files_(std::move(files)), standard_input_(standard_input), limit_(limit), end_(end) {
    if (files_.empty()) files_.emplace_back("-");
    for (const std::filesystem::path& file : files_) {
        std::error_code unknown;
        const bool once = file == "-" || std::filesystem::is_fifo(file, unknown);  // a pipe opened twice loses data
        if (!once) open_input(file);
    }
}

void InputLines::open_next() {
    const std::filesystem::path& path = files_[opened_++];
    if (path != "-") file_ = open_input(path);
    reader_.emplace(path == "-" ? standard_input_ : file_, limit_, end_);
}

bool InputLines::next(std::string& line) {
    while (!reader_ || !reader_->next(line)) {
        if (opened_ == files_.size()) return false;
        open_next();
    }
    return true;
}

}  // namespace kalends
