#pragma once

#include <filesystem>
#include <fstream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "cli/terminal/console.hpp"
#include "core/atomic_file.hpp"

namespace kalends {

/// Where a command writes its results: standard output, or a file that appears under its name only when it is whole.
///
/// A regular file is an AtomicFile; what is none (a device, a pipe) is written directly.
class Output {
public:
    /// Nothing as `path`: the console's output. @throws Error (cannot_create)
    Output(Console&, const std::optional<std::filesystem::path>& path);

    /// @throws Error (io) where the bytes cannot be written
    void write(std::string_view bytes);
    void flush();
    /// Everything is written; the file gets its name. @throws Error (io)
    void commit();

private:
    void write_directly(std::string_view bytes);
    void check() const;

    std::string name_ = "standard output";
    std::ofstream device_;
    std::ostream* stream_;            ///< the console's, or device_
    std::optional<AtomicFile> file_;  ///< what is written instead of stream_
};

}  // namespace kalends
