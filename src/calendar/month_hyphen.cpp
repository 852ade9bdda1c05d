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

bool is_one_point(const Expression& expression) {
    if (expression.stretches.size() != 1 || expression.stretches.front().end) return false;
    const End& end = expression.stretches.front().begin;
    return end.kind == End::Kind::point && end.point.steps.empty() && end.point.part == Part::none;
}

bool is_named(const Expression& expression, const NumberSpans& numbers) {
    const bool has_form =
        numbers.is_joined_to_word.size() == 1 && numbers.is_joined_to_word.front() && numbers.runs.front().size() <= 2;
    if (expression.order != Order::none || !has_form) return false;
    return has_month_and(parse_number<int>(numbers.runs.front()).value_or(0),
                         expression.stretches.front().begin.point.date);
}

/// 05/20 and 11/99, two numbers and no other, whatever they were read as.
bool is_in_numbers(const Expression& expression, const NumberSpans& numbers) {
    if (numbers.runs.size() != 2 || numbers.signs[0] != U'/' || numbers.runs[1].size() != 2) return false;
    const Point& point = expression.stretches.front().begin.point;
    const WrittenDate& date = point.date;
    const bool is_without_year = date.year == no_year && date.month[0] != 'X' && date.day[0] != 'X';
    return is_without_year && !point.clock && date.form == DateForm::calendar && date.era == Era::common &&
           date.weekday == Weekday::unwritten && point.calendar == Calendar::unwritten;
}

/// 25/12 is a day, 11/99 a year; 05/20 may be both, as may 02/30, which is no day, and fractions (5/32).
MonthHyphen meaning_of(int first, int second) {
    constexpr int december = 12, longest_month = 31;
    constexpr std::array denominators{32, 64};
    if (first > december) return MonthHyphen::day;
    const bool may_be_fraction = std::ranges::find(denominators, second) != denominators.end();
    return second == 0 || (second > longest_month && !may_be_fraction) ? MonthHyphen::year : MonthHyphen::ask;
}

int number_of(const NumberSpans& numbers, std::size_t place) {
    return parse_number<int>(numbers.runs[place]).value_or(0);
}

}  // namespace

std::optional<MonthHyphen> meaning_of_month_hyphen(const Expression& expression, const NumberSpans& numbers) {
    if (!is_one_point(expression)) return std::nullopt;
    if (is_in_numbers(expression, numbers)) {
        const int first = number_of(numbers, 0);
        return first == 0 ? std::nullopt : std::optional(meaning_of(first, number_of(numbers, 1)));
    }
    if (!is_named(expression, numbers)) return std::nullopt;
    if (numbers.runs.front().size() == 1) return MonthHyphen::day;
    const int month = *field_value(expression.stretches.front().begin.point.date.month);
    return is_day_of(number_of(numbers, 0), month) ? MonthHyphen::ask : MonthHyphen::year;
}

Expression with_month_hyphen_settled(const Expression& expression, MonthHyphen told, const NumberSpans& numbers,
                                     Choices& choices) {
    const std::optional<MonthHyphen> meaning = meaning_of_month_hyphen(expression, numbers);
    if (!meaning) return expression;
    Expression settled = expression;
    WrittenDate& date = settled.stretches.front().begin.point.date;
    const std::string digits = padded(number_of(numbers, numbers.runs.size() - 1), 2);
    if (numbers.runs.size() == 1) {
        const MonthHyphen decided = *meaning == MonthHyphen::ask ? told : *meaning;
        const bool is_day =
            decided == MonthHyphen::ask ? choices.ask(Question::month_hyphen, 2) == 0 : decided == MonthHyphen::day;
        date = is_day ? as_day(date, digits) : as_year(date, digits);
    } else if (*meaning != MonthHyphen::day && told == MonthHyphen::year) {
        date = as_year(date, digits);
        std::ranges::copy(padded(number_of(numbers, 0), 2), date.month.begin());
        settled.order = Order::none;
    }
    return settled;
}

}  // namespace kalends
