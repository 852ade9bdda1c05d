#pragma once

#include <array>
#include <chrono>
#include <cstdlib>
#include <string>

#include "calendar/iso_date.hpp"
#include "core/digits.hpp"
#include "core/random.hpp"
#include "kalends/calendar/resolution.hpp"
#include "text/number_spans.hpp"

namespace kalends::test {

/// How many random expressions are tried: a number of them in the environment, for a long run.
inline std::size_t expressions_wanted(std::size_t otherwise) {
    const char* const wanted = std::getenv("KALENDS_EXPRESSIONS");
    return wanted == nullptr ? otherwise : std::stoul(wanted);
}

inline std::chrono::sys_days random_day(Random& random, int first_year = 1, int last_year = 9999) {
    using namespace std::chrono;
    const sys_days first = year(first_year) / 1 / 1, last = year(last_year) / 12 / 31;
    return first + days(random.between(0, static_cast<int>((last - first).count())));
}

/// Each told or not.
inline ResolutionOptions random_options(Random& random) {
    ResolutionOptions options;
    if (random.chance(0.3)) options.century_pivot = random.between(0, 99);
    if (random.chance(0.3)) {
        const int first = random.between(1, 9900);
        options.years = YearRange{first, first + random.between(0, 150)};
    }
    if (random.chance(0.7)) options.reference = random_day(random);
    if (options.reference && random.chance(0.5))
        options.reference->time = std::chrono::seconds(random.between(0, 86'399));
    if (options.reference && options.reference->time && random.chance(0.5))
        options.reference->offset = std::chrono::minutes(15 * random.between(-56, 56));
    options.year_hyphen = static_cast<YearHyphen>(random.below(3));
    options.month_hyphen = static_cast<MonthHyphen>(random.below(3));
    options.bare_hours = static_cast<BareHours>(random.below(3));
    options.first_week = static_cast<FirstWeek>(random.below(4));
    options.prefer = static_cast<Prefer>(random.below(4));
    options.next_weekday = static_cast<NextWeekday>(random.below(3));
    options.week_start = static_cast<WeekStart>(random.below(3));
    options.islamic = static_cast<Islamic>(random.below(3));
    if (random.chance(0.3)) options.calendar = static_cast<ToldCalendar>(random.below(told_calendar_count));
    if (random.chance(0.3)) options.calendars_in_doubt = ToldCalendars(random.below(1U << told_calendar_count));
    if (random.chance(0.2)) options.julian_until = random_day(random, 1500, 1950);
    return options;
}

/// Runs of digits as the text of an expression has them, and any signs between them.
inline NumberSpans random_numbers(const std::string& text, Random& random) {
    NumberSpans numbers;
    bool is_inside = false;
    for (const char c : text) {
        const bool is_of_run = is_digit(c);
        if (is_of_run && !is_inside) {
            if (!numbers.runs.empty()) numbers.signs += random.pick(std::array{U'-', U'/', U'\u2013', U'.', U'\0'});
            numbers.runs.emplace_back();
        }
        if (is_of_run) numbers.runs.back() += c;
        is_inside = is_of_run;
    }
    for (std::string& run : numbers.runs)
        if (run.size() == 2 && run[0] == '0' && random.chance(0.5)) run.erase(0, 1);
    for (std::size_t i = 0; i < numbers.runs.size(); ++i) numbers.is_joined_to_word.push_back(random.chance(0.5));
    numbers.are_hours = numbers.runs.size() == 1 && random.chance(0.5);
    numbers.digits = random.pick(std::array{Digits::of_many, Digits::persian, Digits::arabic, Digits::thai});
    return numbers;
}

/// In words, for who looks for a fault.
inline std::string told(const ResolutionOptions& options) {
    std::string text = "pivot " + std::to_string(options.century_pivot);
    if (options.years)
        text += ", years " + std::to_string(options.years->first) + ".." + std::to_string(options.years->last);
    if (options.reference) text += ", reference " + to_iso(options.reference->day);
    if (options.reference && options.reference->time)
        text += " and " + std::to_string(options.reference->time->count()) + " s";
    if (options.reference && options.reference->offset)
        text += ", " + std::to_string(options.reference->offset->count()) + " s from UTC";
    const std::array numbers{static_cast<int>(options.year_hyphen),  static_cast<int>(options.month_hyphen),
                             static_cast<int>(options.first_week),   static_cast<int>(options.prefer),
                             static_cast<int>(options.next_weekday), static_cast<int>(options.week_start)};
    text += ", year hyphen, month hyphen, first week, prefer, next weekday, week start:";
    for (const int number : numbers) text += ' ' + std::to_string(number);
    text += ", calendar " + std::string(name(options.calendar)) + ", in doubt " +
            options.calendars_in_doubt.to_string() + ", islamic " + std::to_string(static_cast<int>(options.islamic));
    if (options.julian_until) text += ", julian until " + to_iso(*options.julian_until);
    return text;
}

inline std::string told(const NumberSpans& numbers) {
    std::string text;
    for (std::size_t i = 0; i < numbers.runs.size(); ++i) {
        text += numbers.runs[i];
        if (i < numbers.signs.size()) text += " U+" + std::to_string(static_cast<unsigned>(numbers.signs[i])) + ' ';
    }
    return text;
}

/// The options that a meaning names, added to those that were told.
inline ResolutionOptions with(ResolutionOptions options, const std::string& by) {
    const auto says = [&](const char* option) { return by.find(option) != std::string::npos; };
    for (std::size_t i = 1; i < told_calendar_count; ++i)
        if (says(("--calendar " + std::string(name(static_cast<ToldCalendar>(i)))).c_str()))
            options.calendar = static_cast<ToldCalendar>(i);
    if (says("--year-hyphen month")) options.year_hyphen = YearHyphen::month;
    if (says("--year-hyphen range")) options.year_hyphen = YearHyphen::range;
    if (says("--month-hyphen day")) options.month_hyphen = MonthHyphen::day;
    if (says("--month-hyphen year")) options.month_hyphen = MonthHyphen::year;
    if (says("--bare-hours ago")) options.bare_hours = BareHours::ago;
    if (says("--bare-hours clock")) options.bare_hours = BareHours::clock;
    if (says("--first-week containing")) options.first_week = FirstWeek::containing;
    if (says("--first-week full")) options.first_week = FirstWeek::full;
    if (says("--first-week days")) options.first_week = FirstWeek::days;
    if (says("--prefer past")) options.prefer = Prefer::past;
    if (says("--prefer future")) options.prefer = Prefer::future;
    if (says("--prefer nearest")) options.prefer = Prefer::nearest;
    if (says("--next-weekday coming")) options.next_weekday = NextWeekday::coming;
    if (says("--next-weekday next-week")) options.next_weekday = NextWeekday::next_week;
    return options;
}

}  // namespace kalends::test
