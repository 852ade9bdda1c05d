#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/console.hpp"
#include "training/progress.hpp"

// How far a training or other work is, for a person at a terminal.
namespace kalends {

/// "123,456 rows, 9,800 rows/s, 42 %, 0:12 left", in at most `columns` characters; the last two where `share` is known.
std::string work_line(std::uint64_t rows, double seconds, std::optional<double> share, std::size_t columns);

/// Bytes of these files, or of standard input where none is named; nothing where one of them is no regular file.
std::optional<std::uint64_t> input_size(const std::vector<std::filesystem::path>& files);

/// How far work is that takes longer than a moment, on a terminal where nothing else is written meanwhile.
class WorkProgress {
public:
    /// @param total of what `done` counts in show(), if it is known
    /// @param quiet how long nothing is shown
    WorkProgress(Console&, bool output_is_console, std::optional<std::uint64_t> total,
                 std::chrono::milliseconds quiet = std::chrono::seconds{1});
    ~WorkProgress();
    WorkProgress(const WorkProgress&) = delete;
    WorkProgress& operator=(const WorkProgress&) = delete;

    void show(std::uint64_t rows, std::uint64_t done);

private:
    using Clock = std::chrono::steady_clock;

    Console& console_;
    bool is_shown_;
    std::optional<std::uint64_t> total_;
    std::chrono::milliseconds quiet_;
    Clock::time_point began_ = Clock::now(), drawn_ = began_;
    bool line_open_ = false;
};

/// Ends a training at a signal, and sees nothing of it otherwise: what all ranks but the first have.
class SignalObserver : public Observer {
public:
    bool stop_requested() override;
};

/// What a person sees of a training: progress_bar(), on a terminal; and signals.
class ProgressBar final : public SignalObserver {
public:
    explicit ProgressBar(Console& console) : console_(console) {}
    ~ProgressBar() override { finish(); }
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    void on_notice(const std::string&) override;
    void on_step(const Progress&) override;
    /// Leaves its line.
    void finish();
    /// "300,000 examples in 0:58, 99.81 % of the held-out rows read exactly"; empty where no step was made.
    [[nodiscard]] std::string reached() const;

private:
    Console& console_;
    std::chrono::steady_clock::time_point drawn_;
    bool line_open_ = false;
    Progress last_{};
};

/// "  42 % [######--------] loss 0.0213, exact 95.1 %, 7211 examples/s, 3:20 left" in at most `columns` characters. The
/// exact match is that of the held-out examples; before there is one, that of the last batch (teacher forced).
std::string progress_bar(const Progress&, std::size_t columns);

/// "3:20" or "1:03:20".
std::string clock_time(double seconds);

}  // namespace kalends
