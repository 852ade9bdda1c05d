#include "core/files.hpp"

#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>
#include <system_error>

namespace kalends {

namespace fs = std::filesystem;

void fail(ErrorKind kind, const fs::path& path, const std::string& what, int code) {
    throw Error(kind, path.string() + ": " + what + ": " + std::generic_category().message(code));
}

void write_all(int file, const fs::path& path, std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written >= 0) bytes = bytes.subspan(static_cast<std::size_t>(written));
        if (written < 0 && errno != EINTR) fail(ErrorKind::io, path, "cannot write", errno);
    }
}

void lock(int file, const fs::path& path, const std::string& process) {
    if (::flock(file, LOCK_EX | LOCK_NB) == 0) return;
    if (errno != EWOULDBLOCK) fail(ErrorKind::cannot_create, path, "cannot lock it", errno);
    throw Error(ErrorKind::cannot_create, path.string() + ": another process" +
                                              (process.empty() ? "" : ", " + process + ",") +
                                              " is writing it; wait for its end, or name another file");
}

bool is_still(int file, const fs::path& path) {
    struct stat open {
    }, named{};
    return ::fstat(file, &open) == 0 && ::stat(path.c_str(), &named) == 0 && open.st_dev == named.st_dev &&
           open.st_ino == named.st_ino;
}

fs::path resolve_target(const fs::path& path) {
    if (!path.has_filename()) throw Error(ErrorKind::cannot_create, path.string() + ": not the name of a file");
    std::error_code error;
    fs::path target = fs::weakly_canonical(fs::absolute(path, error), error);
    if (error) fail(ErrorKind::cannot_create, path, "cannot create", error.value());
    const fs::file_status status = fs::status(target, error);
    if (!fs::exists(status) && fs::is_symlink(target, error))
        throw Error(ErrorKind::cannot_create, path.string() + ": is a link to nothing; name another output");
    if (fs::exists(status) && !fs::is_regular_file(status)) {
        throw Error(ErrorKind::cannot_create, path.string() + ": is not a regular file; name another output");
    }
    if (fs::exists(status) && ::access(target.c_str(), W_OK) != 0)
        fail(ErrorKind::cannot_create, path, "cannot replace", errno);
    return target;
}

}  // namespace kalends
