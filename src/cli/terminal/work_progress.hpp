#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/console.hpp"

namespace kalends {

/// "123,456 rows, 9,800 rows/s, 42 %, 0:12 left", in at most `columns` characters; the last two where `share` is known.
std::string work_line(std::uint64_t rows, double seconds, std::optional<double> share, std::size_t columns);

/// Bytes of these files, or of standard input where none is named; nothing where one of them is no regular file.
std::optional<std::uint64_t> input_size(const std::vector<std::filesystem::path>& files);

/// How far work is that takes longer than a second, on a terminal where nothing else is written meanwhile.
class WorkProgress {
public:
    /// @param total of what `done` counts in show(), if it is known
    WorkProgress(Console&, bool output_is_console, std::optional<std::uint64_t> total);
    ~WorkProgress();
    WorkProgress(const WorkProgress&) = delete;
    WorkProgress& operator=(const WorkProgress&) = delete;

    void show(std::uint64_t rows, std::uint64_t done);

private:
    using Clock = std::chrono::steady_clock;

    Console& console_;
    bool is_shown_;
    std::optional<std::uint64_t> total_;
    Clock::time_point began_ = Clock::now(), drawn_ = began_;
    bool line_open_ = false;
};

}  // namespace kalends
