#include "calendar/month_hyphen.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <string>

#include "core/number_text.hpp"

namespace kalends {
namespace {

constexpr std::array<char, 4> no_year{'X', 'X', 'X', 'X'};
constexpr std::array<char, 2> no_day{'X', 'X'};

/// True of a month with this number as its day or as the end of its year, and nothing else.
bool has_month_and(int number, const WrittenDate& date) {
    const bool is_day = date.year == no_year && field_value(date.day) == number;
    const bool is_year = date.day == no_day && date.year[0] == 'X' && date.year[1] == 'X' &&
                         field_value(std::array{date.year[2], date.year[3]}) == number;
    constexpr int december = 12;  // behind it are seasons
    return (is_day || is_year) && field_value(date.month).value_or(december + 1) <= december &&
           date.form == DateForm::calendar && date.era == Era::common && date.weekday == Weekday::unwritten;
}

/// In some year.
bool is_day_of(int number, int month) {
    using namespace std::chrono;
    return number >= 1 && (year(2000) / month / number).ok();
}

WrittenDate as_day(WrittenDate date, const std::string& digits) {
    date.year = no_year;
    std::ranges::copy(digits, date.day.begin());
    return date;
}

WrittenDate as_year(WrittenDate date, const std::string& digits) {
    date.day = no_day;
    date.year = {'X', 'X', digits[0], digits[1]};
    return date;
}

}  // namespace

std::optional<MonthHyphen> meaning_of_month_hyphen(const Expression& expression, const NumberSpans& numbers) {
    const bool is_one = expression.stretches.size() == 1 && expression.order == Order::none;
    const bool has_form =
        numbers.is_joined_to_word.size() == 1 && numbers.is_joined_to_word.front() && numbers.runs.front().size() <= 2;
    if (!is_one || !has_form) return std::nullopt;
    const Stretch& stretch = expression.stretches.front();
    const Point& point = stretch.begin.point;
    const bool is_point =
        !stretch.end && stretch.begin.kind == End::Kind::point && point.steps.empty() && point.part == Part::none;
    const int number = parse_number<int>(numbers.runs.front()).value_or(0);
    if (!is_point || !has_month_and(number, point.date)) return std::nullopt;
    if (numbers.runs.front().size() == 1) return MonthHyphen::day;
    return is_day_of(number, *field_value(point.date.month)) ? MonthHyphen::ask : MonthHyphen::year;
}

Expression with_month_hyphen_settled(const Expression& expression, MonthHyphen told, const NumberSpans& numbers,
                                     Choices& choices) {
    const std::optional<MonthHyphen> meaning = meaning_of_month_hyphen(expression, numbers);
    if (!meaning) return expression;
    const MonthHyphen decided = *meaning == MonthHyphen::ask ? told : *meaning;
    const bool is_day =
        decided == MonthHyphen::ask ? choices.ask(Question::month_hyphen, 2) == 0 : decided == MonthHyphen::day;
    Expression settled = expression;
    WrittenDate& date = settled.stretches.front().begin.point.date;
    const std::string digits = padded(parse_number<int>(numbers.runs.front()).value_or(0), 2);
    date = is_day ? as_day(date, digits) : as_year(date, digits);
    return settled;
}

}  // namespace kalends
