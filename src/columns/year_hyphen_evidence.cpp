#include "columns/year_hyphen_evidence.hpp"

#include <optional>

#include "core/number_text.hpp"
#include "text/trimmed.hpp"

namespace kalends {
namespace {

std::size_t index(YearHyphen meaning) {
    return static_cast<std::size_t>(meaning);
}

/// 1911-12 in numbers; `unit` is 100 of two digits, 10 of one.
struct YearAndNumber {
    int year = 0, number = 0, unit = 0;
    char between = '-';
};

std::optional<int> digits(std::string_view text) {
    return text.starts_with('-') ? std::nullopt : parse_number<int>(text);
}

std::optional<YearAndNumber> parse(std::string_view text) {
    constexpr std::size_t width = 4;
    constexpr int first_year = 1000, last_year = 2199;  // of four digits that are a year by themselves
    if (text.size() < width + 2 || text.size() > width + 3) return std::nullopt;
    const char between = text[width];
    const std::optional<int> year = digits(text.substr(0, width)), number = digits(text.substr(width + 1));
    if ((between != '-' && between != '/') || !year || !number) return std::nullopt;
    if (*year < first_year || *year > last_year) return std::nullopt;
    return YearAndNumber{*year, *number, text.size() == width + 3 ? 100 : 10, between};
}

bool can_be_month(const YearAndNumber& row) {
    const bool is_one_digit_behind_slash = row.unit == 10 && row.between == '/';
    return row.number >= 1 && row.number <= 12 && !is_one_digit_behind_slash;
}

/// Up to a later year of the century or decade, or to the next one: 1999-00.
bool can_be_range(const YearAndNumber& row) {
    return row.number > row.year % row.unit || row.number == (row.year + 1) % row.unit;
}

}  // namespace

bool YearHyphenSummary::contradictory() const {
    return rows[index(YearHyphen::month)] > 0 && rows[index(YearHyphen::range)] > 0;
}

void YearHyphenEvidence::add(std::string_view text) {
    const std::optional<YearAndNumber> row = parse(trimmed(text));
    if (!row) return;
    const bool month = can_be_month(*row), range = can_be_range(*row);
    if (!month && !range) {
        ++summary_.neither;
        return;
    }
    const YearHyphen meaning = month && range ? YearHyphen::ask : month ? YearHyphen::month : YearHyphen::range;
    if (summary_.rows[index(meaning)]++ == 0) summary_.example[index(meaning)] = text;
}

YearHyphen YearHyphenEvidence::decide() const {
    const std::size_t months = summary_.rows[index(YearHyphen::month)],
                      ranges = summary_.rows[index(YearHyphen::range)];
    if (months > 0) return ranges == 0 && summary_.neither == 0 ? YearHyphen::month : YearHyphen::ask;
    return ranges > 0 ? YearHyphen::range : YearHyphen::ask;
}

}  // namespace kalends
