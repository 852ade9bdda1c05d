#include "calendar/year_hyphen.hpp"

#include <algorithm>
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

/// From 1 to 12; not where it is one digit behind a slash (1731/2).
bool is_month_number(const BehindYear& behind) {
    const bool is_one_behind_slash = behind.sign == U'/' && behind.digits.size() == 1;
    const int number = number_of(behind);
    return number >= 1 && number <= 12 && !is_one_behind_slash;
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

/// A point that is a year and no more, but for its marks.
bool is_bare_year(const Point& point) {
    Point bare;
    bare.date.year = point.date.year;
    bare.about = point.about;
    bare.uncertain = point.uncertain;
    return point == bare;
}

/// The month that the digits behind a year could be, as a network copies them; nothing where they could be none.
std::optional<std::string> month_of_range(const Stretch& stretch, const NumberSpans& numbers) {
    if (!stretch.end || stretch.is_same_time || stretch.begin.kind != End::Kind::point ||
        stretch.end->kind != End::Kind::point)
        return std::nullopt;
    const Point &begin = stretch.begin.point, &end = stretch.end->point;
    const std::string digits = last_digits(end.date.year);
    const bool are_years = is_bare_year(begin) && is_bare_year(end) && !end.about && !end.uncertain;
    if (!are_years || digits.empty() || !field_value(begin.date.year)) return std::nullopt;
    const std::string year(begin.date.year.begin(), begin.date.year.end());
    for (std::size_t i = 0; i + 1 < numbers.runs.size(); ++i) {
        const BehindYear behind{digits, numbers.signs[i]};
        const bool is_found = numbers.runs[i] == year && numbers.runs[i + 1] == digits;
        if (is_found && looks_like_month(behind)) return padded(number_of(behind), 2);
    }
    return std::nullopt;
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
    return is_month_number(behind) && !is_dash(behind.sign);
}

bool looks_like_month(const BehindYear& behind) {
    return is_month_number(behind) && joins_years(behind.sign);
}

std::string last_digits(const std::array<char, 4>& year) {
    const std::string digits(year.begin(), year.end());
    const std::size_t first = digits.find_first_not_of('X');
    const bool is_short = first == 2 || first == 3;
    return is_short && digits.find('X', first) == std::string::npos ? digits.substr(first) : "";
}

bool may_be_year(int year, const BehindYear& behind) {
    const int number = number_of(behind), unit = behind.digits.size() == 1 ? 10 : 100;
    const bool is_padded = unit == 100 && behind.digits.front() == '0';
    return (number > year % unit && !is_padded) || number == (year + 1) % unit;
}

bool is_told_range(int year, const BehindYear& behind) {
    constexpr int longest_over_a_century = 50;
    const int unit = behind.digits.size() == 1 ? 10 : 100, number = number_of(behind);
    const int distance = (number - year % unit + unit) % unit;
    const bool is_later = number > year % unit || (distance > 0 && distance < longest_over_a_century);
    return !may_be_month(behind) && is_later;
}

Expression with_ranges_read(const Expression& expression, const NumberSpans& numbers) {
    if (expression.order != Order::ymd) return expression;
    Expression read = expression;
    bool needs_order = false;
    for (Stretch& stretch : read.stretches) {
        const WrittenDate& date = stretch.begin.point.date;
        if (!is_year_and_month(stretch)) {
            needs_order = needs_order || field_value(date.day).has_value();
            continue;
        }
        const WrittenMonth written = written_month(date, numbers);
        if (is_told_range(*field_value(date.year), written.behind_year()))
            stretch = as_range(stretch, written.digits);
        else
            needs_order = true;
    }
    if (!needs_order) read.order = Order::none;
    return read;
}

Expression with_ranges_copied(const Expression& expression, const NumberSpans& numbers) {
    if (expression.order != Order::none && expression.order != Order::ymd) return expression;
    Expression copied = expression;
    for (Stretch& stretch : copied.stretches) {
        const std::optional<std::string> month = month_of_range(stretch, numbers);
        if (!month) continue;
        std::ranges::copy(*month, stretch.begin.point.date.month.begin());
        stretch.end.reset();
        copied.order = Order::ymd;
    }
    return copied;
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
