#pragma once

#include <optional>

#include "calendar/iso_date.hpp"
#include "kalends/language/written_date.hpp"

namespace kalends {

/// A written date as numbers of the proleptic Gregorian calendar; what is not written whole is nothing.
/// Years are astronomical: 0 is 1 BC.
struct DateFields : DateParts {
    bool exists = true;  ///< false: no calendar has it
};

/// Week and ordinal dates become month and day; a two-digit year has its century by the pivot.
///
/// The year of another era is brought to the common one: Buddhist 2561 - 543 (1 January as the year's first day, as
/// CLDR's calendar has it), two of its digits in its 26th century; Minguo 107 + 1911; Dangi 4351 - 2333; the n-th of a
/// reign, its first + n - 1, up to the hundredth; the n-th before Christ is 1 - n, a signed year itself. A year 0 of
/// any of them, of the others what lies before year 1 or after 9999, and what Japan dated before it took the Gregorian
/// calendar (1873), does not exist.
/// @param shift so many years later
DateFields fields_of(const WrittenDate&, int century_pivot, int shift = 0);

/// Of a year of the common era with these last two digits.
int with_century(int two_digits, int century_pivot);

/// The year of the common era that a year of an era is; nothing where it has no such year.
std::optional<int> common_year(Era, int year_of_era);

/// True where two digits are all that is written of a year that has more: not for 昭和20年, which says all.
bool lacks_century(const WrittenDate&);

/// Month and day, where written, exist in some year, or in the year that is written.
bool is_possible(const DateFields&);

}  // namespace kalends
