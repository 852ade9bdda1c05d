#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

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
    year_thai,    ///< the same without a word that says so, which Thai letters around it do
    year_minguo,  ///< width 1: as a number in Chinese characters
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
    zone,            ///< abbreviation of a time zone
    offset,          ///< +0200; width 2: +02:00
    number,          ///< any number of `width` digits, no leading zero
    digits,          ///< `width` digits, any
    hex,             ///< `width` hexadecimal digits
    letters,         ///< `width` random Latin letters
    word,            ///< a word of the locale that is neither month nor weekday; width 2: capitalised
    relative,        ///< "yesterday", "3 weeks ago" in the locale's words
    other_calendar,  ///< a date of a calendar that has months of its own
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
    step_count,      ///< how many are counted; the width is a NumberForm
    step_weekday,    ///< what is counted: a weekday's name
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
    last,      ///< the last within
    this_one,  ///< the one that holds the time
    earlier,
    later,
    day,  ///< what is counted, and so on
    week,
    weekend,
    month,
    year,
    decade,
    of_next  ///< a part of the same time as the next, which alone is written: "mid" of "mid to late 18th century"
};

constexpr bool is_join(Mark mark) {
    return mark == Mark::to || mark == Mark::one_of || mark == Mark::all_of;
}

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

/// The fields of patterns. Each is a row here, and a case in DateWriter::append_date_field (date_writer.cpp), in its
/// filler() if it is a filler, or in PhraseWriter (phrase_writer.cpp) if phrases alone have it. A field that has
/// several names has the same traits under each.
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
        {"H", hour, 1},
        {"HH", hour, 2},
        {"h", hour12, 1},
        {"hh", hour12, 2},
        {"m", minute, 1},
        {"mm", minute, 2},
        {"s", second, 1},
        {"ss", second, 2},
        {"SSS", fraction, 3},
        {"SSSSSS", fraction, 6},
        {"SSSSSSSSS", fraction, 9},
        {"a", day_period},
        {"z", zone},
        {"Z", offset, 1},
        {"ZZ", offset, 2},
        {"n", number, width_in_name},
        {"r", digits, width_in_name},
        {"x", hex, width_in_name},
        {"a", letters, width_in_name},
        {"word", word, 1},
        {"Word", word, 2},
        {"relative", relative},
        {"other-calendar", other_calendar},
        {"~", mark, marked(Mark::about)},
        {"?", mark, marked(Mark::uncertain)},
        {"early", mark, marked(Mark::early)},
        {"mid", mark, marked(Mark::mid)},
        {"late", mark, marked(Mark::late)},
        {"<", mark, marked(Mark::open_begin)},
        {">", mark, marked(Mark::open_end)},
        {"to", mark, marked(Mark::to)},
        {"or", mark, marked(Mark::one_of)},
        {"and", mark, marked(Mark::all_of)},
        {"unknown", mark, marked(Mark::unknown)},
        {"bc", mark, marked(Mark::before_christ)},
        {"ad", mark, marked(Mark::of_christ)},
        {"#last", mark, marked(Mark::last)},
        {"#this", mark, marked(Mark::this_one)},
        {"-", mark, marked(Mark::earlier)},
        {"+", mark, marked(Mark::later)},
        {"#decade", mark, marked(Mark::decade)},
        {"=", mark, marked(Mark::of_next)},
        {"#day", mark, marked(Mark::day)},
        {"#week", mark, marked(Mark::week)},
        {"#weekend", mark, marked(Mark::weekend)},
        {"#month", mark, marked(Mark::month)},
        {"#year", mark, marked(Mark::year)},
        {"1/2", portion, 12},
        {"2/2", portion, 22},
        {"1/3", portion, 13},
        {"2/3", portion, 23},
        {"3/3", portion, 33},
        {"1/4", portion, 14},
        {"2/4", portion, 24},
        {"3/4", portion, 34},
        {"4/4", portion, 44},
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
        {"Ml", month_inside, in_case(Case::alone), of_date | names_month | of_phrase},
        {"Ml.of", month_inside, in_case(Case::of), of_date | names_month | of_phrase},
        {"Ml.in", month_inside, in_case(Case::in), of_date | names_month | of_phrase},
        {"#o", step_nth, written_as(NumberForm::ordinal), of_date | of_phrase},
        {"#w", step_nth, written_as(NumberForm::words), of_date | of_phrase},
        {"#n", step_nth, written_as(NumberForm::plain), of_date | of_phrase},
        {"#nn", step_nth, written_as(NumberForm::padded), of_date | of_phrase},
        {"n#", step_count, written_as(NumberForm::plain), of_date | of_phrase},
        {"w#", step_count, written_as(NumberForm::words), of_date | of_phrase},
        {"#cccc", step_weekday, 4, of_date | of_phrase},
    });
}();

constexpr std::size_t field_count = std::size_t{1} + static_cast<std::size_t>(Field::step_weekday);

inline constexpr auto traits_by_field = [] {
    std::array<FieldTraits, field_count> traits{};
    for (const NamedField& named : named_fields) traits[static_cast<std::size_t>(named.field)] = named.traits;
    return traits;
}();

constexpr FieldTraits traits_of(Field field) {
    return traits_by_field[static_cast<std::size_t>(field)];
}

}  // namespace kalends
