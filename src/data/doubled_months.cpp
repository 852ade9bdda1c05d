#include "data/doubled_months.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "calendar/calendar_point.hpp"
#include "core/digits.hpp"
#include "core/number_text.hpp"
#include "data/improbable.hpp"
#include "data/numerals.hpp"

namespace kalends {
namespace {

/// One of these words, and right behind it a year, the mark of one, or the end.
bool stands_before_year(std::u32string_view text, std::span<const std::u32string_view> names) {
    constexpr std::size_t shortest_year = 3;
    constexpr std::array<std::u32string_view, 2> marks{U"ah", U"h"};
    const std::optional<std::size_t> end = end_of_word(text, names);
    if (!end) return false;
    const std::size_t next = text.find_first_not_of(U" ,", *end);
    if (next == text.npos) return true;
    if (is_digit(text[next])) return end_of_digits(text, next) - next >= shortest_year;
    const std::optional<std::size_t> mark = end_of_word(text.substr(next), marks);
    return mark && *mark <= 2;
}

constexpr std::array<std::u32string_view, 14> months_of_two{U"jumada", U"jumādā", U"jumâda", U"djumada", U"ǧumādā",
                                                            U"ğumada", U"gumada", U"rabi",   U"rabi'",   U"rabīʿ",
                                                            U"rabiʿ",  U"rabīʻ",  U"ربيع",   U"جمادى"};

bool may_be_either_of_two(const Expression& expression, std::u32string_view text) {
    constexpr int first = 3, last = 6;
    return stands_before_year(text, months_of_two) && has_end(expression, [](const End& end) {
               const int month = field_value(end.point.date.month).value_or(0);
               return end.point.calendar == Calendar::islamic && month >= first && month <= last;
           });
}

/// Also without the thousands.
bool is_year_of_two_adars(int year) {
    constexpr int thousands = 5000, short_years = 1000;
    return has_two_adars(year < short_years ? year + thousands : year);
}

constexpr std::array<std::u32string_view, 14> second_adar{
    U"adar ii", U"adar 2 ", U"adar b", U"adar bet", U"adar sheni", U"adar scheni", U"adar shenî",
    U"veadar",  U"ve-adar", U"wadar",  U"w'adar",   U"אדר ב'",     U"אדר ב",       U"אדר שני"};
constexpr std::array<std::u32string_view, 3> adar{U"adar", U"addar", U"אדר"};

bool takes_other_adar(const Expression& expression, std::u32string_view text) {
    constexpr int month_of_adar = 7;
    const bool says_second = end_of_word(text, second_adar).has_value(), says_none = stands_before_year(text, adar);
    if (!says_second && !says_none) return false;
    return has_end(expression, [&](const End& end) {
        const Point& point = end.point;
        const std::optional<int> year = field_value(point.date.year);
        const bool is_adar =
            point.calendar == Calendar::hebrew && field_value(point.date.month) == month_of_adar && year.has_value();
        return is_adar && (is_year_of_two_adars(*year) ? !says_second : says_second);
    });
}

}  // namespace

bool takes_one_of_two_months(const Expression& expression, std::u32string_view text) {
    return may_be_either_of_two(expression, text) || takes_other_adar(expression, text);
}

bool takes_day_for_year_of_month(const Expression& expression, std::u32string_view text) {
    constexpr int longest_month = 31;
    const std::vector<Numeral> numerals = find_numerals(text);
    if (numerals.size() != 1 || expression.stretches.size() != 1 || expression.stretches[0].end) return false;
    const Point& point = expression.stretches[0].begin.point;
    const WrittenDate& date = point.date;
    const bool is_month_of_short_year = has_other_years(point.calendar) && date.year[0] == 'X' && date.year[3] != 'X' &&
                                        field_value(date.month) && date.day[0] == 'X';
    return is_month_of_short_year && !numerals[0].in_letters &&
           parse_number<int>(numerals[0].digits).value_or(0) <= longest_month;
}

}  // namespace kalends
