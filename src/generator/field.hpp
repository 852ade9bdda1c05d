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
    year_japanese,  ///< name of the reign and its year; width 1: in Chinese characters, 2: the reign's letter
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
    day_period,      ///< am or pm
    zone,            ///< abbreviation of a time zone; width 2: its name in the tz database
    offset,          ///< +0200; width 2: +02:00; 3: +2
    hour_word,       ///< hour of twelve, by the rule hours; the width is a Case
    minute_count,    ///< so many minutes past or to an hour
    clock_mark,      ///< the literal behind it says something of a time of the day; the width is a ClockMark
    number,          ///< any number of `width` digits, no leading zero
    digits,          ///< `width` digits, any
    hex,             ///< `width` hexadecimal digits
    letters,         ///< `width` random Latin letters
    word,            ///< a word of the locale that is neither month nor weekday; width 2: capitalised
    relative,        ///< "yesterday", "3 weeks ago" as CLDR has it in the locale
    rule,            ///< in a phrase: what the language's rule of that name says (data/phrases)
    mark,            ///< what the literal behind it means; the width is a Mark
    portion,         ///< the same: "second half"; the width is ten times which, and of how many
    century,         ///< number of the century; the width is a NumberForm
    century_word,    ///< "Ottocento", by the rule centuries: of 1200 to 1900
    millennium,      ///< the same of a millennium
    decade,          ///< "1860"; width 2: "60"
    decade_word,     ///< "sixties", by the rule tens; the width is a Case
    year_first,      ///< the first digits of a year of which the others are not written; as many as the width says
    year_last,       ///< the last digit of a year behind another
    year_dual,       ///< the last digits of the year after, of two that a date before Lady Day has
    season,          ///< word of the season, by the rules spring to winter; the width is a Case
    winter,          ///< the same of a winter, behind whose year the next one stands
    quarter,         ///< number of a quarter of the year; the width is a NumberForm
    quarter_name,    ///< as CLDR has it; width 3 abbreviated, 4 wide
    month_inside,    ///< "in May" as one word, by the rule months.in; the width is a Case
    step_nth,        ///< which one within: "third"; the width is a NumberForm
    step_day,        ///< which day of a month is meant, or counted: "the 15th of next month"; the width is a NumberForm
    step_count,      ///< how many are counted; the width is a NumberForm
    step_plural,     ///< the same as a number that takes a plural of CLDR; the width is a Plural
    step_weekday,    ///< what is counted: a weekday's name
    step_unit,       ///< the literal behind it is what is counted; the width is a Unit
    count_mark,      ///< the literal behind it says how many; the width is that number
    nth_mark,        ///< the literal behind it says which one within; the width is that number
    weekday_mark,    ///< the literal behind it is a weekday; the width is a Weekday
    calendar_mark,   ///< the literal behind it says which calendar counts the time; the width is a Calendar
    calendar_tacit,  ///< that calendar counts it, and no words say so; the width is a Calendar
    month_calendar,  ///< name of a month of another calendar; width 3 abbreviated, 4 wide, as it stands in a date
    day_letters,     ///< number of a day in letters, or words, of its calendar: כ״ד, ፳፬, 廿四
    year_letters,    ///< the same of a year
    year_touched,    ///< a year of ours in which the other calendar's begins, or, of width 2 or 5, ends: 1849, 50, 1850
};

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

/// A field under the name that patterns have for it.
struct NamedField {
    std::string_view name;
    Field field;
    std::uint8_t width = 0;
    FieldTraits traits = trait::filler;
};

/// The width stands in the name, behind one letter: {n3}.
constexpr std::uint8_t width_in_name = 255;

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

