#pragma once

#include <filesystem>
#include <fstream>
#include <optional>
#include <ostream>
#include <span>
#include <string_view>
#include <vector>

#include "kalends/cli/console.hpp"

namespace kalends {

/// Where a command writes its results: standard output, or a file that appears under its name only when it is whole.
///
/// The bytes go to ".NAME.PID.tmp" in the file's folder; commit() renames it, and without commit() it goes away. What
/// is no regular file (a device, a pipe) is written directly.
class Output {
public:
    /// Nothing as `path`: the console's output. @throws Error (cannot_create)
    Output(Console&, const std::optional<std::filesystem::path>& path);
    ~Output();
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    /// @throws Error (io) where the bytes cannot be written
    void write(std::string_view bytes);
    void flush();
    /// Everything is written; the file gets its name. @throws Error (io)
    void commit();

private:
    void open(const std::filesystem::path&);
    void check() const;

    std::ofstream file_;
    std::ostream* stream_;
    std::filesystem::path target_, temporary_;  ///< temporary_ is empty where the target is written directly
};

}  // namespace kalends
