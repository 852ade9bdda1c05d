#include "calendar/year_hyphen.hpp"

#include <string>

#include "core/number_text.hpp"

namespace kalends {
namespace {

/// A point that is a year of four digits and a month, and nothing else.
bool is_year_and_month(const Stretch& stretch) {
    const WrittenDate& date = stretch.begin.point.date;
    return !stretch.end && date.form == DateForm::calendar && date.era == Era::common &&
           field_value(date.year).has_value() && field_value(date.month).has_value() && date.day[0] == 'X' &&
           stretch.begin.point.steps.empty();
}

/// Padded, behind a hyphen, where it is not found in the text.
WrittenMonth written_month(const WrittenDate& date, const NumberSpans& numbers) {
    return month_behind_year(date, numbers).value_or(WrittenMonth{std::string(date.month.begin(), date.month.end())});
}

int number_of(const BehindYear& behind) {
    return parse_number<int>(behind.digits).value_or(0);
}

bool is_hyphen(char32_t sign) {
    constexpr char32_t hyphen = U'\u2010', non_breaking_hyphen = U'\u2011';
    return sign == U'-' || sign == hyphen || sign == non_breaking_hyphen;
}

/// Longer than a hyphen.
bool is_dash(char32_t sign) {
    constexpr char32_t figure_dash = U'\u2012', horizontal_bar = U'\u2015';
    return sign >= figure_dash && sign <= horizontal_bar;
}

Stretch as_range(const Stretch& stretch, const std::string& digits) {
    Stretch range = stretch;
    Point& begin = range.begin.point;
    begin.date.month = {'X', 'X'};
    Point end;
    for (std::size_t i = 0; i < digits.size(); ++i) end.date.year[end.date.year.size() - digits.size() + i] = digits[i];
    range.end = End{End::Kind::point, end};
    return range;
}

}  // namespace

std::optional<WrittenMonth> month_behind_year(const WrittenDate& date, const NumberSpans& numbers) {
    const std::string year(date.year.begin(), date.year.end()), month(date.month.begin(), date.month.end());
    for (std::size_t i = 0; i + 1 < numbers.runs.size(); ++i) {
        const std::string& behind = numbers.runs[i + 1];
        const bool is_month = behind == month || "0" + behind == month;
        if (is_month && numbers.runs[i] == year) return WrittenMonth{behind, numbers.signs[i]};
    }
    return std::nullopt;
}

bool joins_years(char32_t sign) {
    return is_hyphen(sign) || is_dash(sign) || sign == U'/';
}

bool may_be_month(const BehindYear& behind) {
    const bool is_one_behind_slash = behind.sign == U'/' && behind.digits.size() == 1;
    const int number = number_of(behind);
    return number >= 1 && number <= 12 && !is_dash(behind.sign) && !is_one_behind_slash;
}

bool may_be_year(int year, const BehindYear& behind) {
    const int number = number_of(behind), unit = behind.digits.size() == 1 ? 10 : 100;
    const bool is_padded = unit == 100 && behind.digits.front() == '0';
    return (number > year % unit && !is_padded) || number == (year + 1) % unit;
}

Expression with_year_hyphens_settled(const Expression& expression, YearHyphen told, const NumberSpans& numbers,
                                     Choices& choices) {
    if (expression.order != Order::ymd) return expression;
    Expression settled = expression;
    for (Stretch& stretch : settled.stretches) {
        if (!is_year_and_month(stretch)) continue;
        const WrittenDate& date = stretch.begin.point.date;
        const WrittenMonth written = written_month(date, numbers);
        if (!may_be_year(*field_value(date.year), written.behind_year())) continue;
        const auto is_meant = [&] {
            return told == YearHyphen::ask ? choices.ask(Question::year_hyphen, 2) == 0 : told == YearHyphen::month;
        };
        const bool is_month = may_be_month(written.behind_year()) && is_meant();
        if (!is_month) stretch = as_range(stretch, written.digits);
    }
    return settled;
}

}  // namespace kalends
