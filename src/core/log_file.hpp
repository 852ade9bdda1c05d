#pragma once

#include <filesystem>
#include <memory>
#include <string_view>

namespace kalends {

/// A file that grows line by line. One process at a time has it
/// (flock(2) of the file itself); a pipe or a device may have many.
class LogFile {
public:
    /// Opens it at its end, or creates it. @throws Error (cannot_create) where that cannot be, or another process has
    /// it
    explicit LogFile(const std::filesystem::path&);
    ~LogFile();
    LogFile(LogFile&&) noexcept;
    LogFile& operator=(LogFile&&) noexcept;

    /// Forgets what is there; a pipe or a device has nothing to forget. @throws Error (io)
    void clear();
    /// The line and a line end, at once. @throws Error (io), as on a full disk
    void append(std::string_view line);

private:
    struct Implementation;
    std::unique_ptr<Implementation> implementation_;
};

}  // namespace kalends
