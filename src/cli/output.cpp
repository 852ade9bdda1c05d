#include "cli/output.hpp"

#include <cerrno>
#include <span>
#include <system_error>

#include "kalends/core/error.hpp"

namespace kalends {
namespace {

namespace fs = std::filesystem;

bool is_device(const fs::path& path) {
    std::error_code unknown;
    const fs::file_status status = fs::status(path, unknown);
    return fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status);
}

}  // namespace

Output::Output(Console& console, const std::optional<fs::path>& path) : stream_(&console.out) {
    if (!path) return;
    name_ = path->string();
    if (!is_device(*path)) {
        file_.emplace(*path);
        return;
    }
    errno = 0;
    device_.open(*path, std::ios::binary);
    if (!device_)
        throw Error(ErrorKind::cannot_create, name_ + ": cannot open: " + std::generic_category().message(errno));
    stream_ = &device_;
}

void Output::check() const {
    if (*stream_) return;
    const std::string reason = errno == 0 ? "" : ": " + std::generic_category().message(errno);
    throw Error(ErrorKind::io, "cannot write to " + name_ + reason);
}

void Output::write_directly(std::string_view bytes) {
    errno = 0;
    stream_->write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    check();
}

void Output::write(std::string_view bytes) {
    if (!file_) return write_directly(bytes);
    file_->write(std::as_bytes(std::span(bytes)));
}

void Output::flush() {
    if (file_) return;
    errno = 0;
    stream_->flush();
    check();
}

void Output::commit() {
    if (file_) return file_->commit();
    flush();
    if (!device_.is_open()) return;
    errno = 0;
    device_.close();
    check();
}

}  // namespace kalends
