#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kalends/data/example.hpp"

namespace kalends {

/// A date field as digits in the text.
struct NumericField {
    char role = 'd';  ///< 'd', 'm' or 'y': what the pattern means by it
    std::string digits;
    ByteSpan span;
};

/// What a text says of a time of the day, and where.
struct ClockDraft {
    std::optional<Clock> says;
    ByteSpan place;
    bool wants_minutes = false;     ///< how many past or to the hour is yet to come
    bool is_contradictory = false;  ///< two hours, the afternoon at nine in the morning
    bool goes_on = false;           ///< with the next literal
};

/// An example under construction: text, what it says, and where.
struct Draft {
    std::string text;
    WrittenDate written;
    FieldSpans spans;
    ClockDraft clock;
    std::vector<NumericField> numbers;  ///< in the order of the text
    bool has_weekday = false;           ///< one is written, as a word
    bool has_words = false;             ///< the pattern itself, not a text around it, wrote letters
    bool day_first = false;             ///< these words are of a language in which nobody puts the month first
};

bool has_letter(std::string_view text);

/// The order of an all-numeric date is a convention where day, month and, if written, the year are digits, no letter
/// stands between them and the year does not stand first with four digits; and it is settled by the words of a language
/// that knows one order alone ("Dienstag, 8.5.18"), or by the point of "8.5." without a year. Elsewhere the label is
/// the first of these readings that the calendar allows: dmy, mdy, ymd. It follows from the text, so that there is
/// nothing to guess; what other readings a text has is arithmetic (calendar/orders). Where the calendar allows
/// none, the first that the numbers' widths allow. Sets digits, spans and order.
void label_order(Draft&);

/// A year of four digits and a month behind it, joined by a hyphen or a slash, are bare numbers, too (1911-12 ymd).
void label_year_and_month(Draft&);

/// True of a year and a month without anything between them whose digits may be a day (201005), or any number (010612,
/// 871201); 201805 and 199912 are neither.
bool may_be_no_month(const Draft&);

/// A year from 2400 to 2600 between Thai letters is one of the Buddhist era: nobody writes of the common era's year
/// 2561 in Thai, unless he says so. These years as the common era counts them:
constexpr int first_thai_year = 1857, last_thai_year = 2057;
void label_thai_year(Draft&);

/// "Aug 96" and "May 9": one plain number of two digits beside a month's name is a day where a month can have it, else
/// a year. Whatever the pattern meant.
void label_lone_number(Draft&);

}  // namespace kalends
