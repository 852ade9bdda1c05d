#include "data/improbable_years.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "core/digits.hpp"
#include "core/number_text.hpp"
#include "data/improbable.hpp"
#include "kalends/text/normalized_text.hpp"
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

/// Of one that a numeral of so many digits at most stands for.
bool is_short(const Numeral& numeral, std::size_t longest) {
    return !numeral.in_letters && numeral.digits.size() <= longest;
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

/// The 4 of "10 March 1623/4": the year by the other beginning of years.
bool leaves_dual_year_out(const Expression& expression, std::u32string_view text, Numerals numerals) {
    constexpr std::size_t longest = 2;
    const auto is_number_of_day = [&](const Numeral& numeral) {
        const std::string_view digits = without_noughts(numeral.digits);
        return has_end(expression, [&](const End& end) {
            const WrittenDate& date = end.point.date;
            return without_noughts(view(date.day)) == digits || without_noughts(view(date.month)) == digits;
        });
    };
    const auto leaves_it_out = [&](const Numeral& year) {
        return has_end(expression, [&](const End& end) {
            const WrittenDate& date = end.point.date;
            return date.day[0] != 'X' && view(date.year) == year.digits && end.point.dual == WrittenDate().year;
        });
    };
    for (std::size_t i = 1; i < numerals.size() && expression.stretches.size() == 1; ++i) {
        const Numeral &year = numerals[i - 1], &next = numerals[i];
        const bool are_joined = year.end + 1 == next.begin && text[year.end] == U'/' && is_short(next, longest);
        const std::string following = std::to_string(parse_number<int>(year.digits).value_or(0) + 1);
        if (are_joined && following.ends_with(next.digits) && !is_number_of_day(next) && leaves_it_out(year))
            return true;
    }
    return false;
}

/// 12 February 1918/19: years have begun in January everywhere since 1752.
bool is_dual_too_late(const Expression& expression) {
    constexpr int last = 1752;
    return has_end(expression, [](const End& end) {
        return end.point.dual != WrittenDate().year && end.point.calendar == Calendar::unwritten &&
               field_value(end.point.date.year).value_or(0) > last;
    });
}

/// 7104 in Cyrillic or Greek letters: from the creation of the world.
bool may_be_of_byzantium(const Expression& expression, std::u32string_view text) {
    constexpr int first = 6300, last = 7400;
    const auto is_of_east = [](char32_t c) { return c >= 0x0370 && c <= 0x052F && is_letter(c); };
    return std::ranges::any_of(text, is_of_east) && has_end(expression, [](const End& end) {
               const int year = field_value(end.point.date.year).value_or(0);
               const bool is_ours = end.point.calendar == Calendar::unwritten && end.point.date.era == Era::common;
               return is_ours && year >= first && year <= last;
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

constexpr std::array<std::u32string_view, 18> marks_before_christ{
    U"v. chr", U"v.chr",   U"vor chr", U"b.c.",    U"b. c.", U"bce",    U"av. j.", U"av.j.", U"avant j.",
    U"до н.",  U"до р. х", U"p.n.e",   U"p. n. e", U"př. n", U"pr. n.", U"π.χ",    U"f.kr",  U"f. kr"};
constexpr std::array<std::u32string_view, 6> marks_of_christ{U"n. chr", U"n.chr",    U"nach chr",
                                                             U"ap. j.", U"après j.", U"μ.χ"};

/// As a word, or behind a digit.
std::optional<std::size_t> begin_of_mark(std::u32string_view text, std::span<const std::u32string_view> marks) {
    for (const std::u32string_view mark : marks) {
        const std::size_t at = text.find(mark);
        if (at != text.npos && (at == 0 || !is_letter(text[at - 1]))) return at;
    }
    return std::nullopt;
}

/// 6. Jh. v. Chr. as of our era, where the mark stands behind the first number and what is counted; 100 n. Chr. as
/// before it.
bool turns_era_round(const Expression& expression, std::u32string_view text) {
    constexpr std::size_t longest_between = 14;
    const bool says_before = has_end(expression, [](const End& end) {
        return end.point.date.era == Era::before_christ || end.point.date.era == Era::signed_year;
    });
    if (expression.is_none()) return false;
    const std::optional<std::size_t> before = begin_of_mark(text, marks_before_christ);
    const bool says_both = has_end(expression, [](const End& end) { return end.point.date.era == Era::anno_domini; });
    if (says_before)
        return !before && !says_both && begin_of_mark(text, marks_of_christ) && text.find(U'-') == text.npos;
    const std::size_t first = text.find_first_of(U"0123456789");
    if (!before || first >= *before) return false;
    const std::size_t end = end_of_digits(text, first);
    const std::u32string_view between = text.substr(end, *before - std::min(end, *before));
    const int number = parse_number<int>(to_utf8(text.substr(first, end - first))).value_or(0);
    const bool is_read = has_end(expression, [&](const End& one) {
        const auto counts_it = [&](const Step& step) { return step.unit == Unit::century && step.number == number; };
        return field_value(one.point.date.year) == number || std::ranges::any_of(one.point.steps, counts_it);
    });
    return is_read && between.size() <= longest_between && between.find_first_of(U"0123456789,;(") == between.npos;
}

}  // namespace

bool is_improbable_year(const Expression& expression, std::u32string_view text, Numerals numerals) {
    return lists_what_is_denied(expression, text) || lists_number_as_year(expression) ||
           lists_part_of_other(expression) || leaves_short_year_out(expression, text, numerals) ||
           leaves_side_out(expression, text, numerals) || leaves_doubt_out(expression, text, numerals) ||
           takes_for_first_century(expression, numerals) || takes_short_end_for_year(expression, text, numerals) ||
           completes_by_other_decade(expression, text, numerals) || leaves_dual_year_out(expression, text, numerals) ||
           is_dual_too_late(expression) || may_be_of_byzantium(expression, text) ||
           takes_decade_for_year(expression, text, numerals) ||
           takes_first_year_for_month(expression, text, numerals) || turns_era_round(expression, text);
}

}  // namespace kalends
