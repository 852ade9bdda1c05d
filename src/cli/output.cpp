#include "kalends/cli/output.hpp"

#include <unistd.h>

#include <cerrno>
#include <string>
#include <system_error>

#include "kalends/core/error.hpp"

namespace kalends {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(ErrorKind kind, const std::string& what, int code) {
    throw Error(kind, what + (code == 0 ? "" : ": " + std::generic_category().message(code)));
}

fs::path temporary_for(const fs::path& target) {
    std::string name = ".";
    name.append(target.filename().string()).append(".").append(std::to_string(::getpid())).append(".tmp");
    return target.parent_path() / name;
}

bool is_special(const fs::path& path) {
    std::error_code unknown;
    const fs::file_status status = fs::status(path, unknown);
    return fs::exists(status) && !fs::is_regular_file(status);
}

}  // namespace

Output::Output(Console& console, const std::optional<fs::path>& path) : stream_(&console.out) {
    if (path) open(*path);
}

Output::~Output() {
    std::error_code ignored;
    if (!temporary_.empty()) fs::remove(temporary_, ignored);
}

void Output::open(const fs::path& path) {
    std::error_code unresolved;
    target_ = fs::weakly_canonical(path, unresolved);
    if (unresolved) fail(ErrorKind::cannot_create, "cannot create " + path.string(), unresolved.value());
    const bool direct = is_special(target_);
    std::error_code unknown;
    if (!direct && fs::exists(target_, unknown) && ::access(target_.c_str(), W_OK) != 0) {
        fail(ErrorKind::cannot_create, "cannot replace " + path.string(), errno);
    }
    const fs::path opened = direct ? target_ : temporary_for(target_);
    errno = 0;
    file_.open(opened, std::ios::binary | std::ios::trunc);
    if (!file_) fail(ErrorKind::cannot_create, "cannot create " + path.string(), errno);
    if (!direct) temporary_ = opened;
    stream_ = &file_;
}

void Output::check() const {
    if (*stream_) return;
    fail(ErrorKind::io, "cannot write to " + (target_.empty() ? "standard output" : target_.string()), errno);
}

void Output::write(std::string_view bytes) {
    errno = 0;
    stream_->write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    check();
}

void Output::flush() {
    errno = 0;
    stream_->flush();
    check();
}

void Output::commit() {
    flush();
    if (target_.empty()) return;
    errno = 0;
    file_.close();
    check();
    if (temporary_.empty()) return;
    std::error_code not_renamed;
    fs::rename(temporary_, target_, not_renamed);
    if (not_renamed) fail(ErrorKind::io, "cannot replace " + target_.string(), not_renamed.value());
    temporary_.clear();
}

}  // namespace kalends
