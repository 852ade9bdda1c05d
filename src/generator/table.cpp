#include "generator/table.hpp"

#include <algorithm>

#include "core/number_text.hpp"
#include "kalends/core/error.hpp"
#include "records/split.hpp"

// The files of data/ that CMakeLists.txt names, one behind the other: name, zero, text, zero.
extern "C" {
extern const char kalends_tables_begin[], kalends_tables_end[];
}

namespace kalends {
namespace {

std::string_view until_zero(const char*& at) {
    const std::string_view text(at);
    at += text.size() + 1;
    return text;
}

std::vector<TableFile> embedded_files(std::string_view beginning) {
    std::vector<TableFile> files;
    for (const char* at = kalends_tables_begin; at != kalends_tables_end;) {
        const std::string_view name = until_zero(at), text = until_zero(at);
        if (name.starts_with(beginning)) files.push_back({name, text});
    }
    return files;
}

}  // namespace

TableFile embedded_table(std::string_view name) {
    const std::vector<TableFile> found = embedded_files(name);
    if (found.size() != 1) throw Error(ErrorKind::internal, std::string(name) + " is not in the program");
    return found.front();
}

std::vector<TableFile> embedded_patterns() {
    std::vector<TableFile> files = embedded_files("data/patterns/");
    for (const std::string_view folder : {"data/phrases/", "data/clock/", "data/calendars/"})
        std::ranges::move(embedded_files(folder), std::back_inserter(files));
    return files;
}

void for_each_line(const TableFile& file,
                   const std::function<void(std::string_view line, const std::string& place)>& use) {
    std::size_t line_number = 0;
    for_each_part(file.text, '\n', [&](std::string_view line) {
        ++line_number;
        if (!line.starts_with('#')) use(line, std::string(file.name) + ":" + std::to_string(line_number));
    });
}

double number_at(const std::string& place, std::string_view text) {
    const std::optional<double> number = parse_number<double>(text);
    if (number) return *number;
    throw Error(ErrorKind::data, place + ": '" + std::string(text) + "' is no number where one is expected");
}

void for_each_row(const TableFile& file, std::size_t columns, const std::function<void(const TableRow&)>& use) {
    for_each_line(file, [&](std::string_view line, const std::string& place) {
        if (line.empty()) return;
        const std::vector<std::string_view> fields = split_at(line, '\t');
        if (fields.size() != columns) {
            throw Error(ErrorKind::data, place + ": " + std::to_string(fields.size()) + " columns where " +
                                             std::to_string(columns) + " are expected");
        }
        use({fields, place});
    });
}

std::vector<std::string_view> list_in(const TableRow& row, std::size_t column, std::size_t count) {
    std::vector<std::string_view> parts = split_at(row.fields.at(column), ',');
    if (parts.size() != count)
        throw Error(ErrorKind::data, row.place + ": " + std::to_string(parts.size()) + " words in column " +
                                         std::to_string(column + 1) + ", not " + std::to_string(count));
    return parts;
}

std::size_t Weights::draw(Random& random) const {
    const double target = random.uniform() * cumulated_.back();
    const auto found = std::upper_bound(cumulated_.begin(), cumulated_.end(), target);
    return std::min(static_cast<std::size_t>(found - cumulated_.begin()), cumulated_.size() - 1);
}

}  // namespace kalends
