#include "columns/year_hyphen_evidence.hpp"

#include <algorithm>
#include <optional>

#include "calendar/year_hyphen.hpp"
#include "core/number_text.hpp"
#include "text/trimmed.hpp"

namespace kalends {
namespace {

std::size_t index(YearHyphen meaning) {
    return static_cast<std::size_t>(meaning);
}

struct YearAndNumber {
    int year = 0;
    BehindYear behind;
};

bool are_digits(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<YearAndNumber> parse(std::string_view text) {
    constexpr std::size_t width = 4;
    constexpr int first_year = 1000, last_year = 2199;  // of four digits that are a year by themselves
    if (text.size() < width + 2 || text.size() > width + 3) return std::nullopt;
    const char between = text[width];
    const std::string_view year = text.substr(0, width), number = text.substr(width + 1);
    if ((between != '-' && between != '/') || !are_digits(year) || !are_digits(number)) return std::nullopt;
    const int value = parse_number<int>(year).value_or(0);
    if (value < first_year || value > last_year) return std::nullopt;
    return YearAndNumber{value, {number, static_cast<char32_t>(between)}};
}

}  // namespace

bool YearHyphenSummary::contradictory() const {
    return rows[index(YearHyphen::month)] > 0 && rows[index(YearHyphen::range)] > 0;
}

YearHyphen YearHyphenSummary::decide() const {
    const std::size_t months = rows[index(YearHyphen::month)], ranges = rows[index(YearHyphen::range)];
    if (months > 0) return ranges == 0 && neither == 0 ? YearHyphen::month : YearHyphen::ask;
    return ranges > 0 ? YearHyphen::range : YearHyphen::ask;
}

void YearHyphenEvidence::add(std::string_view text, std::size_t rows) {
    const std::optional<YearAndNumber> row = parse(trimmed(text));
    if (!row) return;
    const bool month = may_be_month(row->behind), range = may_be_year(row->year, row->behind);
    if (!month && !range) {
        summary_.neither += rows;
        return;
    }
    const YearHyphen meaning = month && range ? YearHyphen::ask : month ? YearHyphen::month : YearHyphen::range;
    if (summary_.rows[index(meaning)] == 0) summary_.example[index(meaning)] = text;
    summary_.rows[index(meaning)] += rows;
}

}  // namespace kalends
