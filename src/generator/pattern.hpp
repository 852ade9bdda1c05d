#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kalends {

/// What a piece of a pattern stands for. The date fields first, then what surrounds dates.
enum class Field : std::uint8_t {
    literal,        ///< text as it stands
    choice,         ///< one of several patterns
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
    day_period,  ///< a time of day; width: digits
    zone,        ///< abbreviation of a time zone
    offset,      ///< +0200; width 2: +02:00
    number,      ///< any number of `width` digits, no leading zero
    digits,      ///< `width` digits, any
    hex,         ///< `width` hexadecimal digits
    word,        ///< a word of the locale that is neither month nor weekday; width 2: capitalised
    letters,     ///< `width` random Latin letters
    relative,    ///< "yesterday", "3 weeks ago" in the locale's words
    date,        ///< in a wrapper: the place of the date
};

struct Pattern;

/// One piece of a pattern.
struct Piece {
    Field field = Field::literal;
    std::uint8_t width = 0;
    std::string text;                   ///< literal
    bool has_word = false;              ///< literal: it begins with a word of some language
    std::vector<Pattern> alternatives;  ///< choice, one of them at random
};

/// A compiled pattern: pieces from left to right.
struct Pattern {
    std::vector<Piece> pieces;
};

/// Compiles a date pattern of CLDR (UTS #35 part 4, "Date Format Patterns"): d M L y E c G and quoted text.
/// @throws Error (data) on a letter that is no day-precision field
Pattern compile_cldr(std::string_view pattern);

/// Patterns that others refer to by name: `{@time}`.
using Macros = std::map<std::string, Pattern, std::less<>>;

/// Compiles a pattern of data/patterns.tsv: text, `{field}`, `{@macro}` and [one|of|these]; a backslash takes the next
/// character as it is. The head of that file lists the fields. @throws Error (data) with the pattern and the place
Pattern compile_pattern(std::string_view pattern, const Macros&);

}  // namespace kalends
