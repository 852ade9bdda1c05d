#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kalends/language/expression.hpp"

namespace kalends {

/// What a piece of a pattern stands for.
enum class Field : std::uint8_t {
    literal,        ///< text as it stands
    choice,         ///< one of several patterns
    date,           ///< in a wrapper: the place of the date
    year,           ///< width 0: all digits; 2: the last two; 4: padded
    month,          ///< number; width 1 or 2
    month_name,     ///< width 3 abbreviated, 4 wide; as it stands inside a date
    month_alone,    ///< the same, as it stands alone (CLDR "stand-alone", letter L)
    month_roman,    ///< I ... XII
    month_unknown,  ///< an invented word in the month's place: no model can read it
    month_han,      ///< number in Chinese characters
    day,            ///< number; width 1 or 2
    day_ordinal,    ///< "9th", "9.", "9º" as the locale writes it
    day_words,      ///< cardinal or ordinal spelled out
    day_han,
    year_words,
    year_han,  ///< digit by digit in Chinese characters
    year_before_christ,
    year_roman,   ///< MDCCLXXXII, as title pages have it
    year_signed,  ///< "-0043": as ISO 8601 counts them
    year_buddhist,
    year_thai,         ///< the same without a word that says so, which Thai letters around it do
    year_minguo,       ///< width 1: as a number in Chinese characters
    year_minguo_bare,  ///< the same of three digits without a word that says so: 108/05/09
    year_dangi,
    year_japanese,  ///< name of the reign and its year; width 1: in Chinese characters, 2: the reign's letter, 3: its
                    ///< name in Latin letters, 4: with a macron (Shōwa)
    weekday,        ///< name; width 3 or 4
    weekday_alone,
    era,          ///< the current era, as the locale abbreviates it
    era_before,   ///< the one before it
    ordinal_day,  ///< day of the year; ISO 8601 ordinal date, width 3
    week_year,    ///< ISO 8601 week date: year, week, day of the week
    week,
    week_day,
    hour,
    hour12,
    minute,
    second,
    fraction,
    day_period,         ///< am or pm
    zone,               ///< abbreviation of a time zone; width 2: its name in the tz database
    offset,             ///< +0200; width 2: +02:00; 3: +2
    hour_word,          ///< hour of twelve, by the rule hours; the width is a Case
    minute_word,        ///< minutes of an hour in words, from ten on
    minute_count,       ///< so many minutes past or to an hour
    clock_mark,         ///< the literal behind it says something of a time of the day; the width is a ClockMark
    number,             ///< any number of `width` digits, no leading zero
    digits,             ///< `width` digits, any
    hex,                ///< `width` hexadecimal digits
    letters,            ///< `width` random Latin letters
    word,               ///< a word of the locale that is neither month nor weekday; width 2: capitalised
    relative,           ///< "yesterday", "3 weeks ago" as CLDR has it in the locale
    rule,               ///< in a phrase: what the language's rule of that name says (data/phrases)
    mark,               ///< what the literal behind it means; the width is a Mark
    portion,            ///< the same: "second half"; the width is ten times which, and of how many
    century,            ///< number of the century; the width is a NumberForm
    century_word,       ///< "Ottocento", by the rule centuries: of 1200 to 1900
    millennium,         ///< the same of a millennium
    decade,             ///< "1860"; width 2: "60"
    decade_word,        ///< "sixties", by the rule tens; the width is a Case
    year_first,         ///< the first digits of a year of which the others are not written; as many as the width says
    year_last,          ///< the last digit of a year behind another
    year_dual,          ///< the last digits of the year after, of two that a date before Lady Day has
    season,             ///< word of the season, by the rules spring to winter; the width is a Case
    winter,             ///< the same of a winter, behind whose year the next one stands
    quarter,            ///< number of a quarter of the year; the width is a NumberForm
    quarter_name,       ///< as CLDR has it; width 3 abbreviated, 4 wide
    month_inside,       ///< "in May" as one word, by the rule months.in; the width is a Case
    step_nth,           ///< which one within: "third"; the width is a NumberForm
    step_month_inside,  ///< the same by the rule months.in; the width is a Case
    step_month,         ///< which month of a year is meant, 1 by its number, 2 in Chinese numerals, 3 and 4 by its name
    step_season,        ///< which season of a year is meant, as in season; the width is a Case
    step_day,     ///< which day of a month is meant, or counted: "the 15th of next month"; the width is a NumberForm
    step_count,   ///< how many are counted; the width is a NumberForm
    step_plural,  ///< the same as a number that takes a plural of CLDR; the width is a Plural
    step_plural_in_words,  ///< the same in words
    step_weekday,          ///< what is counted: a weekday's name
    step_unit,             ///< the literal behind it is what is counted; the width is a Unit
    count_mark,            ///< the literal behind it says how many; the width is that number
    nth_mark,              ///< the literal behind it says which one within; the width is that number
    weekday_mark,          ///< the literal behind it is a weekday; the width is a Weekday
    calendar_mark,         ///< the literal behind it says which calendar counts the time; the width is a Calendar
    calendar_tacit,        ///< that calendar counts it, and no words say so; the width is a Calendar
    month_calendar,        ///< name of a month of another calendar; width 3 abbreviated, 4 wide, as it stands in a date
    day_letters,           ///< number of a day in letters, or words, of its calendar: כ״ד, ፳፬, 廿四
    year_letters,          ///< the same of a year
    year_touched,  ///< a year of ours in which the other calendar's begins, or, of width 2 or 5, ends: 1849, 50, 1850
};

constexpr std::size_t field_count = std::size_t{1} + static_cast<std::size_t>(Field::year_touched);

/// How a number is written: 19, XIX, 19th, nineteenth, 十九; 05.
enum class NumberForm : std::uint8_t { plain, roman, ordinal, words, han, padded };

/// In which form a word is asked for: as it stands alone, behind a preposition, within something.
enum class Case : std::uint8_t { alone, of, in };

/// What the literal behind it says of the time that it stands with.
enum class Mark : std::uint8_t {
    about,
    uncertain,
    early,
    mid,
    late,
    open_begin,  ///< before, until
    open_end,    ///< after, since
    to,
    one_of,
    all_of,
    unknown,  ///< an end of a stretch that nobody knows
    before_christ,
    of_christ,
    last,       ///< the last within
    this_one,   ///< the one that holds the time
    previous,   ///< the one before that
    next,       ///< the one behind it
    reference,  ///< what is counted from: today
    earlier,
    later,
    same_time,  ///< the time before by another calendar
    of_next     ///< a part of the same time as the next, which alone is written: "mid" of "mid to late 18th century"
};

constexpr bool is_join(Mark mark) {
    return mark == Mark::to || mark == Mark::one_of || mark == Mark::all_of || mark == Mark::same_time;
}

/// What the literal behind it says of a time of the day.
enum class ClockMark : std::uint8_t {
    none,
    am,
    pm,
    noon,
    midnight,
    morning,
    afternoon,
    evening,
    night,
    utc,
    half_past,
    half_to,
    quarter_past,
    quarter_to,
    past,    ///< so many minutes
    to_hour  ///< so many minutes before it
};

/// Plural categories (UTS #35 part 3, "Language Plural Rules").
enum class Plural : std::uint8_t { one, two, few, many, other };
constexpr std::array<std::string_view, 5> plural_names{"one", "two", "few", "many", "other"};

/// What of a field must be known before it is written; a sum of bits.
using FieldTraits = std::uint8_t;
namespace trait {
constexpr FieldTraits filler = 0;          ///< stands beside a date, and says nothing of it
constexpr FieldTraits of_date = 1;         ///< says something of the date
constexpr FieldTraits names_month = 2;     ///< the month, not as a number of digits
constexpr FieldTraits any_month = 4;       ///< a month of which any day can be written, the thirty-first of April, too
constexpr FieldTraits any_day = 8;         ///< a day as a number, be it the thirty-second
constexpr FieldTraits possible_only = 16;  ///< cannot be written of a date that no calendar has
constexpr FieldTraits of_phrase = 32;      ///< says what a lone date cannot
constexpr FieldTraits of_clock = 64;       ///< says something of a time of the day
constexpr FieldTraits silent = 128;        ///< writes nothing: says what the literal behind it means
}  // namespace trait

constexpr std::uint8_t marked(Mark mark) {
    return static_cast<std::uint8_t>(mark);
}
constexpr std::uint8_t written_as(NumberForm form) {
    return static_cast<std::uint8_t>(form);
}
constexpr std::uint8_t in_case(Case form) {
    return static_cast<std::uint8_t>(form);
}
constexpr std::uint8_t counted_in(Unit unit) {
    return static_cast<std::uint8_t>(unit);
}
constexpr std::uint8_t on_clock(ClockMark mark) {
    return static_cast<std::uint8_t>(mark);
}
constexpr std::uint8_t of_plural(Plural plural) {
    return static_cast<std::uint8_t>(plural);
}
constexpr std::uint8_t by(Calendar calendar) {
    return static_cast<std::uint8_t>(calendar);
}
constexpr std::uint8_t on(Weekday weekday) {
    return static_cast<std::uint8_t>(weekday);
}

}  // namespace kalends
