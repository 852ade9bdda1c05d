#pragma once

#include <optional>
#include <string_view>

#include "kalends/text/normalized_text.hpp"
#include "text/zones_in_words.hpp"

// Moments as iCalendar's properties have them, with the zone before the time: DTSTART;TZID=America/New_York:
// 20180509T100000 (RFC 5545, 3.3.5, form 3).
namespace kalends {

/// The moment alone, and `any_zone` behind it; any other text stays.
/// @returns the property's zone, of the tz database; where it goes by one of Windows' names, by CLDR's mapping ("W.
/// Europe Standard Time": Europe/Berlin). Unknown names stay as they are. @param bytes what the text was read from
std::optional<NamedZone> write_zone_behind(NormalizedText&, std::string_view bytes);

}  // namespace kalends
