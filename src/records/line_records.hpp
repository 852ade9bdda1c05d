#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "records/line_reader.hpp"
#include "records/record.hpp"

namespace kalends {

/// A format in which a record is a line, with the empty ones before it. Lines end in LF or CR LF.
class LineRecords : public RecordFormat {
public:
    explicit LineRecords(std::istream& stream) : lines_(stream) {}

    bool next(Record& record) final {
        record.clear();
        if (!std::exchange(started_, true) && lines_.skip_byte_order_mark()) record.bytes = byte_order_mark;
        std::size_t begin = record.bytes.size();
        for (record.line = ++line_; append_line(record); record.line = ++line_) {
            const std::string_view line = without_end(std::string_view(record.bytes).substr(begin));
            if (!line.empty()) {
                find_cells(record, begin, line.size());
                break;
            }
            begin = record.bytes.size();
        }
        return !record.bytes.empty();
    }

protected:
    /// Gives the record the cells of its line, which is not empty: `size` of its bytes, from `begin` on.
    virtual void find_cells(Record&, std::size_t begin, std::size_t size) = 0;

private:
    bool append_line(Record& record) {
        const bool any = lines_.append(record.bytes, longest_record + 1);
        record.check_size();
        return any;
    }
    static std::string_view without_end(std::string_view line) {
        if (line.ends_with('\n')) line.remove_suffix(1);
        if (line.ends_with('\r')) line.remove_suffix(1);
        return line;
    }

    LineReader lines_;
    std::uint64_t line_ = 0;
    bool started_ = false;
};

}  // namespace kalends
