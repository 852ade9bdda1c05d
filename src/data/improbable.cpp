#include "data/improbable.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "core/digits.hpp"
#include "core/number_text.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

using Numerals = std::span<const Numeral>;

/// Its digits all stand in one bare run that is hardly a date: of nine, eleven or thirteen digits, or of a year before
/// 1000 or from 2200 to 9998, as an identifier's are.
bool is_number(const Expression& expression, Numerals numerals) {
    constexpr std::size_t shortest = 8;
    constexpr std::array<std::size_t, 4> no_dates{9, 10, 11, 13};
    constexpr int first_year = 1000, last_year = 2199, without_end = 9999;
    const std::optional<WrittenDate> date = lone_date_or_time(expression);
    const std::optional<int> year = date ? field_value(date->year) : std::nullopt;
    if (!year || !field_value(date->month)) return false;
    const auto is_whole = [&](const Numeral& numeral) {
        return !numeral.in_letters && numeral.digits.size() >= shortest &&
               numeral.digits.find(view(date->year)) != std::string::npos;
    };
    const auto run = std::ranges::find_if(numerals, is_whole);
    if (run == numerals.end()) return false;
    const bool is_likely = (*year >= first_year && *year <= last_year) || *year == without_end;
    return !is_likely || std::ranges::find(no_dates, run->digits.size()) != no_dates.end();
}

/// Of p1y or pt0.5h that begins here the end; its begin where it is none.
std::size_t end_of_duration(std::u32string_view text, std::size_t begin) {
    constexpr std::u32string_view units = U"ymwdths";
    const auto is_of_number = [](char32_t c) { return is_digit(c) || c == U'.' || c == U','; };
    std::size_t end = begin + 1;
    if (end < text.size() && text[end] == U't') ++end;
    const std::size_t number = end;
    while (end < text.size() && is_of_number(text[end])) ++end;
    if (end == number || end == text.size() || units.find(text[end]) == units.npos) return begin;
    while (end < text.size() && (is_of_number(text[end]) || units.find(text[end]) != units.npos)) ++end;
    return end;
}

/// With a slash and a date on one of its sides: ISO 8601-1:2019, 5.5.2.
bool leaves_duration_out(std::u32string_view text) {
    for (std::size_t at = text.find(U'p'); at != text.npos; at = text.find(U'p', at + 1)) {
        const std::size_t end = end_of_duration(text, at);
        if (end == at) continue;
        const bool is_behind = at > 1 && text[at - 1] == U'/' && (is_digit(text[at - 2]) || text[at - 2] == U'z');
        const bool begins = at == 0 || text[at - 1] == U' ';
        const bool is_before = begins && end + 1 < text.size() && text[end] == U'/' && is_digit(text[end + 1]);
        if (is_behind || is_before) return true;
    }
    return false;
}

/// 2 May/15 May 2018. What says that one day is meant stands in brackets, names a calendar, or has two years.
bool joins_days_of_our_time(const Expression& expression, std::u32string_view text, Numerals numerals) {
    constexpr int last_year = 1930;
    constexpr std::size_t size_of_year = 4;
    const auto is_year = [](const Numeral& numeral) { return numeral.digits.size() == size_of_year; };
    if (text.find(U'/') == text.npos || text.find_first_of(U"([") != text.npos) return false;
    if (std::ranges::count_if(numerals, is_year) > 1) return false;
    return std::ranges::any_of(expression.stretches, [](const Stretch& stretch) {
        if (!stretch.is_same_time || !stretch.end) return false;
        const Point &one = stretch.begin.point, &other = stretch.end->point;
        const bool are_unnamed = one.calendar == Calendar::unwritten && other.calendar == Calendar::unwritten;
        const int year = std::max(field_value(one.date.year).value_or(0), field_value(other.date.year).value_or(0));
        return are_unnamed && one.date.era == other.date.era && year > last_year;
    });
}

