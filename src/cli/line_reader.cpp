#include "kalends/cli/line_reader.hpp"

#include <algorithm>
#include <cstring>
#include <ios>
#include <string_view>

#include "kalends/core/error.hpp"

namespace kalends {
namespace {

constexpr std::size_t buffer_size = std::size_t{1} << 16U;

/// Removes the beginning of a UTF-8 sequence that the cut left without its end.
void trim_cut_sequence(std::string& line) {
    std::size_t continuation = 0;
    const auto byte = [&](std::size_t from_end) { return static_cast<unsigned char>(line[line.size() - from_end]); };
    while (continuation < 3 && continuation < line.size() && (byte(continuation + 1) & 0xC0U) == 0x80U) ++continuation;
    if (continuation >= line.size()) return;
    const unsigned lead = byte(continuation + 1);
    const std::size_t wanted = lead >= 0xF0U ? 3 : lead >= 0xE0U ? 2 : lead >= 0xC0U ? 1 : 0;
    if (wanted > continuation) line.resize(line.size() - continuation - 1);
}

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

}  // namespace

LineReader::LineReader(std::istream& stream, std::size_t limit)
    : source_(*stream.rdbuf()), limit_(limit), buffer_(buffer_size) {}

/// Takes what has arrived, and waits only where nothing has. False at the end.
bool LineReader::refill() {
    begin_ = end_ = 0;
    try {
        if (std::streambuf::traits_type::eq_int_type(source_.sgetc(), std::streambuf::traits_type::eof())) return false;
        const std::streamsize arrived =
            std::clamp<std::streamsize>(source_.in_avail(), 1, static_cast<std::streamsize>(buffer_size));
        end_ = static_cast<std::size_t>(source_.sgetn(buffer_.data(), arrived));
    } catch (const std::ios_base::failure& failure) {
        throw Error(ErrorKind::io, std::string("reading failed: ") + failure.code().message());
    }
    return end_ > 0;
}

void LineReader::keep(std::size_t count, std::string& line) {
    const std::size_t mark = started_ ? 0 : byte_order_mark.size();  // does not count, if it is there
    const std::size_t room = limit_ + mark - line.size();
    line.append(&buffer_[begin_], std::min(count, room));
    cut_ = cut_ || count > room;
    begin_ += count;
}

/// Of the first line, which was kept longer by a byte order mark.
void LineReader::trim_byte_order_mark(std::string& line) {
    if (line.starts_with(byte_order_mark)) {
        line.erase(0, byte_order_mark.size());
    } else if (line.size() > limit_) {
        line.resize(limit_);
        cut_ = true;
    }
}

bool LineReader::next(std::string& line) {
    line.clear();
    cut_ = false;
    bool any = false, ended = false;
    while (!ended && (begin_ < end_ || refill())) {
        any = true;
        const char* start = &buffer_[begin_];
        const auto* newline = static_cast<const char*>(std::memchr(start, '\n', end_ - begin_));
        ended = newline != nullptr;
        keep(ended ? static_cast<std::size_t>(newline - start) : end_ - begin_, line);
        if (ended) ++begin_;
    }
    if (!started_) trim_byte_order_mark(line);
    started_ = true;
    if (cut_) trim_cut_sequence(line);
    if (!cut_ && ended && line.ends_with('\r')) line.pop_back();
    return any;
}

bool LineReader::has_line() const {
    return begin_ < end_ && std::memchr(&buffer_[begin_], '\n', end_ - begin_) != nullptr;
}

}  // namespace kalends
