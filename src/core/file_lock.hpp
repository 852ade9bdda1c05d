#pragma once

#include <filesystem>
#include <string_view>

#include "core/files.hpp"

// What one process at a time writes.
namespace kalends {

/// A right to write a file that one process at a time has. It hangs on an open file ".NAME.lock" beside it (flock(2)),
/// so that a killed process gives it back; the file itself goes away with this object, or with the next that takes it
/// over.
class FileLock {
public:
    /// @throws Error (cannot_create) naming the path and the process that has it; or where nothing can be created there
    explicit FileLock(const std::filesystem::path&);
    /// Removes the file while it is locked: whoever waits for it finds that it is not the file of that name any more.
    /// Another's stays.
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

private:
    std::filesystem::path path_;  ///< of the file of the lock
    Descriptor file_;
};

/// A file that grows line by line. One process at a time has it (flock(2) of the file itself); a pipe or a device may
/// have many.
class LogFile {
public:
    /// Opens it at its end, or creates it. @throws Error (cannot_create) where that cannot be, or another process has
    /// it
    explicit LogFile(const std::filesystem::path&);

    /// Forgets what is there; a pipe or a device has nothing to forget. @throws Error (io)
    void clear();
    /// The line and a line end, at once. @throws Error (io), as on a full disk
    void append(std::string_view line);

private:
    std::filesystem::path path_;
    Descriptor file_;
};

}  // namespace kalends