/// The fields of patterns. Each is a row here, and a case in DateWriter::append_date_field (date_field.cpp), in its
/// filler() if it is a filler, in ClockWriter (clock_field.cpp) if it says a time of the day, or in YearWriter
/// (phrase_years.cpp) or CountWriter (phrase_counts.cpp) if phrases alone have it. A field that has several names has
/// the same traits under each.
inline constexpr auto named_fields = [] {
    using enum Field;
    using namespace trait;
    return std::to_array<NamedField>({
        {"date", date},
        {"y", year, 0, of_date},
        {"yy", year, 2, of_date},
        {"yyyy", year, 4, of_date},
        {"yw", year_words, 0, of_date},
        {"yh", year_han, 0, of_date},
        {"yc", year_before_christ, 0, of_date},
        {"yR", year_roman, 0, of_date},
        {"y-", year_signed, 4, of_date},
        {"yb", year_buddhist, 0, of_date},
        {"yt", year_thai, 0, of_date},
        {"yr", year_minguo, 0, of_date},
        {"yrh", year_minguo, 1, of_date},
        {"yrn", year_minguo_bare, 0, of_date},
        {"yd", year_dangi, 0, of_date},
        {"yj", year_japanese, 0, of_date},
        {"yjh", year_japanese, 1, of_date},
        {"yjl", year_japanese, 2, of_date},
        {"M", month, 1, of_date | any_month},
        {"MM", month, 2, of_date | any_month},
        {"MMM", month_name, 3, of_date | any_month | names_month},
        {"MMMM", month_name, 4, of_date | any_month | names_month},
        {"LLL", month_alone, 3, of_date | any_month | names_month},
        {"LLLL", month_alone, 4, of_date | any_month | names_month},
        {"Mr", month_roman, 0, of_date | names_month},
        {"Mx", month_unknown, 0, of_date | names_month | possible_only},
        {"Mh", month_han, 0, of_date | names_month | possible_only},
        {"d", day, 1, of_date | any_day},
        {"dd", day, 2, of_date | any_day},
        {"do", day_ordinal, 0, of_date | possible_only},
        {"dw", day_words, 0, of_date | possible_only},
        {"dh", day_han, 0, of_date | possible_only},
        {"EEE", weekday, 3, of_date},
        {"EEEE", weekday, 4, of_date},
        {"ccc", weekday_alone, 3, of_date},
        {"cccc", weekday_alone, 4, of_date},
        {"G", era, 0, of_date},
        {"Gb", era_before, 0, of_date},
        {"DDD", ordinal_day, 3, of_date | possible_only},
        {"Y", week_year, 4, of_date},
        {"ww", week, 2, of_date | possible_only},
        {"e", week_day, 1, of_date},
        {"H", hour, 1, of_clock},
        {"HH", hour, 2, of_clock},
        {"h", hour12, 1, of_clock},
        {"hh", hour12, 2, of_clock},
        {"h+", hour12, 1, of_clock},
        {"hw", hour_word, in_case(Case::alone), of_clock | of_phrase},
        {"hw+", hour_word, in_case(Case::alone), of_clock | of_phrase},
        {"hw.of", hour_word, in_case(Case::of), of_clock | of_phrase},
        {"hw.in", hour_word, in_case(Case::in), of_clock | of_phrase},
        {"hw+.of", hour_word, in_case(Case::of), of_clock | of_phrase},
        {"hw+.in", hour_word, in_case(Case::in), of_clock | of_phrase},
        {"m", minute, 1, of_clock},
        {"mm", minute, 2, of_clock},
        {"ma", minute_count, 1, of_clock},
        {"s", second, 1, of_clock},
        {"ss", second, 2, of_clock},
        {"S", fraction, 1, of_clock},
        {"SS", fraction, 2, of_clock},
        {"SSS", fraction, 3, of_clock},
        {"SSSS", fraction, 4, of_clock},
        {"SSSSS", fraction, 5, of_clock},
        {"SSSSSS", fraction, 6, of_clock},
        {"SSSSSSS", fraction, 7, of_clock},
        {"SSSSSSSS", fraction, 8, of_clock},
        {"SSSSSSSSS", fraction, 9, of_clock},
        {"a", day_period, 0, of_clock},
        {"z", zone, 1, of_clock},
        {"zi", zone, 2, of_clock},
        {"Z", offset, 1, of_clock},
        {"ZZ", offset, 2, of_clock},
        {"Zh", offset, 3, of_clock},
        {"am", clock_mark, on_clock(ClockMark::am), of_clock | silent},
        {"pm", clock_mark, on_clock(ClockMark::pm), of_clock | silent},
        {"noon", clock_mark, on_clock(ClockMark::noon), of_clock | silent},
        {"midnight", clock_mark, on_clock(ClockMark::midnight), of_clock | silent},
        {"morning", clock_mark, on_clock(ClockMark::morning), of_clock | silent},
        {"afternoon", clock_mark, on_clock(ClockMark::afternoon), of_clock | silent},
        {"evening", clock_mark, on_clock(ClockMark::evening), of_clock | silent},
        {"night", clock_mark, on_clock(ClockMark::night), of_clock | silent},
        {"utc", clock_mark, on_clock(ClockMark::utc), of_clock | silent},
        {"half-past", clock_mark, on_clock(ClockMark::half_past), of_clock | silent},
        {"half-to", clock_mark, on_clock(ClockMark::half_to), of_clock | silent},
        {"quarter-past", clock_mark, on_clock(ClockMark::quarter_past), of_clock | silent},
        {"quarter-to", clock_mark, on_clock(ClockMark::quarter_to), of_clock | silent},
        {"past", clock_mark, on_clock(ClockMark::past), of_clock | silent},
        {"to-hour", clock_mark, on_clock(ClockMark::to_hour), of_clock | silent},
        {"n", number, width_in_name},
        {"r", digits, width_in_name},
        {"x", hex, width_in_name},
        {"a", letters, width_in_name},
        {"word", word, 1},
        {"Word", word, 2},
        {"relative", relative, 0, of_phrase},
        {"~", mark, marked(Mark::about), silent},
        {"?", mark, marked(Mark::uncertain), silent},
        {"early", mark, marked(Mark::early), silent},
        {"mid", mark, marked(Mark::mid), silent},
        {"late", mark, marked(Mark::late), silent},
        {"<", mark, marked(Mark::open_begin), silent},
        {">", mark, marked(Mark::open_end), silent},
        {"to", mark, marked(Mark::to), silent},
        {"or", mark, marked(Mark::one_of), silent},
        {"and", mark, marked(Mark::all_of), silent},
        {"same", mark, marked(Mark::same_time), silent},
        {"unknown", mark, marked(Mark::unknown), silent},
        {"bc", mark, marked(Mark::before_christ), silent},
        {"ad", mark, marked(Mark::of_christ), silent},
        {"#last", mark, marked(Mark::last), silent},
        {"#this", mark, marked(Mark::this_one), silent},
        {"-", mark, marked(Mark::earlier), silent},
        {"+", mark, marked(Mark::later), silent},
        {"R", mark, marked(Mark::reference), silent},
        {"this", mark, marked(Mark::this_one), silent},
        {"prev", mark, marked(Mark::previous), silent},
        {"next", mark, marked(Mark::next), silent},
        {"=", mark, marked(Mark::of_next), silent},
        {"#second", step_unit, counted_in(Unit::second), silent},
        {"#minute", step_unit, counted_in(Unit::minute), silent},
        {"#hour", step_unit, counted_in(Unit::hour), silent},
        {"#day", step_unit, counted_in(Unit::day), silent},
        {"#week", step_unit, counted_in(Unit::week), silent},
        {"#weekend", step_unit, counted_in(Unit::weekend), silent},
        {"#month", step_unit, counted_in(Unit::month), silent},
        {"#quarter", step_unit, counted_in(Unit::quarter), silent},
        {"#half", step_unit, counted_in(Unit::half), silent},
        {"#year", step_unit, counted_in(Unit::year), silent},
        {"#decade", step_unit, counted_in(Unit::decade), silent},
        {"#century", step_unit, counted_in(Unit::century), silent},
        {"#millennium", step_unit, counted_in(Unit::millennium), silent},
        {"mon", weekday_mark, on(Weekday::monday), silent},
        {"tue", weekday_mark, on(Weekday::tuesday), silent},
        {"wed", weekday_mark, on(Weekday::wednesday), silent},
        {"thu", weekday_mark, on(Weekday::thursday), silent},
        {"fri", weekday_mark, on(Weekday::friday), silent},
        {"sat", weekday_mark, on(Weekday::saturday), silent},
        {"sun", weekday_mark, on(Weekday::sunday), silent},
        {"#1st", nth_mark, 1, silent},
        {"#2nd", nth_mark, 2, silent},
        {"#3rd", nth_mark, 3, silent},
        {"#4th", nth_mark, 4, silent},
        {"#5th", nth_mark, 5, silent},
        {"#1", count_mark, 1, silent},
        {"#2", count_mark, 2, silent},
        {"#3", count_mark, 3, silent},
        {"#4", count_mark, 4, silent},
        {"#5", count_mark, 5, silent},
        {"#6", count_mark, 6, silent},
        {"#7", count_mark, 7, silent},
        {"#8", count_mark, 8, silent},
        {"#9", count_mark, 9, silent},
        {"#10", count_mark, 10, silent},
        {"#11", count_mark, 11, silent},
        {"#12", count_mark, 12, silent},
        {"#15", count_mark, 15, silent},
        {"#20", count_mark, 20, silent},
        {"#25", count_mark, 25, silent},
        {"#30", count_mark, 30, silent},
        {"#40", count_mark, 40, silent},
        {"#50", count_mark, 50, silent},
        {"#100", count_mark, 100, silent},
        {"islamic", calendar_mark, by(Calendar::islamic), silent},
        {"hebrew", calendar_mark, by(Calendar::hebrew), silent},
        {"persian", calendar_mark, by(Calendar::persian), silent},
        {"ethiopic", calendar_mark, by(Calendar::ethiopic), silent},
        {"coptic", calendar_mark, by(Calendar::coptic), silent},
        {"indian", calendar_mark, by(Calendar::indian), silent},
        {"chinese", calendar_mark, by(Calendar::chinese), silent},
        {"korean", calendar_mark, by(Calendar::korean), silent},
        {"republican", calendar_mark, by(Calendar::republican), silent},
        {"julian", calendar_mark, by(Calendar::julian), silent},
        {"gregorian", calendar_mark, by(Calendar::gregorian), silent},
        {"as-islamic", calendar_tacit, by(Calendar::islamic), silent},
        {"as-hebrew", calendar_tacit, by(Calendar::hebrew), silent},
        {"as-persian", calendar_tacit, by(Calendar::persian), silent},
        {"as-ethiopic", calendar_tacit, by(Calendar::ethiopic), silent},
        {"as-coptic", calendar_tacit, by(Calendar::coptic), silent},
        {"as-indian", calendar_tacit, by(Calendar::indian), silent},
        {"as-chinese", calendar_tacit, by(Calendar::chinese), silent},
        {"as-korean", calendar_tacit, by(Calendar::korean), silent},
        {"as-republican", calendar_tacit, by(Calendar::republican), silent},
        {"as-julian", calendar_tacit, by(Calendar::julian), silent},
        {"1/2", portion, 12, silent},
        {"2/2", portion, 22, silent},
        {"1/3", portion, 13, silent},
        {"2/3", portion, 23, silent},
        {"3/3", portion, 33, silent},
        {"1/4", portion, 14, silent},
        {"2/4", portion, 24, silent},
        {"3/4", portion, 34, silent},
        {"4/4", portion, 44, silent},
        {"c", century, written_as(NumberForm::plain), of_date | of_phrase},
        {"cr", century, written_as(NumberForm::roman), of_date | of_phrase},
        {"co", century, written_as(NumberForm::ordinal), of_date | of_phrase},
        {"cw", century, written_as(NumberForm::words), of_date | of_phrase},
        {"ch", century, written_as(NumberForm::han), of_date | of_phrase},
        {"ct", century_word, in_case(Case::alone), of_date | of_phrase},
        {"ct.of", century_word, in_case(Case::of), of_date | of_phrase},
        {"ct.in", century_word, in_case(Case::in), of_date | of_phrase},
        {"mn", millennium, written_as(NumberForm::plain), of_date | of_phrase},
        {"mr", millennium, written_as(NumberForm::roman), of_date | of_phrase},
        {"mo", millennium, written_as(NumberForm::ordinal), of_date | of_phrase},
        {"de", decade, 4, of_date | of_phrase},
        {"ds", decade, 2, of_date | of_phrase},
        {"dt", decade_word, in_case(Case::alone), of_date | of_phrase},
        {"dt.of", decade_word, in_case(Case::of), of_date | of_phrase},
        {"dt.in", decade_word, in_case(Case::in), of_date | of_phrase},
        {"y3", year_first, 3, of_date | of_phrase},
        {"y2", year_first, 2, of_date | of_phrase},
        {"yl", year_last, 0, of_date | of_phrase},
        {"y+", year_dual, 1, of_date | of_phrase},
        {"yy+", year_dual, 2, of_date | of_phrase},
        {"season", season, in_case(Case::alone), of_date | of_phrase},
        {"season.of", season, in_case(Case::of), of_date | of_phrase},
        {"season.in", season, in_case(Case::in), of_date | of_phrase},
        {"winter", winter, in_case(Case::alone), of_date | of_phrase},
        {"qn", quarter, written_as(NumberForm::plain), of_date | of_phrase},
        {"qr", quarter, written_as(NumberForm::roman), of_date | of_phrase},
        {"qo", quarter, written_as(NumberForm::ordinal), of_date | of_phrase},
        {"QQQ", quarter_name, 3, of_date | of_phrase},
        {"QQQQ", quarter_name, 4, of_date | of_phrase},
        {"Mc", month_calendar, 4, of_date | names_month | of_phrase},
        {"Mcs", month_calendar, 3, of_date | names_month | of_phrase},
        {"dc", day_letters, 0, of_date | of_phrase},
        {"yc#", year_letters, 0, of_date | of_phrase},
        {"yo", year_touched, 4, of_phrase},
        {"yo+", year_touched, 2, of_phrase},
        {"yo++", year_touched, 5, of_phrase},
        {"Ml", month_inside, in_case(Case::alone), of_date | names_month | of_phrase},
        {"Ml.of", month_inside, in_case(Case::of), of_date | names_month | of_phrase},
        {"Ml.in", month_inside, in_case(Case::in), of_date | names_month | of_phrase},
        {"#o", step_nth, written_as(NumberForm::ordinal), of_date | of_phrase},
        {"#w", step_nth, written_as(NumberForm::words), of_date | of_phrase},
        {"#n", step_nth, written_as(NumberForm::plain), of_date | of_phrase},
        {"#nn", step_nth, written_as(NumberForm::padded), of_date | of_phrase},
        {"#dn", step_day, written_as(NumberForm::plain), of_date | of_phrase},
        {"#do", step_day, written_as(NumberForm::ordinal), of_date | of_phrase},
        {"n#", step_count, written_as(NumberForm::plain), of_date | of_phrase},
        {"w#", step_count, written_as(NumberForm::words), of_date | of_phrase},
        {"n#one", step_plural, of_plural(Plural::one), of_date | of_phrase},
        {"n#two", step_plural, of_plural(Plural::two), of_date | of_phrase},
        {"n#few", step_plural, of_plural(Plural::few), of_date | of_phrase},
        {"n#many", step_plural, of_plural(Plural::many), of_date | of_phrase},
        {"n#other", step_plural, of_plural(Plural::other), of_date | of_phrase},
        {"#cccc", step_weekday, 4, of_date | of_phrase},
    });
}();

constexpr std::size_t field_count = std::size_t{1} + static_cast<std::size_t>(Field::year_touched);

inline constexpr auto traits_by_field = [] {
    std::array<FieldTraits, field_count> traits{};
    for (const NamedField& named : named_fields) traits[static_cast<std::size_t>(named.field)] = named.traits;
    return traits;
}();

constexpr FieldTraits traits_of(Field field) {
    return traits_by_field[static_cast<std::size_t>(field)];
}

}  // namespace kalends
