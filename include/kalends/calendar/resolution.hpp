#pragma once

#include <string>

#include "kalends/language/written_date.hpp"

namespace kalends {

struct ResolutionOptions {
    /// Two-digit years from this on are 19xx, those below 20xx (POSIX strptime %y: 69). 0..99
    int century_pivot = 69;
};

/// What a written date means in the calendar (proleptic Gregorian, std::chrono). `unread`: a year and a day, but no
/// month between them, so that something which was written was not understood.
enum class Validity { complete, partial, unread, impossible, none };

struct ResolvedDate {
    Validity validity = Validity::none;
    /// complete: 2018-05-09; partial, ISO 8601 reduced forms: 2018-05, 2018, --05-09, --05, ---09; unread: the year,
    /// for a reduced form can skip no field; else empty.
    std::string iso;
    bool century_assumed = false;   ///< the year was written with two digits (also where the date is impossible)
    bool weekday_mismatch = false;  ///< complete, and the written weekday is another day than the date's
    bool era_converted = false;     ///< the year was counted in another era; `iso` has that of the common one

    friend bool operator==(const ResolvedDate&, const ResolvedDate&) = default;
};

/// Pure function; never rounds, never guesses: 2007-02-30, month 13, day 0 are impossible, also where the year is
/// missing (29 Feb without a year is possible), and so is year 0000, which stands for a missing one far more often than
/// for 1 BC (ISO 8601-1:2019, 4.3.2: only by agreement). The century of a two-digit year is settled first. A field with
/// digits missing counts as unwritten, but for the year without its century; with no field left the answer is none.
///
/// The year of another era is brought to the common one: Buddhist 2561 - 543 (1 January as the year's first day, as
/// CLDR's calendar has it), two of its digits in its 26th century; Minguo 107 + 1911; Dangi 4351 - 2333; the n-th of a
/// reign, its first + n - 1, up to the hundredth. What lies before year 1 or after 9999, and what Japan dated before it
/// took the Gregorian calendar (1873), is impossible.
ResolvedDate resolve(const WrittenDate&, const ResolutionOptions& = {});

}  // namespace kalends
