#include "data/improbable_moon.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "calendar/calendar_point.hpp"
#include "core/digits.hpp"
#include "data/improbable.hpp"
#include "kalends/data/month_names.hpp"
#include "text/edits.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

using Numerals = std::span<const Numeral>;

/// 七月廿三, 四月初六: days are counted so by the moon where no word for a day stands behind them.
bool takes_day_of_moon_for_ours(const Expression& expression, std::u32string_view text, Numerals numerals) {
    constexpr std::u32string_view twenties = U"廿卄卅", days = U"日号號";
    const bool is_ours = has_end(expression, [](const End& end) {
        return end.point.calendar == Calendar::unwritten && end.point.date.day[0] != 'X';
    });
    const bool is_theirs = has_end(expression, [](const End& end) { return has_leap_months(end.point.calendar); });
    return is_ours && !is_theirs && std::ranges::any_of(numerals, [&](const Numeral& numeral) {
               const bool is_of_moon = twenties.find(text[numeral.begin]) != twenties.npos ||
                                       (numeral.begin > 0 && text[numeral.begin - 1] == U'初');
               const bool has_word = numeral.end < text.size() && days.find(text[numeral.end]) != days.npos;
               return numeral.in_letters && is_of_moon && !has_word;
           });
}

/// "(lunar)", "lunar date", "lunarcalendar", be it misspelt; no lunar module.
bool names_lunar_calendar(std::u32string_view text) {
    constexpr std::u32string_view moon = U"lunar", date = U"date", calendar = U"calendar";
    if (text.find(U'(') == text.npos && text.find(date) == text.npos && text.find(calendar) == text.npos) return false;
    const std::vector<FoundWord> words = find_words(text);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::u32string& word = words[i].word;
        const std::u32string_view next = i + 1 < words.size() ? std::u32string_view(words[i + 1].word) : U"";
        const bool is_moon = word.size() >= moon.size() && within_one_edit(word, moon);
        const bool is_alone =
            words[i].begin > 0 && text[words[i].begin - 1] == U'(' && letter_at(text, end_of(words[i])) == U')';
        const bool is_joined = word.find(U"lunardate") != word.npos || word.find(U"lunarcalendar") != word.npos;
        if (is_joined || (is_moon && (is_alone || next == date || next == calendar))) return true;
    }
    return false;
}

/// "18 March 2004 (lunardate)" as a day of ours.
bool leaves_moon_out(const Expression& expression, std::u32string_view text) {
    constexpr std::array<std::u32string_view, 4> marks{U"(음)", U"(음력)", U"(陰)", U"(阴)"};
    const auto is_our_day = [](const End& end) {
        return end.point.calendar == Calendar::unwritten && !end.point.is_reference && field_value(end.point.date.day);
    };
    const bool has_day = has_end(expression, is_our_day);
    return has_day && !has_end(expression, [](const End& end) { return has_other_years(end.point.calendar); }) &&
           (holds_one_of(text, marks) || names_lunar_calendar(text));
}

/// 2018.5.9 (음 3.24) by the moon, whose mark is of the numbers in brackets.
bool takes_mark_in_brackets_for_all(const Expression& expression, std::u32string_view text) {
    constexpr std::array<std::u32string_view, 4> marks{U"(음", U"(음력", U"(陰", U"(农历"};
    const bool is_by_moon = !has_same_time(expression) &&
                            has_end(expression, [](const End& end) { return has_leap_months(end.point.calendar); });
    return is_by_moon && std::ranges::any_of(marks, [&](std::u32string_view mark) {
               const std::size_t at = text.find(mark);
               const std::size_t behind = at == text.npos ? at : text.find_first_not_of(U' ', at + mark.size());
               return behind != text.npos && is_digit(text[behind]) &&
                      text.substr(0, at).find_first_of(U"0123456789") != text.npos;
           });
}

/// The lunar eclipse of 31 January 2018 by the Chinese calendar.
bool takes_moon_for_calendar(const Expression& expression, std::u32string_view text) {
    constexpr std::u32string_view moon = U"lunar ";
    constexpr std::array<std::u32string_view, 12> of_moon{U"eclipse", U"module", U"landing", U"mission",
                                                          U"surface", U"orbit",  U"rover",   U"probe",
                                                          U"phase",   U"sample", U"cycle",   U"exploration"};
    const std::size_t at = text.find(moon);
    if (at == text.npos) return false;
    const std::u32string_view behind = text.substr(at + moon.size());
    return std::ranges::any_of(of_moon, [&](std::u32string_view noun) { return behind.starts_with(noun); }) &&
           has_end(expression, [](const End& end) { return end.point.calendar == Calendar::chinese; });
}

}  // namespace

bool is_improbable_moon(const Expression& expression, std::u32string_view text, std::span<const Numeral> numerals) {
    return takes_day_of_moon_for_ours(expression, text, numerals) || leaves_moon_out(expression, text) ||
           takes_moon_for_calendar(expression, text) || takes_mark_in_brackets_for_all(expression, text);
}

}  // namespace kalends
