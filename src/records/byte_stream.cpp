#include "records/byte_stream.hpp"

#include <algorithm>
#include <ios>
#include <string>
#include <utility>

#include "kalends/core/error.hpp"

namespace kalends {
namespace {

constexpr std::size_t buffer_size = std::size_t{1} << 16U;

}  // namespace

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

}  // namespace kalends
