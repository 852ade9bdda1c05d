#include "records/tsv.hpp"

#include <algorithm>
#include <string>

#include "core/quoted.hpp"
#include "kalends/core/error.hpp"
#include "records/whole_lines.hpp"

namespace kalends {
namespace {

constexpr char delimiter = '\t';

}  // namespace

Tsv::Tsv(std::istream& stream) : lines_(std::make_unique<WholeLines>(stream)) {}
Tsv::~Tsv() = default;

bool Tsv::next(Record& record) {
    const auto [first, size] = lines_->next(record);
    const std::size_t last = first + size;
    for (std::size_t begin = first, end = 0; size > 0 && begin <= last; begin = end + 1) {
        end = std::min(record.bytes.find(delimiter, begin), last);
        record.add(begin, end);
    }
    return !record.bytes.empty();
}

void Tsv::append_cell(std::string& out, std::optional<std::string_view> text, std::string_view) const {
    const std::string_view content = text.value_or("");
    if (content.find_first_of("\t\n") != std::string_view::npos || content.ends_with('\r'))
        throw Error(ErrorKind::data, "a cell of a TSV can hold no tab and no line end: " + kalends::quoted(content));
    out += content;
}

void Tsv::append_further(std::string& out, std::string_view, std::optional<std::string_view> text,
                         std::string_view like) const {
    out += delimiter;
    append_cell(out, text, like);
}

}  // namespace kalends
