#include <memory>
#include <sstream>
#include <string>

#include "expect.hpp"
#include "records/record.hpp"

// A table is refused with its line, or read: every byte of it is in one record, every cell lies in its own, and what a
// cell says, written as a cell, says the same.
using namespace kalends;
using fuzz::expect;

namespace {

std::unique_ptr<RecordFormat> format(std::uint8_t kind, std::istream& stream) {
    switch (kind % 4) {
        case 0:
            return open_csv(stream);
        case 1:
            return open_csv(stream, ';');
        case 2:
            return open_tsv(stream);
        default:
            return open_json_lines(stream, {"date", "a"});
    }
}

void expect_same_cell(const Record& record, std::size_t cell) {
    std::istringstream nothing;
    std::string row = "x";
    open_csv(nothing)->append_further(row, "", record.text(cell), "\"");
    std::istringstream again(row);
    Record copy;
    expect(open_csv(again)->next(copy) && copy.cells.size() == 2, "a cell written is one cell");
    expect(copy.text(1) == record.text(cell), "a cell says what was written");
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string bytes(fuzz::as_text(data + 1, size - 1));
    std::istringstream stream(bytes);
    const std::unique_ptr<RecordFormat> table = format(data[0], stream);
    std::string all;
    const bool done = fuzz::done_or_refused(ErrorKind::data, [&] {
        for (Record record; table->next(record);) {
            expect(!record.bytes.empty(), "a record has bytes");
            expect(record.end <= record.bytes.size(), "a record ends in its bytes");
            for (std::size_t i = 0; i < record.cells.size(); ++i) {
                if (!record.has_text(i)) continue;
                expect(record.cells[i].begin <= record.cells[i].end && record.cells[i].end <= record.end,
                       "a cell lies before the end of the cells");
                expect_same_cell(record, i);
            }
            all += record.bytes;
        }
    });
    if (done) expect(all == bytes, "all bytes are in records");
    return 0;
}
