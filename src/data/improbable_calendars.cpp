#include "data/improbable_calendars.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "calendar/calendar_point.hpp"
#include "calendar/same_time.hpp"
#include "core/digits.hpp"
#include "core/number_text.hpp"
#include "data/improbable.hpp"
#include "data/old_style.hpp"
#include "data/other_months.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

using Numerals = std::span<const Numeral>;

bool is_of_our_years(const Point& point) {
    return is_ours(point.calendar) && (point.date.era == Era::common || point.date.era == Era::anno_domini) &&
           !point.is_reference;
}

/// Noon of 23 August 1797 (6 fruct. an V) as a stretch.
bool parts_day_by_two_calendars(const Expression& expression) {
    if (!has_clock(expression)) return false;
    Expression days = expression;
    for_each_end(days, [](End& end) { end.point.clock.reset(); });
    return with_one_day_by_two_calendars(days, Islamic::civil) != days;
}

/// The year of the one, of another calendar, begins or ends in the year of the other, of ours.
bool are_one_year(const Point& other, const Point& ours) {
    const std::optional<int> year = field_value(ours.date.year);
    if (!year || !is_of_our_years(ours) || !has_other_years(other.calendar)) return false;
    const Numeral numeral{0, 0, std::to_string(*year)};
    return is_beside_year_of_ours(other, std::span(&numeral, 1));
}

/// The Republic's years stand beside ours in ranges, too: 1804 - an XIII.
bool are_one_year_by_two(const End& one, const End& other) {
    const bool may_be = one.kind == End::Kind::point && other.kind == End::Kind::point &&
                        one.point.calendar != Calendar::republican && other.point.calendar != Calendar::republican;
    return may_be && (are_one_year(one.point, other.point) || are_one_year(other.point, one.point));
}

/// Мордад 1358 AP, 2 August 1979 as two dates; the year X twice.
bool counts_one_time_twice(const Expression& expression) {
    const auto& stretches = expression.stretches;
    const auto parts_one = [](const Stretch& stretch) {
        return stretch.end && !stretch.is_same_time && are_one_year_by_two(stretch.begin, *stretch.end);
    };
    const auto are_one = [](const Stretch& one, const Stretch& next) {
        const Point& point = one.begin.point;
        const bool is_again = one == next && (point.calendar != Calendar::unwritten || point.is_reference);
        return is_again || (!one.end && !next.end && are_one_year_by_two(one.begin, next.begin));
    };
    return std::ranges::any_of(stretches, parts_one) ||
           std::ranges::adjacent_find(stretches, are_one) != stretches.end();
}

template <std::size_t Digits>
bool differ(const std::array<char, Digits>& one, const std::array<char, Digits>& other) {
    return field_value(one) && field_value(other) && one != other;
}

/// A day or month without its year.
bool has_no_year(const WrittenDate& date) {
    return date.year[3] == 'X' && field_value(date.month);
}

bool is_year_alone(const WrittenDate& date) {
    return date.month[0] == 'X' && field_value(date.year);
}

/// 26 Tamuz 5614 - 27 Shevat 5634 as one day; 8 June (O.S.), 1598 as a day and a year of the Old Style.
bool takes_two_times_for_one(const Expression& expression) {
    return std::ranges::any_of(expression.stretches, [](const Stretch& stretch) {
        if (!stretch.is_same_time || !stretch.end) return false;
        const Point &one = stretch.begin.point, &other = stretch.end->point;
        const bool is_by_one = one.calendar == other.calendar && one.calendar != Calendar::unwritten;
        const bool are_parts = (has_no_year(one.date) && is_year_alone(other.date)) ||
                               (has_no_year(other.date) && is_year_alone(one.date));
        const bool is_of_style = one.calendar == Calendar::julian || other.calendar == Calendar::julian;
        if (are_parts && is_of_style) return true;
        return is_by_one && (are_parts || differ(one.date.year, other.date.year) ||
                             differ(one.date.month, other.date.month) || differ(one.date.day, other.date.day));
    });
}

/// Of a date in numbers alone where it begins and ends in the text; nothing where there is none or are several.
std::optional<std::pair<std::size_t, std::size_t>> date_in_numbers(std::u32string_view text, Numerals numerals) {
    constexpr std::u32string_view signs = U"-/.";
    const auto are_joined = [&](const Numeral& one, const Numeral& next) {
        return one.end + 1 == next.begin && signs.find(text[one.end]) != signs.npos;
    };
    std::optional<std::pair<std::size_t, std::size_t>> found;
    for (std::size_t i = 0; i + 2 < numerals.size(); ++i) {
        if (!are_joined(numerals[i], numerals[i + 1]) || !are_joined(numerals[i + 1], numerals[i + 2])) continue;
        if (found) return std::nullopt;
        found = {numerals[i].begin, numerals[i + 2].end};
    }
    return found;
}

bool counts_from_hijra(std::u32string_view word) {
    constexpr std::array<std::u32string_view, 5> letters{U"h", U"ah", U"ه", U"ھ", U"ش"};
    return std::ranges::find(letters, word) != letters.end();
}

