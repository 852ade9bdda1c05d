#include "generator/table.hpp"

#include <algorithm>
#include <charconv>

#include "kalends/core/error.hpp"

extern "C" {
extern const char kalends_patterns_begin[], kalends_patterns_end[];
extern const char kalends_spellings_begin[], kalends_spellings_end[];
extern const char kalends_ordinals_begin[], kalends_ordinals_end[];
extern const char kalends_languages_begin[], kalends_languages_end[];
extern const char kalends_words_begin[], kalends_words_end[];
}

namespace kalends {
namespace {

template <class Number>
Number parse(const std::string& text, std::size_t skip, const std::string& place) {
    Number value{};
    const char* end = text.data() + text.size();
    const auto [stop, status] = std::from_chars(text.data() + std::min(skip, text.size()), end, value);
    if (status != std::errc() || stop != end) {
        throw Error(ErrorKind::data, place + ": '" + text + "' is no number where one is expected");
    }
    return value;
}

std::string_view between(const char* begin, const char* end) {
    return {begin, static_cast<std::size_t>(end - begin)};
}

}  // namespace

int TableRow::number(std::size_t column, std::size_t skip) const {
    return parse<int>(fields_[column], skip, place_);
}
double TableRow::weight(std::size_t column) const {
    return parse<double>(fields_[column], 0, place_);
}

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        parts.emplace_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

void for_each_row(std::string_view table, const std::string& name, std::size_t columns,
                  const std::function<void(const TableRow&)>& use) {
    std::size_t line_number = 0;
    for (const std::string& line : split(table, '\n')) {
        ++line_number;
        if (line.empty() || line.starts_with('#')) {
            continue;
        }
        const std::string place = name + ":" + std::to_string(line_number);
        std::vector<std::string> fields = split(line, '\t');
        if (fields.size() != columns) {
            throw Error(ErrorKind::data, place + ": " + std::to_string(fields.size()) + " columns where " +
                                             std::to_string(columns) + " are expected");
        }
        use(TableRow(std::move(fields), place));
    }
}

namespace tables {
std::string_view patterns() {
    return between(kalends_patterns_begin, kalends_patterns_end);
}
std::string_view spellings() {
    return between(kalends_spellings_begin, kalends_spellings_end);
}
std::string_view ordinals() {
    return between(kalends_ordinals_begin, kalends_ordinals_end);
}
std::string_view languages() {
    return between(kalends_languages_begin, kalends_languages_end);
}
std::string_view words() {
    return between(kalends_words_begin, kalends_words_end);
}
}  // namespace tables

}  // namespace kalends
