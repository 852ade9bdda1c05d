#include "records/line_reader.hpp"

#include <algorithm>
#include <utility>

namespace kalends {
namespace {

/// Removes the beginning of a UTF-8 sequence that a cut left without its end.
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

bool LineReader::append(std::string& line, std::size_t most) {
    const std::size_t begin = line.size();
    for (std::string_view here; line.size() - begin < most && !(here = bytes_.peek()).empty();) {
        here = here.substr(0, most - (line.size() - begin));
        const std::size_t end = here.find(end_);
        const bool ends = end != std::string_view::npos;
        here = here.substr(0, ends ? end + 1 : end);
        line += here;
        bytes_.take(here.size());
        if (ends) break;
    }
    return line.size() > begin;
}

void LineReader::skip_line() {
    for (std::string_view here; !(here = bytes_.peek()).empty();) {
        const std::size_t end = here.find(end_);
        const bool ends = end != std::string_view::npos;
        bytes_.take(ends ? end + 1 : here.size());
        if (ends) return;
    }
}

bool LineReader::next(std::string& line, std::size_t limit) {
    line.clear();
    const bool has_mark = !std::exchange(started_, true) && end_ == '\n' && skip_byte_order_mark();
    if (!append(line, limit + 1)) return has_mark;
    if (line.ends_with(end_)) {
        line.pop_back();
        if (end_ == '\n' && line.ends_with('\r')) line.pop_back();
    } else if (line.size() > limit) {
        line.resize(limit);
        trim_cut_sequence(line);
        skip_line();
    }
    return true;
}

}  // namespace kalends