constexpr std::array<std::u32string_view, 31> feasts{U"weihnachtstag", U"weihnachtsfeiertag",
                                                     U"kerstdag",      U"easter",
                                                     U"advent",        U"lent",
                                                     U"trinity",       U"epiphany",
                                                     U"pentecost",     U"ascension",
                                                     U"whitsun",       U"ostern",
                                                     U"pfingsten",     U"trinitatis",
                                                     U"epiphanias",    U"martini",
                                                     U"michaelis",     U"johannis",
                                                     U"pâques",        U"pentecôte",
                                                     U"trinité",       U"avent",
                                                     U"carême",        U"pasqua",
                                                     U"pentecoste",    U"pascua",
                                                     U"pentecostés",   U"páscoa",
                                                     U"pasen",         U"pinksteren",
                                                     U"påske"};

/// Of a feast and its year something that is counted from the feast: the fourth Sunday in Advent 1850. Not where a
/// comma parts them, as behind a title: Pentecost, after 1650.
bool counts_from_feast(const Expression& expression, std::u32string_view text) {
    const bool is_more = std::ranges::any_of(expression.stretches, [](const Stretch& stretch) {
        const Point& point = stretch.begin.point;
        const bool is_year =
            stretch.begin.kind == End::Kind::point && field_value(point.date.year) && point.date.month[0] == 'X';
        const bool is_open = stretch.end && stretch.end->kind != End::Kind::point;
        return is_year && (is_open || !point.steps.empty() || point.part != Part::none);
    });
    const std::optional<std::size_t> end = is_more ? end_of_word(text, feasts) : std::nullopt;
    if (!end) return false;
    const std::u32string_view rest = text.substr(*end);
    return rest.find_first_of(U",;:(") > rest.find_first_of(U"0123456789");
}

/// 10,000 BC, about 1,500 BC: digits of one side of a number whose thousands are parted, as a year.
bool takes_thousands_for_year(const Expression& expression, std::u32string_view text, Numerals numerals) {
    constexpr std::size_t group = 3;
    if (expression.stretches.size() != 1 || expression.stretches.front().end) return false;
    const WrittenDate* const date = &expression.stretches.front().begin.point.date;  // also where it is about that year
    if (date->month[0] != 'X') return false;
    for (std::size_t i = 0; i + 1 < numerals.size(); ++i) {
        const Numeral &thousands = numerals[i], &rest = numerals[i + 1];
        const bool are_parted =
            thousands.end + 1 == rest.begin && (text[thousands.end] == U',' || text[thousands.end] == U'.');
        const bool are_groups = is_short(thousands, group) && rest.digits.size() == group;
        const bool is_side = parse_number<int>(thousands.digits) == field_value(date->year) ||
                             parse_number<int>(rest.digits) == field_value(date->year);
        if (are_parted && are_groups && is_side) return true;
    }
    return false;
}

/// 2018 may;18(5): a volume and an issue, of which no day is a number.
bool takes_volume_for_day(const Expression& expression, std::u32string_view text) {
    if (!has_end(expression, [](const End& end) { return end.point.date.day[0] != 'X'; })) return false;
    for (std::size_t at = text.find(U';'); at != text.npos; at = text.find(U';', at + 1)) {
        const std::size_t begin = text.substr(at + 1).starts_with(U' ') ? at + 2 : at + 1,
                          end = end_of_digits(text, begin);
        const bool has_issue = end > begin && end < text.size() && text[end] == U'(';
        const std::size_t issue_end = has_issue ? end_of_digits(text, end + 1) : end;
        if (issue_end > end + 1 && issue_end < text.size() && text[issue_end] == U')') return true;
    }
    return false;
}

/// 12 February [O.S. 1 February] 1809: the mark stands before the day that it is of.
bool turns_styles_round(const Expression& expression, std::u32string_view text) {
    constexpr std::array<std::u32string_view, 6> marks{U"[o.s", U"[os", U"(o.s", U"(os", U"[old style", U"(old style"};
    const bool is_marked = std::ranges::any_of(marks, [&](std::u32string_view mark) {
        const std::size_t at = text.find(mark);
        const std::size_t end = at == text.npos ? at : text.find_first_of(U"])", at);
        return at != text.npos &&
               text.substr(0, std::min(end, text.size())).find_first_of(U"0123456789", at) != text.npos;
    });
    return is_marked && std::ranges::any_of(expression.stretches, [](const Stretch& stretch) {
               return stretch.is_same_time && stretch.end && stretch.begin.point.calendar == Calendar::julian &&
                      stretch.end->point.calendar != Calendar::julian;
           });
}

