#pragma once

#include <chrono>
#include <cstddef>
#include <string>

#include "cli/terminal/console.hpp"
#include "training/progress.hpp"

namespace kalends {

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

    void on_step(const Progress&) override;
    /// Leaves its line.
    void finish();

private:
    Console& console_;
    std::chrono::steady_clock::time_point drawn_;
    bool line_open_ = false;
};

/// "  42 % [######--------] loss 0.0213, exact 95.1 %, 7211 examples/s, 3:20 left" in at most `columns` characters. The
/// exact match is that of the held-out examples; before there is one, that of the last batch (teacher forced).
std::string progress_bar(const Progress&, std::size_t columns);

/// "3:20" or "1:03:20".
std::string clock_time(double seconds);

}  // namespace kalends
