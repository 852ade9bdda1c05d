#include "data/improbable.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "core/digits.hpp"
#include "core/number_text.hpp"

namespace kalends {
namespace {

using Numerals = std::span<const Numeral>;

/// Its digits all stand in one bare run that is hardly a date: of nine, eleven or thirteen digits, or of a year before
/// 1000 or from 2200 to 9998, as an identifier's are.
bool is_number(const Expression& expression, Numerals numerals) {
    constexpr std::size_t shortest = 8;
    constexpr std::array<std::size_t, 3> no_dates{9, 11, 13};
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

/// The character before a numeral, and whether a space stands between them.
struct Before {
    char32_t character = 0;
    bool is_parted = false;
};

Before before(std::u32string_view text, std::size_t begin) {
    const bool is_parted = begin > 0 && text[begin - 1] == U' ';
    if (is_parted) --begin;
    return {begin > 0 ? text[begin - 1] : U'\0', is_parted};
}

/// Also with a space between.
bool has_word_behind(std::u32string_view text, std::size_t end) {
    constexpr std::u32string_view none = U"0123456789 -/.,;:()[]";
    if (end < text.size() && text[end] == U' ') ++end;
    return end < text.size() && none.find(text[end]) == none.npos;
}

template <class Holds>
bool has_clock(const Expression& expression, Holds holds) {
    return has_end(expression, [&](const End& end) { return end.point.clock && holds(*end.point.clock); });
}

/// 2018-05-15 0800-0900; not T0800-0900, which ISO 8601 writes, nor 1030-0400, which would end before it begins.
bool takes_hours_for_offset(const Expression& expression, std::u32string_view text, Numerals numerals) {
    constexpr std::size_t size = 4;
    const bool has_west = has_clock(expression, [](const Clock& clock) {
        return clock.zone == Clock::Zone::offset && clock.zone_sign == Clock::Sign::minus;
    });
    for (std::size_t i = 0; has_west && i + 1 < numerals.size(); ++i) {
        const Numeral &hour = numerals[i], &offset = numerals[i + 1];
        const bool are_hours = !hour.in_letters && hour.digits.size() == size && offset.digits.size() == size;
        const bool are_joined = hour.end + 1 == offset.begin && text[hour.end] == U'-';
        if (are_hours && are_joined && hour.digits < offset.digits && before(text, hour.begin).is_parted) return true;
    }
    return false;
}

bool is_bare_hour(const Clock& clock) {
    return clock.hour && !clock.minute && clock.day_part == Clock::DayPart::none && clock.zone == Clock::Zone::none &&
           clock.shift == Clock::Shift::none;
}

/// One point, and no range of hours.
bool is_point(const Expression& expression) {
    return expression.stretches.size() == 1 && !expression.stretches.front().end;
}

/// 2018-05-19 - 22: the hour has a dash between spaces before it, and nothing that says what it is.
bool takes_day_for_hour(const Expression& expression, std::u32string_view text, Numerals numerals) {
    return is_point(expression) && has_clock(expression, [&](const Clock& clock) {
               if (!is_bare_hour(clock) || numerals.empty()) return false;
               const Numeral& last = numerals.back();
               const Before sign = before(text, last.begin);
               return last.digits.size() <= 2 && parse_number<int>(last.digits) == *clock.hour && sign.is_parted &&
                      sign.character == U'-' && !has_word_behind(text, last.end);
           });
}

/// What would be a range if its end were this day of this month.
bool may_end_on(const WrittenDate& begin, int day, int month) {
    constexpr int longest_month = 31, last_month = 12;
    const bool is_day = day >= 1 && day <= longest_month && month >= 1 && month <= last_month;
    return is_day && std::pair(month, day) > std::pair(field_value(begin.month).value_or(last_month + 1),
                                                       field_value(begin.day).value_or(0));
}

/// 9.5.2018 - 12.05: what may be a day and its month, behind a dash and a date with points.
bool takes_month_for_minute(const Expression& expression, std::u32string_view text, Numerals numerals) {
    constexpr std::size_t numbers = 5;
    if (!is_point(expression) || numerals.size() != numbers) return false;
    const Numeral &first = numerals[3], &second = numerals[4];
    const auto has_point_behind = [&](std::size_t i) {
        return numerals[i].end < text.size() && text[numerals[i].end] == U'.' &&
               numerals[i].end + 1 == numerals[i + 1].begin;
    };
    const bool is_like = has_point_behind(0) && has_point_behind(1) && has_point_behind(3) &&
                         before(text, first.begin).character == U'-' && !has_word_behind(text, second.end);
    const WrittenDate& date = expression.stretches.front().begin.point.date;
    const int one = parse_number<int>(first.digits).value_or(0), other = parse_number<int>(second.digits).value_or(0);
    const bool is_year_first = numerals[0].digits.size() > 2;
    const bool is_range = is_year_first ? may_end_on(date, other, one) : may_end_on(date, one, other);
    return is_like && is_range && has_clock(expression, [&](const Clock& clock) {
               return clock.hour == one && clock.minute == other && !clock.second;
           });
}

bool turns_zone_round(const Expression& expression, std::u32string_view text) {
    return text.find(U"etc/gmt") != text.npos &&
           has_clock(expression, [](const Clock& clock) { return clock.zone == Clock::Zone::offset; });
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

}  // namespace

bool is_improbable(const Expression& expression, std::u32string_view text, std::span<const Numeral> numerals) {
    return is_number(expression, numerals) || takes_hours_for_offset(expression, text, numerals) ||
           takes_day_for_hour(expression, text, numerals) || takes_month_for_minute(expression, text, numerals) ||
           turns_zone_round(expression, text) || (!expression.is_none() && leaves_duration_out(text)) ||
           joins_days_of_our_time(expression, text, numerals);
}

}  // namespace kalends
