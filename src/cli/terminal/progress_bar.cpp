#include "cli/terminal/progress_bar.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "cli/terminal/process.hpp"

namespace kalends {
namespace {

constexpr std::size_t widest_bar = 40;
constexpr std::size_t narrowest_bar = 4;
constexpr std::chrono::milliseconds between_drawings{200};

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

void ProgressBar::on_step(const Progress& progress) {
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

}  // namespace kalends
