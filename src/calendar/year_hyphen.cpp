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

/// The month as the text has it: "4" or "04", and the sign before it.
struct WrittenMonth {
    std::string digits;
    char32_t sign = U'-';

    /// A dash joins years, a hyphen or a slash also year and month.
    [[nodiscard]] bool is_behind_dash() const { return sign >= U'\u2012' && sign <= U'\u2015'; }
};

/// Padded, behind a hyphen, where it is not found.
WrittenMonth written_month(const WrittenDate& date, const NumberSpans& numbers) {
    const std::string year(date.year.begin(), date.year.end()), month(date.month.begin(), date.month.end());
    for (std::size_t i = 0; i + 1 < numbers.runs.size(); ++i) {
        const std::string& behind = numbers.runs[i + 1];
        if (numbers.runs[i] == year && (behind == month || "0" + behind == month)) return {behind, numbers.signs[i]};
    }
    return {month};
}

bool may_be_range(int year, const std::string& digits) {
    const int number = parse_number<int>(digits).value_or(0);
    if (digits.size() == 1) return number > year % 10;
    return (digits[0] != '0' && number > year % 100) || number == (year + 1) % 100;
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

Expression with_year_hyphens_settled(const Expression& expression, YearHyphen told, const NumberSpans& numbers,
                                     Choices& choices) {
    if (expression.order == Order::none) return expression;
    Expression settled = expression;
    for (Stretch& stretch : settled.stretches) {
        if (!is_year_and_month(stretch)) continue;
        const WrittenDate& date = stretch.begin.point.date;
        const WrittenMonth written = written_month(date, numbers);
        const int month = *field_value(date.month);
        if (!may_be_range(*field_value(date.year), written.digits)) continue;
        const bool may_be_month = month >= 1 && month <= 12 && !written.is_behind_dash();
        const bool is_month = may_be_month && (told == YearHyphen::ask ? choices.ask(Question::year_hyphen, 2) == 0
                                                                       : told == YearHyphen::month);
        if (!is_month) stretch = as_range(stretch, written.digits);
    }
    return settled;
}

}  // namespace kalends
