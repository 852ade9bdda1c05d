#pragma once

#include <optional>
#include <span>
#include <string>

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

/// From the first day of all to the last.
Bounds bounds_of(std::span<const StretchTime>);

}  // namespace kalends
