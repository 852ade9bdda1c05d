#include "core/file_lock.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <span>
#include <string>

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

[[noreturn]] void refuse_uncreated(const fs::path& name, const fs::path& lock, int code) {
    std::error_code unknown;
    const bool is_there = fs::exists(fs::symlink_status(lock, unknown));  // somebody else's, or a link
    fail(ErrorKind::cannot_create, name, is_there ? "cannot lock it by " + lock.string() : "cannot create", code);
}

[[noreturn]] void refuse_foreign(const fs::path& name, const fs::path& lock) {
    throw Error(ErrorKind::cannot_create,
                name.string() + ": " + lock.string() + ", by which it is locked, is no file of kalends; remove it");
}

/// Creates or takes over the file of the lock of `name`.
Descriptor take(const fs::path& name, const fs::path& path) {
    while (true) {
        // What is there already may be anybody's: a link is not followed, a pipe not waited for.
        Descriptor found(::open(path.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0666));
        if (found.get() < 0) refuse_uncreated(name, path, errno);
        if (!is_lock(found.get())) refuse_foreign(name, path);
        lock(found.get(), name, owner(found.get()));
        if (is_still(found.get(), path)) return found;
    }
}

}  // namespace

FileLock::FileLock(const fs::path& name) : path_(lock_of(resolve_target(name))), file_(take(name, path_)) {
    const std::string process = std::to_string(::getpid());
    if (::ftruncate(file_.get(), 0) != 0 || ::pwrite(file_.get(), process.data(), process.size(), 0) < 0) {
        // Only the message of another process would say who it is.
    }
}

FileLock::~FileLock() {
    if (is_still(file_.get(), path_)) ::unlink(path_.c_str());
}

LogFile::LogFile(const fs::path& path)
    : path_(path), file_(::open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666)) {
    if (file_.get() < 0) fail(ErrorKind::cannot_create, path_, "cannot create", errno);
    if (is_regular(file_.get())) lock(file_.get(), path_);
}

void LogFile::clear() {
    if (is_regular(file_.get()) && ::ftruncate(file_.get(), 0) != 0)
        fail(ErrorKind::io, path_, "cannot empty it", errno);
}

void LogFile::append(std::string_view line) {
    const std::string text = std::string(line) + '\n';
    write_all(file_.get(), path_, std::as_bytes(std::span(text)));
}

}  // namespace kalends
