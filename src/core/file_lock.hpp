#pragma once

#include <filesystem>
#include <memory>

namespace kalends {

/// A right to write a file that one process at a time has. It hangs on an open file ".NAME.lock" beside it (flock(2)),
/// so that a killed process gives it back; the file itself goes away with this object, or with the next that takes it
/// over.
class FileLock {
public:
    /// @throws Error (cannot_create) naming the path and the process that has it; or where nothing can be created there
    explicit FileLock(const std::filesystem::path&);
    ~FileLock();
    FileLock(FileLock&&) noexcept;
    FileLock& operator=(FileLock&&) noexcept;

private:
    struct Implementation;
    std::unique_ptr<Implementation> implementation_;
};

}  // namespace kalends
