#pragma once

#include <optional>
#include <string_view>

#include "cli/options/options.hpp"
#include "kalends/calendar/resolution.hpp"

// Options that decide what a text means where it leaves that open.
namespace kalends {

/// --century-pivot --years --year-hyphen --month-hyphen --first-week --reference --prefer --bare-hours --next-weekday
/// --week-start --julian-until --calendar --islamic --epoch --utc --zone-prefer
void resolution_options(Options&, ResolutionOptions&);

/// This machine's moment, by its clock and time zone.
Reference now();

/// "1850..1931"; nothing where it is no range of years between -9999 and 9999.
std::optional<YearRange> parse_years(std::string_view);

/// As parse_reference() has it, or "now", this machine's moment; nothing where it is neither.
std::optional<Reference> parse_told_reference(std::string_view);

}  // namespace kalends
