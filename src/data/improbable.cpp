#include "data/improbable.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>

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

/// The character before a numeral, and how many spaces stand between them.
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

/// 2018-05-15 0800-0900; not T0800-0900, which ISO 8601 writes.
bool takes_hours_for_offset(const Expression& expression, std::u32string_view text, Numerals numerals) {
    constexpr std::size_t size = 4;
    const bool has_west = has_clock(expression, [](const Clock& clock) {
        return clock.zone == Clock::Zone::offset && clock.zone_sign == Clock::Sign::minus;
    });
    for (std::size_t i = 0; has_west && i + 1 < numerals.size(); ++i) {
        const Numeral &hour = numerals[i], &offset = numerals[i + 1];
        const bool are_hours = !hour.in_letters && hour.digits.size() == size && offset.digits.size() == size;
        const bool are_joined = hour.end + 1 == offset.begin && text[hour.end] == U'-';
        if (are_hours && are_joined && before(text, hour.begin).is_parted) return true;
    }
    return false;
}

bool is_bare_hour(const Clock& clock) {
    return clock.hour && !clock.minute && clock.day_part == Clock::DayPart::none && clock.zone == Clock::Zone::none &&
           clock.shift == Clock::Shift::none;
}

/// 2018-05-19 - 22: the hour has a dash between spaces before it, and nothing that says what it is.
bool takes_day_for_hour(const Expression& expression, std::u32string_view text, Numerals numerals) {
    return has_clock(expression, [&](const Clock& clock) {
        if (!is_bare_hour(clock) || numerals.empty()) return false;
        const Numeral& last = numerals.back();
        const Before sign = before(text, last.begin);
        return last.digits.size() <= 2 && parse_number<int>(last.digits) == *clock.hour && sign.is_parted &&
               sign.character == U'-' && !has_word_behind(text, last.end);
    });
}

/// 9.5.2018 - 12.05: what may be a day and its month, behind a dash and a date with points.
bool takes_month_for_minute(const Expression& expression, std::u32string_view text, Numerals numerals) {
    constexpr int last_month = 12;
    constexpr std::size_t numbers = 5;
    if (numerals.size() != numbers) return false;
    const Numeral &day = numerals[3], &month = numerals[4];
    const auto has_point_behind = [&](std::size_t i) {
        return numerals[i].end < text.size() && text[numerals[i].end] == U'.' &&
               numerals[i].end + 1 == numerals[i + 1].begin;
    };
    const bool is_like = has_point_behind(0) && has_point_behind(1) && has_point_behind(3) &&
                         before(text, day.begin).character == U'-' && !has_word_behind(text, month.end);
    return is_like && has_clock(expression, [&](const Clock& clock) {
               return clock.hour && clock.minute && !clock.second && *clock.minute <= last_month &&
                      parse_number<int>(day.digits) == *clock.hour && parse_number<int>(month.digits) == *clock.minute;
           });
}

bool turns_zone_round(const Expression& expression, std::u32string_view text) {
    return text.find(U"etc/gmt") != text.npos &&
           has_clock(expression, [](const Clock& clock) { return clock.zone == Clock::Zone::offset; });
}

/// P1Y, PT12H behind a slash or before one: ISO 8601-1:2019, 5.5.2.
bool leaves_duration_out(std::u32string_view text) {
    constexpr std::u32string_view units = U"ymwdths";
    for (std::size_t at = text.find(U'p'); at != text.npos; at = text.find(U'p', at + 1)) {
        std::size_t end = at + 1;
        if (end < text.size() && text[end] == U't') ++end;
        const std::size_t digits = end;
        while (end < text.size() && is_digit(text[end])) ++end;
        const bool is_duration = end > digits && end < text.size() && units.find(text[end]) != units.npos;
        if (!is_duration) continue;
        while (end < text.size() && (is_digit(text[end]) || units.find(text[end]) != units.npos)) ++end;
        const bool is_behind = at > 0 && text[at - 1] == U'/', is_before = end < text.size() && text[end] == U'/';
        if (is_behind || is_before) return true;
    }
    return false;
}

/// What says that one day is meant stands in brackets, or names a calendar.
bool joins_days_of_our_time(const Expression& expression, std::u32string_view text) {
    constexpr int last_year = 1930;
    if (text.find(U'/') == text.npos || text.find_first_of(U"([") != text.npos) return false;
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
           joins_days_of_our_time(expression, text);
}

}  // namespace kalends
