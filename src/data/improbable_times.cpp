#include "data/improbable_times.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "calendar/date_fields.hpp"
#include "core/digits.hpp"
#include "core/number_text.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

using Numerals = std::span<const Numeral>;

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
bool has_end_in_numbers(const WrittenDate& begin, std::u32string_view text, Numerals numerals) {
    constexpr std::size_t numbers = 5;
    if (numerals.size() != numbers) return false;
    const auto has_point_behind = [&](std::size_t i) {
        return numerals[i].end < text.size() && text[numerals[i].end] == U'.' &&
               numerals[i].end + 1 == numerals[i + 1].begin;
    };
    const bool is_like = has_point_behind(0) && has_point_behind(1) && has_point_behind(3) &&
                         before(text, numerals[3].begin).character == U'-' && !has_word_behind(text, numerals[4].end);
    const int one = parse_number<int>(numerals[3].digits).value_or(0),
              other = parse_number<int>(numerals[4].digits).value_or(0);
    const bool is_year_first = numerals[0].digits.size() > 2;
    return is_like && (is_year_first ? may_end_on(begin, other, one) : may_end_on(begin, one, other));
}

/// It is read as hours and minutes, or not at all.
bool leaves_end_out(const Expression& expression, std::u32string_view text, Numerals numerals) {
    if (!is_point(expression)) return false;
    const Point& point = expression.stretches.front().begin.point;
    const bool is_day = point.date.day[0] != 'X' && !point.is_reference && (!point.clock || !point.clock->second);
    return is_day && has_end_in_numbers(point.date, text, numerals);
}

/// Of no day, and of nothing else.
const Clock* lone_clock(const Expression& expression) {
    if (!is_point(expression)) return nullptr;
    const Point& point = expression.stretches.front().begin.point;
    const bool is_alone = point.clock && !point.is_reference && point.date.is_none() && point.steps.empty();
    return is_alone ? &*point.clock : nullptr;
}

/// The digits behind a comma as a fraction of a second or as seconds; and both numbers joined.
bool says_fraction_or_second(const Clock& clock, const std::string& one, const std::string& next) {
    const auto is_fraction = [&](const std::string& digits) {
        return clock.fraction.digits == digits.size() &&
               parse_number<int>(digits) == static_cast<int>(clock.fraction.value);
    };
    const bool is_second = clock.second && parse_number<int>(one) == static_cast<int>(*clock.second);
    return clock.fraction.digits > 0 ? is_fraction(one) || is_fraction(next) || is_fraction(one + next) : is_second;
}

/// 16:9 alone: nobody writes minutes without their nought there.
bool takes_proportion_for_time(const Expression& expression, std::u32string_view text, Numerals numerals) {
    const Clock* const clock = lone_clock(expression);
    const bool is_bare = clock != nullptr && clock->minute && !clock->second && clock->zone == Clock::Zone::none &&
                         clock->day_part == Clock::DayPart::none;
    if (!is_bare || *clock->minute == 0 || numerals.size() < 2) return false;
    for (std::size_t i = 0; i + 1 < numerals.size(); ++i) {
        const Numeral &hour = numerals[i], &minute = numerals[i + 1];
        const bool are_joined = hour.end + 1 == minute.begin && text[hour.end] == U':';
        const bool are_its =
            parse_number<int>(hour.digits) == *clock->hour && parse_number<int>(minute.digits) == *clock->minute;
        if (are_joined && are_its && minute.digits.size() == 1 && !has_word_behind(text, minute.end)) return true;
    }
    return false;
}

/// 5 nach Mittag, as noon.
bool leaves_minutes_of_noon_out(const Expression& expression, Numerals numerals) {
    constexpr std::size_t longest = 2;
    const Clock* const clock = lone_clock(expression);
    const bool is_noon = clock != nullptr && !clock->hour && clock->shift == Clock::Shift::none &&
                         (clock->day_part == Clock::DayPart::noon || clock->day_part == Clock::DayPart::midnight);
    if (!is_noon || numerals.empty()) return false;
    const Numeral& first = numerals.front();
    const int minutes = parse_number<int>(first.digits).value_or(0);
    const bool is_hour = minutes % 12 == 0;  // 0:00, 12, 24 Uhr
    return first.begin == 0 && !first.in_letters && first.digits.size() <= longest && !is_hour;
}

/// 18:44:55,3.14 and 18:44:55,12,7: the next column of a table.
bool takes_column_for_fraction(const Expression& expression, std::u32string_view text, Numerals numerals) {
    if (!has_clock(expression, [](const Clock& clock) { return clock.second || clock.minute; })) return false;
    for (std::size_t i = 2; i + 1 < numerals.size(); ++i) {
        const auto is_joined = [&](std::size_t place, std::u32string_view signs) {
            const Numeral &one = numerals[place - 1], &next = numerals[place];
            return one.end + 1 == next.begin && signs.find(text[one.end]) != signs.npos;
        };
        const bool is_column = is_joined(i - 1, U":") && is_joined(i, U",") && is_joined(i + 1, U".,");
        if (is_column && has_clock(expression, [&](const Clock& clock) {
                return says_fraction_or_second(clock, numerals[i].digits, numerals[i + 1].digits);
            }))
            return true;
    }
    return false;
}

/// [1234] 05 Nov 03:04:05.678: a number in brackets before a time with its seconds is a process's.
bool takes_process_for_year(const Expression& expression, std::u32string_view text) {
    constexpr std::size_t digits_of_year = 4, end = 1 + digits_of_year;
    constexpr std::u32string_view brackets = U"[(", closing = U"])";
    const std::size_t kind = brackets.find(letter_at(text, 0));
    const bool is_in_brackets =
        kind != brackets.npos && end_of_digits(text, 1) == end && letter_at(text, end) == closing[kind];
    if (!is_in_brackets || !has_clock(expression, [](const Clock& clock) { return clock.second.has_value(); }))
        return false;
    return has_end(expression, [&](const End& one) {
        return std::ranges::equal(one.point.date.year, text.substr(1, digits_of_year),
                                  [](char digit, char32_t c) { return static_cast<char32_t>(digit) == c; });
    });
}

/// Duration: 00:45:12.
bool takes_duration_for_time(const Expression& expression, std::u32string_view text) {
    constexpr std::array<std::u32string_view, 16> labels{
        U"duration",     U"runtime", U"length", U"elapsed",  U"total time", U"time left", U"remaining", U"finished in",
        U"completed in", U"took",    U"dauer",  U"laufzeit", U"durée",      U"duración",  U"durata",    U"duração"};
    return lone_clock(expression) != nullptr && std::ranges::any_of(labels, [&](std::u32string_view label) {
               return text.starts_with(label) && !is_letter(letter_at(text, label.size()));
           });
}

}  // namespace

bool is_bare_hour(const Clock& clock) {
    return clock.hour && !clock.minute && clock.day_part == Clock::DayPart::none && clock.zone == Clock::Zone::none &&
           clock.shift == Clock::Shift::none;
}

bool is_improbable_time(const Expression& expression, std::u32string_view text, std::span<const Numeral> numerals) {
    return takes_day_for_hour(expression, text, numerals) || leaves_end_out(expression, text, numerals) ||
           takes_proportion_for_time(expression, text, numerals) ||
           takes_column_for_fraction(expression, text, numerals) || takes_process_for_year(expression, text) ||
           takes_duration_for_time(expression, text) || leaves_minutes_of_noon_out(expression, numerals);
}

}  // namespace kalends
