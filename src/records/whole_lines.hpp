#pragma once

#include <cstdint>
#include <istream>
#include <string_view>
#include <utility>

#include "records/byte_order_mark.hpp"
#include "records/byte_stream.hpp"
#include "records/refusal.hpp"

namespace kalends {

/// Records that are lines: a line with the empty ones before it.
class WholeLines {
public:
    /// A line without its end, in the bytes of its record.
    struct Line {
        std::size_t begin = 0, size = 0;
        [[nodiscard]] std::string_view of(const Record& record) const {
            return std::string_view(record.bytes).substr(begin, size);
        }
    };

    explicit WholeLines(std::istream& stream) : bytes_(stream) {}

    /// Gives the record its bytes and the number of its line; an empty line at the end of the stream.
    Line next(Record& record) {
        record.clear();
        if (!std::exchange(started_, true) && bytes_.skip(byte_order_mark)) record.bytes = byte_order_mark;
        std::size_t begin = record.bytes.size();
        for (record.line = ++line_; take_line(record); record.line = ++line_) {
            std::string_view line = std::string_view(record.bytes).substr(begin);
            if (line.ends_with('\n')) line.remove_suffix(1);
            if (line.ends_with('\r')) line.remove_suffix(1);
            if (!line.empty()) return {begin, line.size()};
            begin = record.bytes.size();
        }
        return {};
    }

private:
    /// False at the end.
    bool take_line(Record& record) {
        bool any = false;
        for (std::string_view here; !(here = bytes_.peek()).empty();) {
            any = true;
            const std::size_t end = here.find('\n');
            const bool ends = end != std::string_view::npos;
            record.bytes += here.substr(0, ends ? end + 1 : end);
            bytes_.take(ends ? end + 1 : here.size());
            check_length(record);
            if (ends) break;
        }
        return any;
    }

    ByteStream bytes_;
    std::uint64_t line_ = 0;
    bool started_ = false;
};

}  // namespace kalends
