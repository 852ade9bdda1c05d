#pragma once

#include <string>

#include "kalends/core/error.hpp"
#include "records/record_format.hpp"

// How all formats refuse a record.
namespace kalends {

[[noreturn]] inline void refuse_record(const Record& record, const std::string& what) {
    throw Error(ErrorKind::data, "line " + std::to_string(record.line) + ": " + what);
}

inline void check_length(const Record& record) {
    if (record.bytes.size() > longest_record)
        refuse_record(record, "a record of more than " + std::to_string(longest_record >> 20U) +
                                  " MB; is a quotation mark or a line end missing?");
    if (record.cells.size() > most_cells)
        refuse_record(record, "more than " + std::to_string(most_cells) + " cells; is a line end missing?");
}

}  // namespace kalends
