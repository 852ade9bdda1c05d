#include "records/input.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <ios>
#include <streambuf>
#include <string>
#include <system_error>
#include <utility>

#include "core/files.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

constexpr std::size_t buffer_size = std::size_t{1} << 16U;

Descriptor open_to_read(const std::filesystem::path& path) {
    std::error_code unknown;
    if (std::filesystem::is_directory(path, unknown))
        throw Error(ErrorKind::no_input, "cannot read " + path.string() + ": it is a folder");
    Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (file.get() < 0)
        throw Error(ErrorKind::no_input,
                    "cannot read " + path.string() + ": " + std::generic_category().message(errno));
    return file;
}

/// Becomes readable, and stays so, when it is written. Not in the place of standard input, where that is closed.
Descriptor make_event() {
    const Descriptor made(::eventfd(0, EFD_CLOEXEC));
    Descriptor event(::fcntl(made.get(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
    if (event.get() < 0) fail(ErrorKind::io, "eventfd", "cannot create", errno);
    return event;
}

/// The result of a call that a signal may interrupt. @throws std::ios_base::failure, as a std::filebuf does
template <class Call>
ssize_t uninterrupted(Call call) {
    while (true) {
        const ssize_t result = call();
        if (result >= 0) return result;
        if (errno != EINTR) throw std::ios_base::failure("input", std::error_code(errno, std::generic_category()));
    }
}

}  // namespace

/// Waits for the file and for stop() at once; only then it reads.
class InputFile::Buffer final : public std::streambuf {
public:
    Buffer(Descriptor owned, int file)
        : owned_(std::move(owned)), file_(file), stop_(make_event()), bytes_(buffer_size) {}

    void stop() const {
        constexpr std::uint64_t once = 1;
        uninterrupted([&] { return ::write(stop_.get(), &once, sizeof once); });
    }

protected:
    int_type underflow() override {
        std::array<pollfd, 2> waiting{{{file_, POLLIN, 0}, {stop_.get(), POLLIN, 0}}};
        uninterrupted([&] { return ::poll(waiting.data(), waiting.size(), -1); });
        if (waiting[1].revents != 0) return traits_type::eof();
        const ssize_t size = uninterrupted([&] { return ::read(file_, bytes_.data(), bytes_.size()); });
        if (size == 0) return traits_type::eof();
        setg(bytes_.data(), bytes_.data(), bytes_.data() + size);
        return traits_type::to_int_type(bytes_.front());
    }

private:
    Descriptor owned_;
    int file_;
    Descriptor stop_;
    std::vector<char> bytes_;
};

InputFile::InputFile(const std::filesystem::path& path) : std::istream(nullptr) {
    Descriptor file = open_to_read(path);
    const int number = file.get();
    buffer_ = std::make_unique<Buffer>(std::move(file), number);
    rdbuf(buffer_.get());
}

InputFile::InputFile(int descriptor)
    : std::istream(nullptr), buffer_(std::make_unique<Buffer>(Descriptor(-1), descriptor)) {
    rdbuf(buffer_.get());
}

InputFile::~InputFile() = default;

void InputFile::stop() {
    buffer_->stop();
}

ByteStream::ByteStream(std::istream& stream) : source_(*stream.rdbuf()), buffer_(buffer_size) {}

/// Behind what is there. Takes what has arrived, and waits only where nothing has. False at the end.
bool ByteStream::refill() {
    std::copy(buffer_.begin() + static_cast<std::ptrdiff_t>(begin_),
              buffer_.begin() + static_cast<std::ptrdiff_t>(end_), buffer_.begin());
    end_ -= std::exchange(begin_, 0);
    if (ended_) return false;  // a terminal would go on behind its Ctrl-D
    try {
        ended_ = std::streambuf::traits_type::eq_int_type(source_.sgetc(), std::streambuf::traits_type::eof());
        if (ended_) return false;
        const std::streamsize available =
            std::clamp<std::streamsize>(source_.in_avail(), 1, static_cast<std::streamsize>(buffer_size - end_));
        const std::streamsize read = source_.sgetn(&buffer_[end_], available);
        end_ += static_cast<std::size_t>(read);
        return read > 0;
    } catch (const std::ios_base::failure& failure) {
        throw Error(ErrorKind::io, std::string("reading failed: ") + failure.code().message());
    }
}

std::string_view ByteStream::peek() {
    if (begin_ == end_) refill();
    return arrived();
}

bool ByteStream::skip(std::string_view beginning) {
    while (arrived().size() < beginning.size()) {
        if (!beginning.starts_with(arrived()) || !refill()) return false;
    }
    if (!arrived().starts_with(beginning)) return false;
    take(beginning.size());
    return true;
}

void refuse_utf16(std::string_view beginning, std::string_view what) {
    if (beginning.starts_with("\xFF\xFE") || beginning.starts_with("\xFE\xFF"))
        throw Error(ErrorKind::data,
                    std::string(what) + " is in UTF-16; make it UTF-8, as by iconv -f UTF-16 -t UTF-8");
}

}  // namespace kalends
