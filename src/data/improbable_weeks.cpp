#include "data/improbable_weeks.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>

#include "calendar/date_fields.hpp"
#include "calendar/within.hpp"
#include "core/digits.hpp"
#include "data/improbable.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

constexpr std::array<std::u32string_view, 6> beginnings{U"beginning", U"commencing", U"starting",
                                                        U"w/c",       U"w/b",        U"wc"};
constexpr std::array<std::u32string_view, 3> endings{U"ending", U"ended", U"w/e"};

/// The week beginning on a Sunday, as the one from Monday on that holds it; and one that begins on a day as a week
/// later.
bool counts_other_week(const Point& point, std::u32string_view text) {
    if (point.is_reference || point.steps.size() != 1 || point.steps[0].unit != Unit::week) return false;
    const bool begins = end_of_word(text, beginnings).has_value(), ends = end_of_word(text, endings).has_value();
    if (!begins && !ends) return false;
    if (point.steps[0].kind != Step::Kind::nth || point.steps[0].number != 0) return is_move(point.steps[0]);
    const std::optional<std::chrono::sys_days> day = written_day(point.date);
    return !day || std::chrono::weekday(*day) != (begins ? std::chrono::Monday : std::chrono::Sunday);
}

/// Counted from today, a weekday and no more: R mon, R + 1 mon.
std::optional<std::chrono::weekday> weekday_from_today(const Point& point) {
    if (!point.is_reference || point.steps.size() > 1) return std::nullopt;
    if (point.steps.empty())
        return point.date.weekday == Weekday::unwritten
                   ? std::nullopt
                   : std::optional(std::chrono::weekday(static_cast<unsigned>(point.date.weekday)));
    const Unit unit = point.steps.front().unit;
    return is_weekday(unit) ? std::optional(to_weekday(unit)) : std::nullopt;
}

/// "on Monday - 06.11.2017", a Monday: one day, and no stretch from some Monday to it.
bool takes_weekday_of_day_for_end(const Stretch& stretch) {
    if (!stretch.end || stretch.is_same_time) return false;
    const auto is_its_weekday = [](const Point& weekday, const Point& day) {
        const std::optional<std::chrono::sys_days> written = written_day(day.date);
        return written && weekday_from_today(weekday) == std::chrono::weekday(*written);
    };
    const Point &begin = stretch.begin.point, &end = stretch.end->point;
    return is_its_weekday(begin, end) || is_its_weekday(end, begin);
}

constexpr auto words_for_week =
    std::to_array<std::u32string_view>({U"kw", U"kalenderwoche", U"woche", U"week", U"semaine", U"semana", U"settimana",
                                        U"vecka", U"uge", U"uke", U"viikko", U"týden", U"tydzień"});

/// The number of a week that ends the text, "in KW 19", as a number of weeks or as an hour.
bool takes_number_of_week(const Point& point, std::u32string_view text) {
    constexpr std::size_t longest = 2;
    if (!point.is_reference && !point.clock) return false;
    const bool says_it = point.date.form == DateForm::week || std::ranges::any_of(point.steps, [](const Step& step) {
                             return step.kind == Step::Kind::nth && step.unit == Unit::week && step.number > 0;
                         });
    const std::optional<std::size_t> end = end_of_word(text, words_for_week);
    if (says_it || !end || letter_at(text, *end) != U' ') return false;
    const std::size_t last = end_of_digits(text, *end + 1);
    return last > *end + 1 && last - *end <= longest + 1 && last == text.size();
}

}  // namespace

bool is_improbable_week(const Expression& expression, std::u32string_view text) {
    return has_end(expression,
                   [&](const End& end) {
                       return counts_other_week(end.point, text) || takes_number_of_week(end.point, text);
                   }) ||
           std::ranges::any_of(expression.stretches, takes_weekday_of_day_for_end);
}

}  // namespace kalends
