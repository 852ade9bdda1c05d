#include "kalends/core/atomic_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "files.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

namespace fs = std::filesystem;

std::string temporary_prefix(const fs::path& target) {
    return std::string(".").append(target.filename().string()).append(".");
}

/// A file beside the target that does not outlive this object unless it is renamed to the target.
class Temporary {
public:
    /// `name` is what messages call the target.
    Temporary(fs::path target, fs::path name) : target_(std::move(target)), name_(std::move(name)), file_(create()) {}
    ~Temporary() {
        if (!path_.empty()) ::unlink(path_.c_str());
    }
    Temporary(const Temporary&) = delete;
    Temporary& operator=(const Temporary&) = delete;

    void copy_mode() {
        struct stat status {};
        if (::stat(target_.c_str(), &status) == 0 && ::fchmod(file_.get(), status.st_mode & 07777U) != 0) {
            fail(ErrorKind::io, name_, "cannot keep the permissions", errno);
        }
    }

    void write(std::span<const std::byte> bytes) {
        while (!bytes.empty()) {
            const ssize_t written = ::write(file_.get(), bytes.data(), bytes.size());
            if (written >= 0) bytes = bytes.subspan(static_cast<std::size_t>(written));
            if (written < 0 && errno != EINTR) fail(ErrorKind::io, name_, "cannot write", errno);
        }
    }

    void sync() {
        if (::fsync(file_.get()) != 0 || !file_.close()) fail(ErrorKind::io, name_, "cannot write", errno);
    }

    void rename_to_target() {
        if (::rename(path_.c_str(), target_.c_str()) != 0) fail(ErrorKind::io, name_, "cannot replace", errno);
        path_.clear();
    }

private:
    /// O_EXCL, not mkstemp: the kernel then applies the umask to the permissions.
    int create() {
        for (int attempt = 0;; ++attempt) {
            path_ = target_.parent_path() /
                    (temporary_prefix(target_) + std::to_string(::getpid()) + "-" + std::to_string(attempt) + ".tmp");
            const int number = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
            if (number >= 0) return number;
            if (errno != EEXIST) fail(ErrorKind::cannot_create, name_, "cannot create", errno);
        }
    }

    fs::path target_, name_, path_;
    Descriptor file_;
};

/// Process in the name of a temporary file of `target`; nothing for any other name.
std::optional<pid_t> owner(const std::string& name, const std::string& prefix) {
    if (!name.starts_with(prefix) || !name.ends_with(".tmp")) return std::nullopt;
    pid_t process = 0;
    const char* begin = name.data() + prefix.size();
    const auto [end, error] = std::from_chars(begin, name.data() + name.size(), process);
    if (error != std::errc{} || *end != '-' || process <= 0) return std::nullopt;
    return process;
}

bool is_stale(const fs::directory_entry& entry, pid_t process) {
    if (::kill(process, 0) != 0 && errno == ESRCH) return true;
    std::error_code unknown;
    const fs::file_time_type written = entry.last_write_time(unknown);
    return !unknown && fs::file_time_type::clock::now() - written > std::chrono::hours(1);
}

/// Tidying is a courtesy: what cannot be listed or removed is left.
void remove_stale(const fs::path& target) {
    std::error_code ignored;
    const std::string prefix = temporary_prefix(target);
    for (fs::directory_iterator entry(target.parent_path(), ignored), end; !ignored && entry != end;
         entry.increment(ignored)) {
        const std::optional<pid_t> process = owner(entry->path().filename().string(), prefix);
        std::error_code not_removed;
        if (process && is_stale(*entry, *process)) fs::remove(entry->path(), not_removed);
    }
}

/// Makes the rename itself durable. Some file systems cannot sync a folder and say EINVAL.
void sync_folder(const fs::path& target) {
    const Descriptor folder(::open(target.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.get() < 0) return;  // writable but not readable: nothing more can be done
    if (::fsync(folder.get()) != 0 && errno != EINVAL) fail(ErrorKind::io, target, "cannot sync the folder", errno);
}

constexpr std::size_t buffer_size = std::size_t{1} << 16U;

}  // namespace

struct AtomicFile::Implementation {
    Implementation(fs::path path, const fs::path& name) : target(std::move(path)), temporary(target, name) {
        temporary.copy_mode();
    }

    void flush() {
        temporary.write(buffer);
        buffer.clear();
    }

    fs::path target;
    Temporary temporary;
    std::vector<std::byte> buffer{};
};

AtomicFile::AtomicFile(const fs::path& path) {
    const fs::path target = resolve_target(path);
    remove_stale(target);
    implementation_ = std::make_unique<Implementation>(target, path);
}
AtomicFile::~AtomicFile() = default;
AtomicFile::AtomicFile(AtomicFile&&) noexcept = default;
AtomicFile& AtomicFile::operator=(AtomicFile&&) noexcept = default;

void AtomicFile::write(std::span<const std::byte> bytes) {
    std::vector<std::byte>& buffer = implementation_->buffer;
    if (buffer.size() + bytes.size() > buffer_size) implementation_->flush();
    if (bytes.size() >= buffer_size) return implementation_->temporary.write(bytes);  // a whole model needs no copy
    buffer.insert(buffer.end(), bytes.begin(), bytes.end());
}

void AtomicFile::commit() {
    implementation_->flush();
    implementation_->temporary.sync();
    implementation_->temporary.rename_to_target();
    sync_folder(implementation_->target);
}

void replace_file(const fs::path& path, std::span<const std::byte> bytes) {
    AtomicFile file(path);
    file.write(bytes);
    file.commit();
}

}  // namespace kalends
