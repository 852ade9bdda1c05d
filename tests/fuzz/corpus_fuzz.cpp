#include <sstream>
#include <string>

#include "expect.hpp"
#include "kalends/data/corpus.hpp"

// A corpus is refused with its line, or read; what was read is written so that it is read again as it was.
using namespace kalends;
using fuzz::expect;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::istringstream file{std::string(fuzz::as_text(data, size))};
    fuzz::done_or_refused(ErrorKind::data, [&] {
        for (const Example& example : read_corpus(file, "corpus")) {
            std::string row;
            append_tsv(row, example, Columns::annotated);
            std::istringstream again("first\tnone\n" +
                                     row);  // where a file begins a byte order mark is none of the text
            const std::vector<Example> rows = read_corpus(again, "again");
            expect(rows.size() == 2, "a row written is one row");
            std::string same;
            append_tsv(same, rows.back(), Columns::annotated);
            expect(same == row && rows.back().text == example.text, "a row is read as it was written");
        }
    });
    return 0;
}
