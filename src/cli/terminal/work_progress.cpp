#include "cli/terminal/work_progress.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <system_error>

#include "cli/terminal/progress_bar.hpp"

namespace kalends {
namespace {

constexpr std::chrono::seconds before_first_line{1};
constexpr std::chrono::milliseconds between_lines{200};
constexpr const char* erase_line = "\r\033[K";

/// 1234567 as "1,234,567".
std::string grouped(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (std::size_t end = text.size(); end > 3; end -= 3) text.insert(end - 3, 1, ',');
    return text;
}

}  // namespace

std::string work_line(std::uint64_t rows, double seconds, std::optional<double> share, std::size_t columns) {
    const double rate = seconds > 0 ? static_cast<double>(rows) / seconds : 0;
    std::string line = grouped(rows) + " rows, " + grouped(static_cast<std::uint64_t>(std::llround(rate))) + " rows/s";
    if (share && *share > 0) {
        const double done = std::min(*share, 1.0);
        line += ", " + std::to_string(static_cast<int>(100 * done)) + " %, " + clock_time(seconds / done - seconds) +
                " left";
    }
    return line.substr(0, columns);
}

std::optional<std::uint64_t> input_size(const std::vector<std::filesystem::path>& files) {
    const std::vector<std::filesystem::path> standard_input{"-"};
    std::uint64_t size = 0;
    for (const std::filesystem::path& file : files.empty() ? standard_input : files) {
        std::error_code no_regular_file;
        size += std::filesystem::file_size(file == "-" ? "/dev/stdin" : file, no_regular_file);
        if (no_regular_file) return std::nullopt;
    }
    return size;
}

WorkProgress::WorkProgress(Console& console, bool output_is_console, std::optional<std::uint64_t> total)
    : console_(console),
      is_shown_(console.err_is_terminal && !(output_is_console && console.out_is_terminal)),
      total_(total) {}

WorkProgress::~WorkProgress() {
    if (line_open_) console_.err << erase_line << std::flush;
}

void WorkProgress::show(std::uint64_t rows, std::uint64_t done) {
    const Clock::time_point now = Clock::now();
    if (!is_shown_ || now - began_ < before_first_line || now - drawn_ < between_lines) return;
    drawn_ = now;
    line_open_ = true;
    const double seconds = std::chrono::duration<double>(now - began_).count();
    std::optional<double> share;
    if (total_ && *total_ > 0) share = static_cast<double>(done) / static_cast<double>(*total_);
    console_.err << erase_line << work_line(rows, seconds, share, console_.columns - 1) << std::flush;
}

}  // namespace kalends
