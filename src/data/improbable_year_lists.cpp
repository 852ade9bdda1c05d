#include "data/improbable_year_lists.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/digits.hpp"
#include "core/number_text.hpp"
#include "data/improbable.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

using Numerals = std::span<const Numeral>;

constexpr std::size_t size_of_year = 4;

constexpr std::array<std::u32string_view, 24> denials{
    U"not",     U"excl",  U"excluding", U"except", U"without", U"wanting", U"lacking", U"missing",
    U"nicht",   U"ohne",  U"ausser",    U"sauf",   U"hors",    U"manque",  U"excepté", U"senza",
    U"escluso", U"salvo", U"excepto",   U"zonder", U"utan",    U"uten",    U"без",     U"кроме"};

/// 1850-1860 excl. 1855 as a list of both.
bool lists_what_is_denied(const Expression& expression, std::u32string_view text) {
    return expression.join != Join::none && end_of_word(text, denials);
}

/// Nature 1985; 312: years of three digits and of four in a list, of which none has an era, nor is Hebrew, where the
/// thousands are left out.
bool lists_number_as_year(const Expression& expression) {
    constexpr int first_of_four_digits = 1000;
    bool has_short = false, has_long = false;
    for_each_end(expression, [&](const End& end) {
        if (end.kind != End::Kind::point || end.point.date.era != Era::common) return;
        if (end.point.calendar == Calendar::hebrew) return;
        const std::optional<int> year = field_value(end.point.date.year);
        if (!year) return;
        (*year < first_of_four_digits ? has_short : has_long) = true;
    });
    return expression.join != Join::none && has_short && has_long;
}

struct Years {
    int first = 0, last = 0;
};

/// Of a lone year, decade or century of our era.
std::optional<Years> years_of(const Point& point) {
    constexpr int years = 100;
    const WrittenDate& date = point.date;
    const bool is_whole = date.month[0] == 'X' && date.day[0] == 'X' && point.part == Part::none && !point.clock;
    if (date.era != Era::common || point.calendar != Calendar::unwritten || point.is_reference || !is_whole) return {};
    if (point.steps.size() == 1 && point.steps[0].unit == Unit::century)
        return Years{years * (point.steps[0].number - 1), years * point.steps[0].number - 1};
    if (!point.steps.empty() || date.year[0] == 'X') return {};
    std::string first(view(date.year)), last = first;
    std::ranges::replace(first, 'X', '0');
    std::ranges::replace(last, 'X', '9');
    return Years{parse_number<int>(first).value_or(0), parse_number<int>(last).value_or(0)};
}

std::optional<Years> years_of(const Stretch& stretch) {
    if (stretch.begin.kind != End::Kind::point || (stretch.end && stretch.end->kind != End::Kind::point)) return {};
    const std::optional<Years> begin = years_of(stretch.begin.point),
                               end = stretch.end ? years_of(stretch.end->point) : begin;
    return begin && end ? std::optional(Years{begin->first, end->last}) : std::nullopt;
}

/// 19th century, 1850 as both: the second tells when in the first.
bool lists_part_of_other(const Expression& expression) {
    return expression.join != Join::none && std::ranges::any_of(expression.stretches, [&](const Stretch& stretch) {
               const std::optional<Years> all = years_of(stretch);
               return all && std::ranges::any_of(expression.stretches, [&](const Stretch& other) {
                          const std::optional<Years> part = years_of(other);
                          return part && part->first >= all->first && part->last <= all->last &&
                                 part->last - part->first < all->last - all->first;
                      });
           });
}

/// Two digits behind a year or two other digits and a comma, and a comma or nothing behind them.
bool is_short_year(std::u32string_view text, const Numeral& before, const Numeral& numeral) {
    constexpr std::size_t size_of_short = 2;
    const bool is_year = before.digits.size() == size_of_year || before.digits.size() == size_of_short;
    const bool are_digits = !numeral.in_letters && !before.in_letters && numeral.digits.size() == size_of_short;
    return is_year && are_digits && before.end < numeral.begin &&
           text.substr(before.end, numeral.begin - before.end) == U", " &&
           (numeral.end == text.size() || text[numeral.end] == U',');
}

/// The 39 of 1838, 39, 41 as 1838 and 1841.
bool leaves_short_year_out(const Expression& expression, std::u32string_view text, Numerals numerals) {
    const bool has_others = has_end(expression, [](const End& end) {
        return end.kind == End::Kind::point && (!field_value(end.point.date.year) || end.point.date.month[0] != 'X');
    });
    if (expression.is_none() || has_others) return false;
    const auto is_said = [&](const Numeral& numeral) {
        return has_end(expression, [&](const End& end) { return view(end.point.date.year).ends_with(numeral.digits); });
    };
    for (std::size_t i = 1; i < numerals.size(); ++i)
        if (is_short_year(text, numerals[i - 1], numerals[i]) && !is_said(numerals[i])) return true;
    return false;
}

bool has_year(const Expression& expression, int year, Era era) {
    return has_end(expression, [&](const End& end) {
        return end.kind == End::Kind::point && end.point.date.era == era && field_value(end.point.date.year) == year;
    });
}

/// The 37 of 438/37 BC by itself: after a year with more digits it is 437.
bool takes_short_end_for_year(const Expression& expression, std::u32string_view text, Numerals numerals) {
    for (std::size_t i = 1; i < numerals.size(); ++i) {
        const Numeral &begin = numerals[i - 1], &end = numerals[i];
        const bool are_joined = begin.end + 1 == end.begin && (text[begin.end] == U'/' || text[begin.end] == U'-');
        if (!are_joined || begin.in_letters || !is_short(end, begin.digits.size() - 1)) continue;
        const int first = parse_number<int>(begin.digits).value_or(0), last = parse_number<int>(end.digits).value_or(0);
        const std::string whole = begin.digits.substr(0, begin.digits.size() - end.digits.size()) + end.digits;
        const bool descends = parse_number<int>(whole).value_or(0) < first;
        const bool says_both =
            has_year(expression, first, Era::before_christ) || has_year(expression, first, Era::common);
        if (descends && last > 0 && says_both && has_year(expression, last, Era::before_christ)) return true;
    }
    return false;
}

/// The 9 of "1848 or 9" as 1809.
bool completes_by_other_decade(const Expression& expression, std::u32string_view text, Numerals numerals) {
    for (std::size_t i = 1; i < numerals.size() && expression.join != Join::none; ++i) {
        const Numeral &first = numerals[i - 1], &second = numerals[i];
        const bool is_letter_between = std::ranges::any_of(text.substr(first.end, second.begin - first.end), is_letter);
        if (first.digits.size() != size_of_year || !is_short(second, 1) || !is_letter_between) continue;
        const bool says_other = has_end(expression, [&](const End& end) {
            const std::string_view year = view(end.point.date.year);
            const bool is_of_century = year.starts_with("XX") || year.starts_with(first.digits.substr(0, 2));
            return year.ends_with(second.digits) && is_of_century && year != first.digits && year[2] != 'X' &&
                   year[2] != first.digits[2];
        });
        if (says_other) return true;
    }
    return false;
}

}  // namespace

bool is_improbable_list(const Expression& expression, std::u32string_view text, Numerals numerals) {
    return lists_what_is_denied(expression, text) || lists_number_as_year(expression) ||
           lists_part_of_other(expression) || leaves_short_year_out(expression, text, numerals) ||
           takes_short_end_for_year(expression, text, numerals) ||
           completes_by_other_decade(expression, text, numerals);
}

}  // namespace kalends
