#pragma once

#include <chrono>
#include <optional>

#include "calendar/iso_date.hpp"
#include "calendar/period.hpp"
#include "kalends/language/written_date.hpp"

namespace kalends {

/// A written date as numbers of the proleptic Gregorian calendar; what is not written whole is nothing.
/// Years are astronomical: 0 is 1 BC.
struct DateFields : DateParts {
    bool exists = true;  ///< false: no calendar has it
};

/// Week and ordinal dates become month and day; a two-digit year has its century by the pivot, and one of another era
/// is brought to the common one, as resolve() says.
/// @param shift so many years later
DateFields fields_of(const WrittenDate&, int century_pivot, int shift = 0);

/// Of a year of the common era with these last two digits.
int with_century(int two_digits, int century_pivot);

/// The year of the common era that a year of an era is; nothing where it has no such year.
std::optional<int> common_year(Era, int year_of_era);

/// True of reigns, and of the republic of China, whose years have few digits.
bool is_reign(Era);
/// The last year of a reign, in which the next began, counted in it; of one that lasts, any year.
int last_year_of_reign(Era);

/// True where two digits are all that is written of a year that has more: not for 昭和20年, which says all.
bool lacks_century(const WrittenDate&);

/// True for eras whose years are not those of the common one, forwards or backwards.
constexpr bool is_converted(Era era) {
    return era != Era::common && era != Era::before_christ && era != Era::anno_domini && era != Era::signed_year;
}

/// Month and day, where written, exist in some year, or in the year that is written.
bool is_possible(const DateFields&);

/// The year, the month or the day. @pre possible, with a year, and a month where there is a day
Period period_of(const DateFields&);

/// That a date with year, month and day names by our calendar; nothing where one is not written whole, or there is
/// none.
std::optional<std::chrono::sys_days> written_day(const WrittenDate&);

/// True where another weekday is written than that of the day.
constexpr bool contradicts(Weekday written, std::chrono::sys_days day) {
    return written != Weekday::unwritten && std::chrono::weekday(day).iso_encoding() != static_cast<unsigned>(written);
}

}  // namespace kalends
