#pragma once

#include <string>

#include "kalends/calendar/written_date.hpp"

namespace kalends {

struct ResolutionOptions {
    /// Two-digit years from this on are 19xx, those below 20xx (POSIX strptime %y: 69). 0..99
    int century_pivot = 69;
};

/// What a written date means in the calendar (proleptic Gregorian, std::chrono).
enum class Validity { complete, partial, impossible, none };

struct ResolvedDate {
    Validity validity = Validity::none;
    /// complete: 2018-05-09; partial, ISO 8601 reduced forms: 2018-05, 2018, --05-09, --05, ---09; else empty.
    /// A reduced form can skip no field: a year and a day without their month are partial, the year alone.
    std::string iso;
    bool century_assumed = false;   ///< the year was written with two digits (also where the date is impossible)
    bool weekday_mismatch = false;  ///< complete, and the written weekday is another day than the date's

    friend bool operator==(const ResolvedDate&, const ResolvedDate&) = default;
};

/// Pure function; never rounds, never guesses: 2007-02-30, month 13, day 0 are impossible, also where the year is
/// missing (29 Feb without a year is possible). The century of a two-digit year is settled first. A field with digits
/// missing counts as unwritten, but for the year without its century; with no field left the answer is none.
ResolvedDate resolve(const WrittenDate&, const ResolutionOptions& = {});

}  // namespace kalends