/// 1*/1988 as January: the month has a digit that nobody knows.
bool takes_masked_for_month(const Expression& expression, std::u32string_view text, Numerals numerals) {
    constexpr std::u32string_view masks = U"*ux";
    return std::ranges::any_of(numerals, [&](const Numeral& one) {
        const std::size_t mask = one.end;
        const std::size_t year = mask + 2, size_of_year = 4;
        const bool is_masked = one.digits.size() == 1 && mask + 1 < text.size() &&
                               masks.find(text[mask]) != masks.npos && text[mask + 1] == U'/' &&
                               end_of_digits(text, year) == year + size_of_year;
        return is_masked && has_end(expression, [&](const End& end) {
                   return field_value(end.point.date.month) == parse_number<int>(one.digits);
               });
    });
}

/// From May 2018 to May 2018 where one year is written, from Sunday to the same Sunday; 1850-1850 people do write, and
/// days that end where they begin, twice.
bool ends_where_it_begins(const Expression& expression, Numerals numerals) {
    return std::ranges::any_of(expression.stretches, [&](const Stretch& stretch) {
        const bool is_range = stretch.end && !stretch.is_same_time && stretch.begin.kind == End::Kind::point;
        const Point& begin = stretch.begin.point;
        constexpr int december = 12;  // behind it are seasons
        const bool is_month = field_value(begin.date.month).value_or(december + 1) <= december;
        const bool has_one_year = std::ranges::count(numerals, view(begin.date.year), &Numeral::digits) < 2;
        return is_range && ((is_month && has_one_year) || begin.is_reference) && stretch.begin == *stretch.end;
    });
}

/// From February 1998 to February: nobody writes one month twice.
bool says_month_twice(const Expression& expression) {
    return std::ranges::any_of(expression.stretches, [](const Stretch& stretch) {
        if (!stretch.end || stretch.is_same_time) return false;
        const WrittenDate &one = stretch.begin.point.date, &other = stretch.end->point.date;
        const bool has_one_year = field_value(one.year).has_value() != field_value(other.year).has_value();
        return has_one_year && field_value(one.month) && one.month == other.month && one.day[0] == 'X' &&
               other.day[0] == 'X' && stretch.begin.point.steps.empty() && stretch.end->point.steps.empty();
    });
}

}  // namespace

std::optional<std::size_t> end_of_word(std::u32string_view text, std::span<const std::u32string_view> words) {
    const auto is_of_word = [&](std::size_t at) { return at < text.size() && is_letter(text[at]); };
    for (const std::u32string_view word : words)
        for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1))
            if ((at == 0 || !is_of_word(at - 1)) && !is_of_word(at + word.size())) return at + word.size();
    return std::nullopt;
}

bool holds_one_of(std::u32string_view text, std::span<const std::u32string_view> marks) {
    return std::ranges::any_of(marks, [&](std::u32string_view mark) { return text.find(mark) != text.npos; });
}

bool is_improbable(const Expression& expression, std::u32string_view text, std::span<const Numeral> numerals) {
    return is_number(expression, numerals) || (!expression.is_none() && leaves_duration_out(text)) ||
           joins_days_of_our_time(expression, text, numerals) || counts_from_feast(expression, text) ||
           takes_thousands_for_year(expression, text, numerals) || takes_volume_for_day(expression, text) ||
           turns_styles_round(expression, text) || says_month_twice(expression) ||
           takes_masked_for_month(expression, text, numerals) || ends_where_it_begins(expression, numerals);
}

std::u32string_view word_at(std::u32string_view text, std::size_t begin) {
    std::size_t end = begin;
    while (end < text.size() && is_letter(text[end])) ++end;
    return text.substr(std::min(begin, text.size()), end - begin);
}

std::u32string_view word_before(std::u32string_view text, std::size_t end) {
    std::size_t begin = end;
    while (begin > 0 && is_letter(text[begin - 1])) --begin;
    return text.substr(begin, end - begin);
}

}  // namespace kalends
