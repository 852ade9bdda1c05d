#pragma once

#include <string>
#include <vector>

#include "records/record.hpp"

namespace kalends::test {

using Texts = std::vector<std::vector<std::string>>;

/// What the cells of all records say; "(none)" for one without a text.
inline Texts texts_of(RecordFormat& table) {
    Texts texts;
    for (Record record; table.next(record);) {
        texts.emplace_back();
        for (std::size_t i = 0; i < record.cells.size(); ++i)
            texts.back().emplace_back(record.has_text(i) ? std::string(record.text(i)) : "(none)");
    }
    return texts;
}

/// The bytes of all records, each cell between angle brackets.
inline std::string marked(RecordFormat& table) {
    std::string all;
    for (Record record; table.next(record);) {
        std::size_t done = 0;
        for (std::size_t i = 0; i < record.cells.size(); ++i) {
            if (!record.has_text(i)) continue;
            all += record.bytes.substr(done, record.cells[i].begin - done) + '<' + std::string(record.raw(i)) + '>';
            done = record.cells[i].end;
        }
        all += record.bytes.substr(done);
    }
    return all;
}

/// The numbers of the lines in which records begin.
inline std::vector<std::uint64_t> lines_of(RecordFormat& table) {
    std::vector<std::uint64_t> lines;
    for (Record record; table.next(record);) lines.push_back(record.line);
    return lines;
}

}  // namespace kalends::test
