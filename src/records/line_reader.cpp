#include "records/line_reader.hpp"

#include <utility>

#include "records/byte_order_mark.hpp"

namespace kalends {
namespace {

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

}  // namespace

LineReader::LineReader(std::istream& stream, std::size_t limit, char end) : bytes_(stream), limit_(limit), end_(end) {}

void LineReader::keep(std::string_view bytes, std::string& line) {
    const std::size_t room = limit_ - line.size();
    line.append(bytes.substr(0, room));
    cut_ = cut_ || bytes.size() > room;
}

bool LineReader::next(std::string& line) {
    line.clear();
    cut_ = false;
    const bool is_first = !std::exchange(started_, true);
    bool any = is_first && end_ == '\n' && bytes_.skip(byte_order_mark), ended = false;
    for (std::string_view here; !ended && !(here = bytes_.peek()).empty();) {
        any = true;
        const std::size_t size = here.find(end_);
        ended = size != std::string_view::npos;
        keep(here.substr(0, size), line);
        bytes_.take(ended ? size + 1 : here.size());
    }
    if (cut_) trim_cut_sequence(line);
    if (!cut_ && ended && end_ == '\n' && line.ends_with('\r')) line.pop_back();
    return any;
}

bool LineReader::has_line() const {
    return bytes_.arrived().find(end_) != std::string_view::npos;
}

}  // namespace kalends