/// H 29.11.1367, 20/9/1025 H, ۱۱۰۷/۱۰/۳۰ ش as of our years, or of others.
bool leaves_letter_of_hijra_out(const Expression& expression, std::u32string_view text, Numerals numerals) {
    constexpr int first = 100, last = 1500;
    const auto counts_from_it = [](const End& end) {
        return end.point.calendar == Calendar::islamic || end.point.calendar == Calendar::persian;
    };
    if (has_end(expression, counts_from_it)) return false;
    const bool may_be_theirs = has_end(expression, [](const End& end) {
        const int year = field_value(end.point.date.year).value_or(0);
        return end.point.date.era == Era::common && field_value(end.point.date.day) && year >= first && year <= last;
    });
    const auto date = may_be_theirs ? date_in_numbers(text, numerals) : std::nullopt;
    if (!date) return false;
    const std::size_t before = date->first > 0 ? text.find_last_not_of(U" :.", date->first - 1) : text.npos,
                      behind = text.find_first_not_of(U' ', date->second);
    if (before != text.npos && counts_from_hijra(word_before(text, before + 1))) return true;
    return behind != text.npos && counts_from_hijra(word_at(text, behind));
}

/// Old Style 26 October 1610 as a day of ours.
bool leaves_old_style_out(const Expression& expression, std::u32string_view text) {
    constexpr int first = 1000, last = 1930;
    const auto is_of_style = [](const End& end) {
        return end.point.calendar == Calendar::julian || end.point.calendar == Calendar::gregorian;
    };
    if (has_end(expression, is_of_style) || expression.is_none()) return false;
    const bool is_ours = has_end(expression, [](const End& end) {
        const int year = field_value(end.point.date.year).value_or(0);
        return is_of_our_years(end.point) && field_value(end.point.date.day) && year >= first && year <= last;
    });
    return is_ours && names_old_style(text);
}

/// Of the Hebrew calendar also where its thousands are left out.
bool is_beside_year_in_full(Point point, Numerals numerals) {
    constexpr int hebrew_thousands = 5000, short_years = 1000;
    const std::optional<int> year = field_value(point.date.year);
    if (point.calendar == Calendar::hebrew && year && *year < short_years)
        std::ranges::copy(std::to_string(*year + hebrew_thousands), point.date.year.begin());
    return is_beside_year_of_ours(point, numerals);
}

/// Of other calendars, or of ours beside which no year of ours is written twice.
bool may_stand_beside_ours(const Point& point) {
    constexpr int first = 1000, last = 2200;
    const int year = field_value(point.date.year).value_or(first);
    return has_other_years(point.calendar) || (is_of_our_years(point) && (year < first || year > last));
}

/// 1284 [1867 or 1868] by the Persians, 2515 [1972] as of ours.
bool leaves_year_in_brackets_out(const Expression& expression, std::u32string_view text, Numerals numerals) {
    constexpr std::size_t size_of_year = 4;
    constexpr int first = 1000, last = 2200;
    const std::size_t bracket = text.find(U'[');
    if (bracket == text.npos || expression.stretches.size() != 1 || expression.stretches[0].end) return false;
    const Point& point = expression.stretches[0].begin.point;
    const bool is_year = point.date.month[0] == 'X' && point.steps.empty() && field_value(point.date.year);
    if (!is_year || !may_stand_beside_ours(point)) return false;
    if (has_other_years(point.calendar) && is_beside_year_in_full(point, numerals)) return false;
    return std::ranges::any_of(numerals, [&](const Numeral& numeral) {
        const int year = parse_number<int>(numeral.digits).value_or(0);
        return numeral.begin > bracket && !numeral.in_letters && numeral.digits.size() == size_of_year &&
               year >= first && year <= last && year != field_value(point.date.year);
    });
}

/// The 1634 of "10 Charles I (1634-5)", by another calendar alone. Not a year of ours that is the same time.
bool leaves_year_of_ours_out(const Expression& expression, std::u32string_view text, Numerals numerals) {
    constexpr std::size_t size_of_year = 4;
    constexpr int first = 1000, last = 2199;
    const auto is_point = [](const End& end) { return end.kind == End::Kind::point; };
    const auto has_none_of_others = [&](const End& end) {
        return is_point(end) && !(has_other_years(end.point.calendar) && field_value(end.point.date.year));
    };
    const auto is_beside_ours = [&](const End& end) {
        return is_point(end) && is_beside_year_in_full(end.point, numerals);
    };
    if (has_end(expression, has_none_of_others) || has_end(expression, is_beside_ours)) return false;
    std::vector<int> years;
    for_each_end(expression, [&](const End& end) {
        if (is_point(end)) years.push_back(field_value(end.point.date.year).value());
    });
    if (years.empty()) return false;
    return std::ranges::any_of(numerals, [&](const Numeral& numeral) {
        constexpr std::u32string_view signs = U"+-";
        const int year = parse_number<int>(numeral.digits).value_or(0);
        const bool is_offset = numeral.begin > 0 && signs.find(text[numeral.begin - 1]) != signs.npos;
        return !numeral.in_letters && numeral.digits.size() == size_of_year && year >= first && year <= last &&
               !is_offset && std::ranges::find(years, year) == years.end();
    });
}

}  // namespace

bool is_improbable_calendar(const Expression& expression, std::u32string_view text, Numerals numerals) {
    return counts_one_time_twice(expression) || parts_day_by_two_calendars(expression) ||
           takes_two_times_for_one(expression) || leaves_letter_of_hijra_out(expression, text, numerals) ||
           leaves_old_style_out(expression, text) || leaves_year_in_brackets_out(expression, text, numerals) ||
           leaves_year_of_ours_out(expression, text, numerals);
}

}  // namespace kalends
