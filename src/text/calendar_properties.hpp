#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "kalends/text/normalized_text.hpp"

// Moments as iCalendar's properties have them, with the zone before the time: DTSTART;TZID=America/New_York:
// 20180509T100000 (RFC 5545, 3.3.5, form 3).
namespace kalends {

/// The moment alone, and an abbreviation of a zone behind it; any other text stays.
void write_zone_behind(NormalizedText&);

/// The zone of such a property, of the tz database; where it goes by one of Windows' names, by CLDR's mapping
/// ("W. Europe Standard Time": Europe/Berlin). Null of any other text. Unknown names stay as they are.
std::optional<std::string> zone_of_property(std::string_view bytes);

}  // namespace kalends
