#include "core/log_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <span>
#include <string>

#include "core/files.hpp"

namespace kalends {
namespace {

bool is_regular(int file) {
    struct stat status {};
    return ::fstat(file, &status) == 0 && S_ISREG(status.st_mode);
}

}  // namespace

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
