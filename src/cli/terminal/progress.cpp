#include "cli/terminal/progress.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <system_error>

#include "cli/terminal/process.hpp"

namespace kalends {
namespace {

constexpr std::size_t widest_bar = 40;
constexpr std::size_t narrowest_bar = 4;
constexpr std::chrono::milliseconds between_drawings{200};
constexpr const char* erase_line = "\r\033[K";

template <class... Values>
std::string format(const char* pattern, Values... values) {
    std::array<char, 64> buffer{};
    std::snprintf(buffer.data(), buffer.size(), pattern, values...);
    return buffer.data();
}

std::string figures(const Progress& progress) {
    const bool validated = progress.best_score >= 0;
    return format("loss %.4f, ", progress.loss()) +
           format(validated ? "exact %.2f %%, " : "exact (batch) %.2f %%, ",
                  100 * (validated ? progress.best_score : progress.rows_right())) +
           format("%.0f examples/s, ", progress.examples_per_second) + clock_time(progress.seconds_left) + " left";
}

std::string bar(double share, std::size_t width) {
    const auto done = static_cast<std::size_t>(std::clamp(share, 0.0, 1.0) * static_cast<double>(width));
    return "[" + std::string(done, '#') + std::string(width - done, '-') + "] ";
}

/// 1234567 as "1,234,567".
std::string grouped(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (std::size_t end = text.size(); end > 3; end -= 3) text.insert(end - 3, 1, ',');
    return text;
}

}  // namespace

std::string clock_time(double seconds) {
    const auto whole = static_cast<long>(std::clamp(std::round(seconds), 0.0, 1e9));
    if (whole >= 3600) return format("%ld:%02ld:%02ld", whole / 3600, whole / 60 % 60, whole % 60);
    return format("%ld:%02ld", whole / 60, whole % 60);
}

std::string progress_bar(const Progress& progress, std::size_t columns) {
    const std::string percent = format("%3.0f %% ", 100 * std::clamp(progress.share, 0.0, 1.0));
    const std::string numbers = figures(progress);
    const std::size_t used = percent.size() + numbers.size() + 3;
    std::string line = percent;
    if (columns >= used + narrowest_bar) line += bar(progress.share, std::min(widest_bar, columns - used));
    return (line + numbers).substr(0, columns);
}

bool SignalObserver::stop_requested() {
    return StopSignals::stop_requested();
}

void ProgressBar::on_notice(const std::string& notice) {
    console_.err << notice << '\n';
}

void ProgressBar::on_step(const Progress& progress) {
    last_ = progress;
    const auto now = std::chrono::steady_clock::now();
    if (!console_.err_is_terminal || (line_open_ && now - drawn_ < between_drawings)) return;
    drawn_ = now;
    line_open_ = true;
    constexpr const char* erase_rest = "\033[K";
    console_.err << '\r' << progress_bar(progress, console_.columns - 1) << erase_rest << std::flush;
}

void ProgressBar::finish() {
    if (line_open_) console_.err << '\n';
    line_open_ = false;
}

std::string ProgressBar::reached() const {
    if (last_.step == 0) return "";
    const std::string seen = grouped(last_.examples) + " examples in " + clock_time(last_.seconds);
    return last_.best_score < 0 ? seen
                                : seen + format(", %.2f %% of the held-out rows read exactly", 100 * last_.best_score);
}

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

WorkProgress::WorkProgress(Console& console, bool output_is_console, std::optional<std::uint64_t> total,
                           std::chrono::milliseconds quiet)
    : console_(console),
      is_shown_(console.err_is_terminal && !(output_is_console && console.out_is_terminal)),
      total_(total),
      quiet_(quiet) {}

WorkProgress::~WorkProgress() {
    if (line_open_) console_.err << erase_line << std::flush;
}

void WorkProgress::show(std::uint64_t rows, std::uint64_t done) {
    const Clock::time_point now = Clock::now();
    if (!is_shown_ || now - began_ < quiet_ || now - drawn_ < between_drawings) return;
    drawn_ = now;
    line_open_ = true;
    const double seconds = std::chrono::duration<double>(now - began_).count();
    std::optional<double> share;
    if (total_ && *total_ > 0) share = static_cast<double>(done) / static_cast<double>(*total_);
    console_.err << erase_line << work_line(rows, seconds, share, console_.columns - 1) << std::flush;
}

}  // namespace kalends
