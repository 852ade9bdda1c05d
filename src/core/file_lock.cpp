#include "core/file_lock.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <span>
#include <string>

#include "core/files.hpp"

namespace kalends {
namespace {

namespace fs = std::filesystem;

fs::path lock_of(const fs::path& target) {
    return target.parent_path() / ("." + target.filename().string() + ".lock");
}

/// More than the number of a process has.
constexpr std::size_t longest_owner = 32;

/// The number of the process that has the lock, as it wrote it; empty where it has not yet.
std::string owner(int file) {
    std::array<char, longest_owner> text{};
    const ssize_t length = ::pread(file, text.data(), text.size(), 0);
    return {text.data(), length > 0 ? static_cast<std::size_t>(length) : 0};
}

bool is_regular(int file) {
    struct stat status {};
    return ::fstat(file, &status) == 0 && S_ISREG(status.st_mode);
}

/// A file that holds nothing, or the number of a process: anything else is somebody's data.
bool is_lock(int file) {
    if (!is_regular(file)) return false;
    const std::string process = owner(file);
    return process.size() < longest_owner && process.find_first_not_of("0123456789") == std::string::npos;
}

}  // namespace

struct FileLock::Implementation {
    explicit Implementation(const fs::path& name) : path(lock_of(resolve_target(name))), file(take(name)) {
        const std::string process = std::to_string(::getpid());
        if (::ftruncate(file.get(), 0) != 0 || ::pwrite(file.get(), process.data(), process.size(), 0) < 0) {
            // Only the message of another process would say who it is.
        }
    }
    /// Removed while it is locked: whoever waits for it finds that it is not the file of that name any more. Another's
    /// stays.
    ~Implementation() {
        if (is_still(file.get(), path)) ::unlink(path.c_str());
    }
    Implementation(const Implementation&) = delete;
    Implementation& operator=(const Implementation&) = delete;

    [[nodiscard]] Descriptor take(const fs::path& name) const {
        while (true) {
            // What is there already may be anybody's: a link is not followed, a pipe not waited for.
            Descriptor found(::open(path.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0666));
            if (found.get() < 0) refuse_uncreated(name, errno);
            if (!is_lock(found.get())) refuse_foreign(name);
            lock(found.get(), name, owner(found.get()));
            if (is_still(found.get(), path)) return found;
        }
    }
    [[noreturn]] void refuse_uncreated(const fs::path& name, int code) const {
        std::error_code unknown;
        const bool is_there = fs::exists(fs::symlink_status(path, unknown));  // somebody else's, or a link
        fail(ErrorKind::cannot_create, name, is_there ? "cannot lock it by " + path.string() : "cannot create", code);
    }
    [[noreturn]] void refuse_foreign(const fs::path& name) const {
        throw Error(ErrorKind::cannot_create, name.string() + ": " + path.string() +
                                                  ", by which it is locked, is no file "
                                                  "of kalends; remove it");
    }

    fs::path path;
    Descriptor file;
};

FileLock::FileLock(const fs::path& path) : implementation_(std::make_unique<Implementation>(path)) {}
FileLock::~FileLock() = default;
FileLock::FileLock(FileLock&&) noexcept = default;
FileLock& FileLock::operator=(FileLock&&) noexcept = default;

struct LogFile::Implementation {
    explicit Implementation(const std::filesystem::path& name)
        : path(name), file(::open(name.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666)) {
        if (file.get() < 0) fail(ErrorKind::cannot_create, path, "cannot create", errno);
        if (is_regular(file.get())) lock(file.get(), path);
    }

    std::filesystem::path path;
    Descriptor file;
};

LogFile::LogFile(const std::filesystem::path& path) : implementation_(std::make_unique<Implementation>(path)) {}
LogFile::~LogFile() = default;
LogFile::LogFile(LogFile&&) noexcept = default;
LogFile& LogFile::operator=(LogFile&&) noexcept = default;

void LogFile::clear() {
    const int file = implementation_->file.get();
    if (is_regular(file) && ::ftruncate(file, 0) != 0)
        fail(ErrorKind::io, implementation_->path, "cannot empty it", errno);
}

void LogFile::append(std::string_view line) {
    const std::string text = std::string(line) + '\n';
    write_all(implementation_->file.get(), implementation_->path, std::as_bytes(std::span(text)));
}

}  // namespace kalends
