#include "data/improbable_eras.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "calendar/calendar_point.hpp"
#include "core/digits.hpp"
#include "core/number_text.hpp"
#include "data/improbable.hpp"
#include "kalends/data/month_names.hpp"
#include "kalends/text/normalized_text.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

using Numerals = std::span<const Numeral>;

/// The 4 of "10 March 1623/4", or 1624: the year by the other beginning of years.
bool leaves_dual_year_out(const Expression& expression, std::u32string_view text, Numerals numerals) {
    constexpr std::size_t longest = 4;
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

/// From the creation of the world: 7104 in Cyrillic or Greek letters; beside any letters a year alone, as of the Jews
/// (Warsaw, 5649).
bool may_be_of_creation(const Expression& expression, std::u32string_view text) {
    constexpr int first_of_jews = 5000, last_of_jews = 5999, first_of_byzantium = 6300, last_of_byzantium = 7599;
    const auto is_of_east = [](char32_t c) { return c >= 0x0370 && c <= 0x052F && is_letter(c); };
    const bool is_in_east = std::ranges::any_of(text, is_of_east);
    return std::ranges::any_of(text, is_letter) && has_end(expression, [&](const End& end) {
               const Point& point = end.point;
               const int year = field_value(point.date.year).value_or(0);
               const bool is_of_europe = point.calendar == Calendar::unwritten || point.calendar == Calendar::julian;
               const bool is_ours = is_of_europe && point.date.era == Era::common;
               const bool is_alone = point.date.month[0] == 'X' && point.date.day[0] == 'X';
               const bool is_of_jews = year >= first_of_jews && year <= last_of_jews;
               const bool is_of_byzantium = year >= first_of_byzantium && year <= last_of_byzantium;
               return is_ours && (is_alone ? is_of_jews || is_of_byzantium : is_in_east && is_of_byzantium);
           });
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

/// 249 kr: before Christ by the second half of a mark alone.
bool takes_crowns_for_christ(const Expression& expression, std::u32string_view text) {
    constexpr std::u32string_view crowns = U"kr";
    const bool says_before =
        has_end(expression, [](const End& end) { return end.point.date.era == Era::before_christ; });
    const std::size_t at = says_before ? text.find(crowns) : text.npos;
    const std::size_t number = at != text.npos && at > 0 ? text.find_last_not_of(U' ', at - 1) : text.npos;
    return number != text.npos && is_digit(text[number]) && !is_letter(letter_at(text, at + crowns.size()));
}

/// By the years of the Hijra, in which it begins or ends.
bool is_year_of_hijra(int year, int ours) {
    const double first = 621.57 + year * 354.367 / 365.2425;  // of its beginning, to a third of a year
    return ours + 1 >= first && ours <= first + 1;
}

/// 911/1505 as six centuries: one year by two calendars; and so 12th/18th century.
bool takes_hijra_for_beginning(const Expression& expression, std::u32string_view text) {
    if (text.find(U'/') == text.npos) return false;
    constexpr int least_apart = 400, century = 100;
    const auto year_of = [](const End& end) -> std::optional<int> {
        const Point& point = end.point;
        const bool is_ours = end.kind == End::Kind::point && point.calendar == Calendar::unwritten &&
                             point.date.era == Era::common && !point.is_reference;
        return is_ours && point.steps.empty() ? field_value(point.date.year) : std::nullopt;
    };
    const auto century_of = [](const End& end) -> std::optional<int> {
        const Point& point = end.point;
        const bool is_ours = end.kind == End::Kind::point && point.calendar == Calendar::unwritten;
        if (!is_ours || point.steps.empty() || point.steps.front().unit != Unit::century) return std::nullopt;
        return point.steps.front().number;
    };
    return std::ranges::any_of(expression.stretches, [&](const Stretch& stretch) {
        if (!stretch.end || stretch.is_same_time) return false;
        const std::optional<int> first = year_of(stretch.begin), last = year_of(*stretch.end);
        if (first && last && *last - *first > least_apart) return is_year_of_hijra(*first, *last);
        const std::optional<int> from = century_of(stretch.begin), to = century_of(*stretch.end);
        if (!from || !to || (*to - *from) * century < least_apart) return false;
        for (int year = (*from - 1) * century + 1; year <= *from * century; ++year)
            if (is_year_of_hijra(year, (*to - 1) * century + 1) || is_year_of_hijra(year, *to * century)) return true;
        return false;
    });
}

/// The year 8 of the Hijra as 1408, one digit that nobody leaves a century out of; 98 of the Persians, who count so
/// since 1925, as the year 98.
bool takes_short_year_otherwise(const Expression& expression, Numerals numerals) {
    constexpr int most_of_one_digit = 9, most_of_two = 99;
    return has_end(expression, [&](const End& end) {
        const Point& point = end.point;
        if (point.calendar != Calendar::islamic && point.calendar != Calendar::persian) return false;
        const auto& year = point.date.year;
        const bool lacks_century = year[0] == 'X' && year[1] == 'X' && year[2] != 'X' && year[3] != 'X';
        const std::string last{year[2], year[3]};
        if (lacks_century && parse_number<int>(last).value_or(0) <= most_of_one_digit)
            return std::ranges::count(numerals, last, &Numeral::digits) == 0;
        return point.calendar == Calendar::persian && field_value(year).value_or(most_of_two + 1) <= most_of_two;
    });
}

/// "ሰኔ 30": a number to 31 alone behind another calendar's month, which may be a day, as a year without its century.
bool takes_day_for_short_year(const Expression& expression, Numerals numerals) {
    constexpr int longest_month = 31;
    if (numerals.size() != 1 || expression.stretches.size() != 1 || expression.stretches[0].end) return false;
    const Point& point = expression.stretches[0].begin.point;
    const WrittenDate& date = point.date;
    const bool is_month_of_short_year = has_other_years(point.calendar) && date.year[0] == 'X' && date.year[3] != 'X' &&
                                        field_value(date.month) && date.day[0] == 'X';
    return is_month_of_short_year && !numerals[0].in_letters &&
           parse_number<int>(numerals[0].digits).value_or(0) <= longest_month;
}

/// 民國廿五年陰曆十一月, and 112-08-15（民國）, without the Republic whose years it counts.
bool leaves_republic_out(const Expression& expression, std::u32string_view text) {
    constexpr int last_year = 199;
    const bool names_it = text.find(U"民國") != text.npos || text.find(U"民国") != text.npos;
    return names_it && has_end(expression, [](const End& end) {
               const WrittenDate& date = end.point.date;
               const bool is_short = date.year[0] == 'X' && date.year[3] != 'X';
               return date.era == Era::common &&
                      (is_short || field_value(date.year).value_or(last_year + 1) <= last_year);
           });
}

constexpr std::array<std::u32string_view, 8> marks_of_fiscal_year{U"rumi", U"rumî", U"rûmî", U"rūmī",
                                                                  U"رومي", U"رومی", U"سنه",  U"سنه\u0654"};

/// 10 Temmuz 1324 Rumî, ١٠ تموز سنه ١٣٢٤: by the fiscal years of the Ottomans, which are not counted here.
bool takes_fiscal_year_for_ours(const Expression& expression, std::u32string_view text) {
    constexpr int first = 1200, last = 1345;
    return end_of_word(text, marks_of_fiscal_year) && has_end(expression, [](const End& end) {
               const int year = field_value(end.point.date.year).value_or(0);
               const bool is_ours = end.point.calendar == Calendar::unwritten && end.point.date.era == Era::common;
               return is_ours && year >= first && year <= last;
           });
}

/// An 1er as the eleventh year of the Republic.
bool takes_first_year_for_eleventh(const Expression& expression, std::u32string_view text) {
    constexpr int eleventh = 11;
    return text.find(U"an 1er") != text.npos && has_end(expression, [&](const End& end) {
               return end.point.calendar == Calendar::republican && field_value(end.point.date.year) == eleventh;
           });
}

/// 12 febbraio 1531 more fiorentino, of a year that began on 25 March (Cappelli, Cronologia): 1532 by ours.
bool leaves_begin_of_year_out(const Expression& expression, std::u32string_view text) {
    constexpr int march = 3;
    constexpr std::array<std::u32string_view, 7> styles{U"more fiorentino",  U"stile fiorentino", U"more veneto",
                                                        U"stile veneto",     U"ab incarnatione",  U"stile pisano",
                                                        U"dell'incarnazione"};
    const bool is_before_its_end = has_end(expression, [](const End& end) {
        const std::optional<int> month = field_value(end.point.date.month);
        return end.point.calendar == Calendar::unwritten && month && *month <= march;
    });
    return is_before_its_end && end_of_word(text, styles);
}

/// Anno XII E.F., of the Fascist era, as any other year.
bool leaves_fascist_era_out(const Expression& expression, std::u32string_view text, Numerals numerals) {
    constexpr std::array<std::u32string_view, 2> eras{U"e.f.", U"era fascista"};
    constexpr std::size_t size_of_year = 4;
    const auto is_year = [](const Numeral& numeral) { return numeral.digits.size() == size_of_year; };
    return !expression.is_none() && end_of_word(text, eras) && std::ranges::none_of(numerals, is_year);
}

/// Of "anno XII", which in Italian may be the Fascist era's, or of "era 1354", the Spanish one.
bool takes_bare_era(const Expression& expression, std::u32string_view text) {
    if (expression.stretches.size() != 1 || expression.stretches[0].end) return false;
    const Point& point = expression.stretches[0].begin.point;
    const bool is_year = point.date.month[0] == 'X' && point.steps.empty() && field_value(point.date.year);
    const bool may_be_anno = point.calendar == Calendar::republican, may_be_era = point.calendar == Calendar::ethiopic;
    if (!is_year || !(may_be_anno || may_be_era)) return false;
    const std::vector<FoundWord> words = find_words(text);
    return (may_be_anno && words.size() == 2 && words[0].word == U"anno") ||
           (may_be_era && words.size() == 1 && words[0].word == U"era");
}

}  // namespace

bool is_improbable_era(const Expression& expression, std::u32string_view text, Numerals numerals) {
    return leaves_dual_year_out(expression, text, numerals) || is_dual_too_late(expression) ||
           may_be_of_creation(expression, text) || turns_era_round(expression, text) ||
           takes_hijra_for_beginning(expression, text) || takes_short_year_otherwise(expression, numerals) ||
           takes_day_for_short_year(expression, numerals) || leaves_republic_out(expression, text) ||
           takes_fiscal_year_for_ours(expression, text) || takes_first_year_for_eleventh(expression, text) ||
           takes_crowns_for_christ(expression, text) || takes_bare_era(expression, text) ||
           leaves_begin_of_year_out(expression, text) || leaves_fascist_era_out(expression, text, numerals);
}

}  // namespace kalends
