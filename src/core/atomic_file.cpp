#include "core/atomic_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstdio>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "core/files.hpp"
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

    void write(std::span<const std::byte> bytes) { write_all(file_.get(), name_, bytes); }

    void sync() {
        if (::fsync(file_.get()) != 0) fail(ErrorKind::io, name_, "cannot write", errno);
    }

    /// While it is still locked: who tidies up must not take it for a file that nobody wants.
    void rename_to_target() {
        if (::rename(path_.c_str(), target_.c_str()) != 0) fail(ErrorKind::io, name_, "cannot replace", errno);
        path_.clear();
    }

private:
    /// O_EXCL, not mkstemp: the kernel then applies the umask to the permissions. Locked, so that who tidies up knows
    /// that it is being written; the name tells nothing where processes of several machines or containers share a
    /// folder.
    int create() {
        for (int attempt = 0;; ++attempt) {
            path_ = target_.parent_path() /
                    (temporary_prefix(target_) + std::to_string(::getpid()) + "-" + std::to_string(attempt) + ".tmp");
            const int number = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
            if (number < 0 && errno == EEXIST) continue;
            if (number < 0) fail(ErrorKind::cannot_create, name_, "cannot create", errno);
            if (::flock(number, LOCK_EX) != 0 || is_still(number, path_)) return number;
            ::close(number);  // tidied up before it was locked
        }
    }

    fs::path target_, name_, path_;
    Descriptor file_;
};

constexpr std::string_view suffix = ".tmp";

/// True for ".TARGET.PROCESS-ATTEMPT.tmp".
bool is_temporary(const std::string& name, const std::string& prefix) {
    if (!name.starts_with(prefix) || !name.ends_with(suffix)) return false;
    pid_t process = 0;
    const char* begin = name.data() + prefix.size();
    const auto [end, error] = std::from_chars(begin, name.data() + name.size(), process);
    if (error != std::errc{} || *end != '-' || process <= 0) return false;
    const std::string_view attempt(end + 1, name.data() + name.size() - suffix.size());
    return !attempt.empty() && attempt.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Unless somebody still writes it.
void remove_if_stale(const fs::path& path) {
    const Descriptor file(::open(path.c_str(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    if (file.get() < 0 || ::flock(file.get(), LOCK_EX | LOCK_NB) != 0) return;
    if (is_still(file.get(), path)) ::unlink(path.c_str());
}

/// Tidying is a courtesy: what cannot be listed or removed is left.
void remove_stale(const fs::path& target) {
    std::error_code ignored;
    const std::string prefix = temporary_prefix(target);
    for (fs::directory_iterator entry(target.parent_path(), ignored), end; !ignored && entry != end;
         entry.increment(ignored)) {
        if (is_temporary(entry->path().filename().string(), prefix)) remove_if_stale(entry->path());
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
