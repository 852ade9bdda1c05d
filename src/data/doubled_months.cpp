#include "data/doubled_months.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "calendar/calendar_point.hpp"
#include "core/digits.hpp"
#include "data/improbable.hpp"

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
    const auto is_one_of_them = [](const End& end) {
        const int month = field_value(end.point.date.month).value_or(0);
        return end.point.calendar == Calendar::islamic && month >= first && month <= last;
    };
    return has_end(expression, is_one_of_them) && stands_before_year(text, months_of_two);
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
    std::vector<int> years;
    for_each_end(expression, [&](const End& end) {
        const std::optional<int> year = field_value(end.point.date.year);
        if (end.point.calendar == Calendar::hebrew && field_value(end.point.date.month) == month_of_adar && year)
            years.push_back(*year);
    });
    if (years.empty()) return false;
    if (end_of_word(text, second_adar)) return !std::ranges::all_of(years, is_year_of_two_adars);
    return stands_before_year(text, adar) && std::ranges::any_of(years, is_year_of_two_adars);
}

}  // namespace

bool takes_one_of_two_months(const Expression& expression, std::u32string_view text) {
    return may_be_either_of_two(expression, text) || takes_other_adar(expression, text);
}

}  // namespace kalends
