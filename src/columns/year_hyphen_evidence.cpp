#include "columns/year_hyphen_evidence.hpp"

#include <algorithm>
#include <optional>

#include "calendar/year_hyphen.hpp"
#include "core/number_text.hpp"
#include "text/trimmed.hpp"

namespace kalends {
namespace {

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

void YearHyphenEvidence::add(std::string_view text, std::size_t rows) {
    const std::optional<YearAndNumber> row = parse(trimmed(text));
    if (!row) return;
    const bool month = may_be_month(row->behind), range = may_be_year(row->year, row->behind);
    if (!month && !range) {
        summary_.neither += rows;
        return;
    }
    const YearHyphen meaning = month && range ? YearHyphen::ask : month ? YearHyphen::month : YearHyphen::range;
    summary_.add(meaning, text, rows);
}

}  // namespace kalends
