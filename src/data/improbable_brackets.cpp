#include "data/improbable_brackets.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "core/digits.hpp"
#include "core/number_text.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

using Numerals = std::span<const Numeral>;

constexpr std::array<std::u32string_view, 5> openings_of_end{U"[-", U" [-", U"(-", U" (-", U"-["};

bool is_closed(std::u32string_view text, std::size_t place) {
    const std::size_t end = text.find_first_not_of(U'?', place);
    return end != text.npos && (text[end] == U']' || text[end] == U')');
}

/// Nothing finer, be it about.
const WrittenDate* year_alone(const Expression& expression) {
    if (expression.stretches.size() != 1 || expression.stretches[0].end) return nullptr;
    const Point& point = expression.stretches[0].begin.point;
    const bool is_year = point.date.month[0] == 'X' && point.date.day[0] == 'X' && point.steps.empty();
    return is_year && expression.stretches[0].begin.kind == End::Kind::point ? &point.date : nullptr;
}

bool leaves_end_of_range_out(const WrittenDate& date, std::u32string_view text, Numerals numerals) {
    constexpr std::size_t size_of_year = 4, size_of_short = 2;
    for (std::size_t i = 1; i < numerals.size(); ++i) {
        const Numeral &year = numerals[i - 1], &end = numerals[i];
        const bool has_sizes = !year.in_letters && year.digits.size() == size_of_year &&
                               (end.digits.size() == size_of_year || end.digits.size() == size_of_short);
        if (!has_sizes || year.end >= end.begin || field_value(date.year) != parse_number<int>(year.digits)) continue;
        const std::u32string_view between = text.substr(year.end, end.begin - year.end);
        if (is_closed(text, end.end) && std::ranges::find(openings_of_end, between) != openings_of_end.end())
            return true;
    }
    return false;
}

/// 1[2], [1]2 with no other digit on either side.
bool leaves_digit_of_day_out(const WrittenDate& date, std::u32string_view text) {
    const std::optional<int> day = field_value(date.day);
    if (!day) return false;
    for (std::size_t i = text.find(U'['); i != text.npos; i = text.find(U'[', i + 1)) {
        if (!is_digit(letter_at(text, i + 1)) || letter_at(text, i + 2) != U']') continue;
        const char32_t before = i > 0 ? text[i - 1] : U'\0', behind = letter_at(text, i + 3);
        const bool is_first = is_digit(behind) && !is_digit(before) && !is_digit(letter_at(text, i + 4));
        const bool is_last = is_digit(before) && !is_digit(behind) && !(i > 1 && is_digit(text[i - 2]));
        if (!is_first && !is_last) continue;
        const char32_t tens = is_last ? before : letter_at(text, i + 1),
                       units = is_last ? letter_at(text, i + 1) : behind;
        const int both = 10 * static_cast<int>(tens - U'0') + static_cast<int>(units - U'0');
        constexpr int last_day = 31;
        if (both <= last_day && *day != both && (*day == both / 10 || *day == both % 10)) return true;
    }
    return false;
}

/// [9] May 1845 as the month.
bool leaves_bracketed_day_out(const WrittenDate& date, std::u32string_view text, Numerals numerals) {
    if (date.month[0] == 'X' || date.day[0] != 'X') return false;
    return std::ranges::any_of(numerals, [&](const Numeral& one) {
        const bool is_enclosed = one.begin > 0 && text[one.begin - 1] == U'[' && one.end < text.size() &&
                                 text[one.end] == U']' && one.digits.size() <= 2 && !one.in_letters;
        const bool is_before_word =
            one.end + 2 < text.size() && text[one.end + 1] == U' ' && is_letter(text[one.end + 2]);
        const bool is_behind_word = one.begin > 2 && text[one.begin - 2] == U' ' && is_letter(text[one.begin - 3]);
        return is_enclosed && (is_before_word || is_behind_word);
    });
}

/// The year of "5 Chas. I [1630]" as half past four.
bool takes_year_for_time(const Expression& expression, std::u32string_view text, Numerals numerals) {
    constexpr std::size_t size_of_year = 4;
    return std::ranges::any_of(numerals, [&](const Numeral& one) {
        const bool is_enclosed = one.begin > 0 && text[one.begin - 1] == U'[' && letter_at(text, one.end) == U']';
        return is_enclosed && one.digits.size() == size_of_year && has_end(expression, [&](const End& end) {
                   const std::optional<Clock>& clock = end.point.clock;
                   return clock && clock->hour && clock->minute &&
                          *clock->hour * 100 + *clock->minute == parse_number<int>(one.digits);
               });
    });
}

}  // namespace

bool leaves_brackets_out(const Expression& expression, std::u32string_view text, Numerals numerals) {
    if (text.find_first_of(U"[(") == text.npos) return false;
    if (takes_year_for_time(expression, text, numerals)) return true;
    const WrittenDate* const year = year_alone(expression);
    const std::optional<WrittenDate> date = lone_date_or_time(expression);
    return (year != nullptr && leaves_end_of_range_out(*year, text, numerals)) ||
           (date && (leaves_digit_of_day_out(*date, text) || leaves_bracketed_day_out(*date, text, numerals)));
}

}  // namespace kalends
