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
    later_day,  ///< a later day of the same month, the end of a range: no part of the date
    year_words,
    year_han,  ///< digit by digit in Chinese characters
    year_before_christ,
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
    day_period,  ///< am or pm
    zone,        ///< abbreviation of a time zone
    offset,      ///< +0200; width 2: +02:00
    number,      ///< any number of `width` digits, no leading zero
    digits,      ///< `width` digits, any
    hex,         ///< `width` hexadecimal digits
    letters,     ///< `width` random Latin letters
    word,        ///< a word of the locale that is neither month nor weekday; width 2: capitalised
    relative,    ///< "yesterday", "3 weeks ago" in the locale's words
};

/// What of a field must be known before it is written; a sum of bits.
using FieldTraits = std::uint8_t;
namespace trait {
constexpr FieldTraits filler = 0;          ///< stands beside a date, and says nothing of it
constexpr FieldTraits of_date = 1;         ///< says something of the date
constexpr FieldTraits names_month = 2;     ///< the month, not as a number of digits
constexpr FieldTraits any_month = 4;       ///< a month of which any day can be written, the thirty-first of April, too
constexpr FieldTraits any_day = 8;         ///< a day as a number, be it the thirty-second
constexpr FieldTraits possible_only = 16;  ///< cannot be written of a date that no calendar has
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

/// The fields of patterns. Each is a row here, and a case in Renderer::append_date_field (renderer.cpp) or, if it
/// is a filler, in its filler(). A field that has several names has the same traits under each.
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
        {"dl", later_day, 0, of_date},
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
    });
}();

constexpr std::size_t field_count = std::size_t{1} + static_cast<std::size_t>(Field::relative);

inline constexpr auto traits_by_field = [] {
    std::array<FieldTraits, field_count> traits{};
    for (const NamedField& named : named_fields) traits[static_cast<std::size_t>(named.field)] = named.traits;
    return traits;
}();

constexpr FieldTraits traits_of(Field field) {
    return traits_by_field[static_cast<std::size_t>(field)];
}

}  // namespace kalends
