#include <string>

#include "core/in_quotes.hpp"
#include "kalends/core/error.hpp"
#include "records/line_records.hpp"
#include "records/split.hpp"

namespace kalends {
namespace {

constexpr char delimiter = '\t';

class Tsv final : public LineRecords {
public:
    using LineRecords::LineRecords;

    void append_cell(std::string& out, std::optional<std::string_view> text, const Record&,
                     std::size_t) const override {
        append(out, text.value_or(""));
    }

    void append_further(std::string& out, std::string_view, std::optional<std::string_view> text,
                        std::string_view) const override {
        out += delimiter;
        append(out, text.value_or(""));
    }

private:
    void find_cells(Record& record, std::size_t begin, std::size_t size) override {
        for_each_part(std::string_view(record.bytes).substr(begin, size), delimiter, [&](std::string_view cell) {
            record.add(begin, begin + cell.size());
            begin += cell.size() + 1;
        });
    }

    static void append(std::string& out, std::string_view text) {
        if (text.find_first_of("\t\n") != std::string_view::npos || text.ends_with('\r'))
            throw Error(ErrorKind::data, "a cell of a TSV can hold no tab and no line end: " + in_quotes(text));
        out += text;
    }
};

}  // namespace

std::unique_ptr<RecordFormat> open_tsv(std::istream& stream) {
    return std::make_unique<Tsv>(stream);
}

}  // namespace kalends
