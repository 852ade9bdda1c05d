#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>

namespace kalends {

/// The new content of a file, which appears under its name only when it is whole: at any moment, crashes included, the
/// path holds the old bytes or, after commit(), the new. A new file gets the permissions the umask leaves, an old one
/// keeps its own; a symbolic link is followed.
///
/// The bytes go to ".NAME.PID-N.tmp" in the same folder; without commit() it goes away. One that a killed process left
/// behind (nobody has it locked) goes with the next AtomicFile of the same path.
class AtomicFile {
public:
    /// @throws Error (cannot_create) naming the path: no such folder, no permission, a link to nothing, not a regular
    /// file
    explicit AtomicFile(const std::filesystem::path&);
    ~AtomicFile();

    /// Buffered. @throws Error (io), as on a full disk
    void write(std::span<const std::byte> bytes);
    /// Everything is written, to the disk; the file gets its name. Once only. @throws Error (io)
    void commit();

private:
    struct Implementation;
    std::unique_ptr<Implementation> implementation_;
};

/// All in one: the content of `path` is `bytes` from now on. @throws Error as AtomicFile
void replace_file(const std::filesystem::path& path, std::span<const std::byte> bytes);

}  // namespace kalends
