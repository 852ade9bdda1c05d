#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "calendar/stretch_time.hpp"

// What the times of a text come to, as an answer has it. @pre at least one
namespace kalends {

bool is_yearless(std::span<const StretchTime>);

/// several, interval, approximate, partial or complete.
Validity validity_of(std::span<const StretchTime>);

Flags flags_of(std::span<const StretchTime>);

/// Nothing where EDTF cannot say it. @param join between several
std::optional<std::string> edtf_of(std::span<const StretchTime>, Join join);

/// The reduced form of ISO 8601 of what EDTF says of one day, month or year; empty where it has none.
std::string iso_of(std::string edtf);

/// Of one time: see ResolvedDate::datetime. @param in_utc where the offset is known
std::string datetime_of(std::span<const StretchTime>, bool in_utc);

/// Times on one day that a list names are that day, once.
std::vector<StretchTime> with_times_of_one_day(std::vector<StretchTime>);

/// From the first day of all to the last.
Bounds bounds_of(std::span<const StretchTime>);

}  // namespace kalends
