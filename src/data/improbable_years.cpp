#include "data/improbable_years.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "core/digits.hpp"
#include "core/number_text.hpp"
#include "data/improbable.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

using Numerals = std::span<const Numeral>;

constexpr std::array<std::u32string_view, 24> sides{
    U"before",    U"after", U"until", U"vor",      U"nach",       U"avant", U"après", U"dopo il",
    U"prima del", U"dopo",  U"voor",  U"antes de", U"después de", U"före",  U"efter", U"før",
    U"etter",     U"ennen", U"до",    U"после",    U"przed",      U"преди", U"після", U"πριν"};

/// Ends with one of them, as a whole word.
bool ends_with_side(std::u32string_view text) {
    return std::ranges::any_of(sides, [&](std::u32string_view side) {
        return text.ends_with(side) && (text.size() == side.size() || !is_letter(text[text.size() - side.size() - 1]));
    });
}

/// A point alone, or each alone of several.
bool is_lone_year(const Expression& expression, int year) {
    return std::ranges::any_of(expression.stretches, [&](const Stretch& stretch) {
        const Point& point = stretch.begin.point;
        return !stretch.end && stretch.begin.kind == End::Kind::point && point.steps.empty() &&
               point.part == Part::none && point.date.month[0] == 'X' && field_value(point.date.year) == year;
    });
}

bool is_year(const Numeral& numeral) {
    constexpr std::size_t size_of_year = 4;
    return !numeral.in_letters && numeral.digits.size() == size_of_year;
}

/// The year of "died before 1850" by itself, or of "1820, printed after 1850" in a list.
bool leaves_side_out(const Expression& expression, std::u32string_view text, Numerals numerals) {
    return std::ranges::any_of(numerals, [&](const Numeral& numeral) {
        return is_year(numeral) && numeral.begin > 1 && text[numeral.begin - 1] == U' ' &&
               is_lone_year(expression, parse_number<int>(numeral.digits).value_or(0)) &&
               ends_with_side(text.substr(0, numeral.begin - 1));
    });
}

/// The fifties of the last century as those of the first, which says so.
bool takes_for_first_century(const Expression& expression, Numerals numerals) {
    const bool says_first = std::ranges::any_of(numerals, [](const Numeral& one) { return one.digits == "1"; });
    return !says_first && has_end(expression, [](const End& end) {
        const auto& year = end.point.date.year;
        const bool is_decade = year[0] == '0' && year[1] == '0' && year[2] != 'X' && year[3] == 'X';
        return is_decade && end.point.calendar == Calendar::unwritten && end.point.date.era == Era::common;
    });
}

/// The doubt about the one year of "about September 1988? - unknown".
bool leaves_doubt_out(const Expression& expression, std::u32string_view text, Numerals numerals) {
    return std::ranges::any_of(numerals, [&](const Numeral& numeral) {
        const bool is_doubted = is_year(numeral) && numeral.end < text.size() && text[numeral.end] == U'?';
        return is_doubted && std::ranges::count(numerals, numeral.digits, &Numeral::digits) == 1 &&
               has_end(expression, [&](const End& end) {
                   return end.kind == End::Kind::point && !end.point.uncertain &&
                          view(end.point.date.year) == numeral.digits;
               });
    });
}

/// 1876年代 as the year: of decades the last digit is 0.
bool takes_decade_for_year(const Expression& expression, std::u32string_view text, Numerals numerals) {
    return std::ranges::any_of(numerals, [&](const Numeral& one) {
        const bool is_decade = text.substr(one.end).starts_with(U"年代") || text.substr(one.end).starts_with(U"년대");
        return is_decade && has_end(expression, [&](const End& end) {
                   return !one.digits.empty() && view(end.point.date.year) == one.digits;
               });
    });
}

/// 1-299 CE as January 299: before a year of three digits nobody writes a month by one.
bool takes_first_year_for_month(const Expression& expression, std::u32string_view text, Numerals numerals) {
    constexpr std::size_t size_of_short = 3, longest_month = 2;
    for (std::size_t i = 1; i < numerals.size(); ++i) {
        const Numeral &first = numerals[i - 1], &second = numerals[i];
        const bool are_joined = first.end + 1 == second.begin && text[first.end] == U'-';
        const bool are_years = is_short(first, longest_month) && first.digits[0] != '0' && !second.in_letters &&
                               second.digits.size() == size_of_short;
        if (are_joined && are_years && has_end(expression, [&](const End& end) {
                const WrittenDate& date = end.point.date;
                return date.day[0] == 'X' && without_noughts(view(date.month)) == first.digits &&
                       without_noughts(view(date.year)) == second.digits;
            }))
            return true;
    }
    return false;
}

/// "XXX is due" as the 39th century: one that is far off is said in digits.
bool takes_letters_for_century(const Expression& expression, Numerals numerals) {
    constexpr int last = 30;
    return has_end(expression, [&](const End& end) {
        const bool is_ours = end.point.date.era == Era::common && end.point.calendar == Calendar::unwritten;
        return is_ours && std::ranges::any_of(end.point.steps, [&](const Step& step) {
                   const bool is_far = step.kind == Step::Kind::nth && step.unit == Unit::century && step.number > last;
                   return is_far && std::ranges::none_of(numerals, [&](const Numeral& one) {
                              return !one.in_letters && parse_number<int>(one.digits) == step.number;
                          });
               });
    });
}

/// A nought before it, a space before that, and it may show a time; no part of digits that signs join (0525-02-02).
bool may_be_time(const Numeral& numeral, std::u32string_view text) {
    constexpr std::size_t size_of_time = 4;
    constexpr std::u32string_view signs = U"-/.";
    const bool is_time = !numeral.in_letters && numeral.digits.size() == size_of_time && numeral.digits[0] == '0' &&
                         numeral.digits[2] < '6';
    if (!is_time || numeral.begin == 0 || text[numeral.begin - 1] != U' ') return false;
    const char32_t sign = letter_at(text, numeral.end);
    const std::size_t behind = numeral.end + 1;
    const bool ends_hours = end_of_digits(text, behind) == behind + size_of_time;  // 0930-1045
    return sign == U'\0' || signs.find(sign) == signs.npos || ends_hours;
}

/// The time of "2 Feb 0525" as the year.
bool takes_time_for_year(const Expression& expression, std::u32string_view text, Numerals numerals) {
    return std::ranges::any_of(numerals, [&](const Numeral& numeral) {
        return may_be_time(numeral, text) && has_end(expression, [&](const End& end) {
                   const WrittenDate& date = end.point.date;
                   return view(date.year) == numeral.digits && date.day[0] != 'X' && date.era == Era::common;
               });
    });
}

}  // namespace

bool is_improbable_year(const Expression& expression, std::u32string_view text, Numerals numerals) {
    return leaves_side_out(expression, text, numerals) || leaves_doubt_out(expression, text, numerals) ||
           takes_for_first_century(expression, numerals) || takes_decade_for_year(expression, text, numerals) ||
           takes_first_year_for_month(expression, text, numerals) || takes_letters_for_century(expression, numerals) ||
           takes_time_for_year(expression, text, numerals);
}

}  // namespace kalends
