#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kalends/text/normalized_text.hpp"
#include "text/place.hpp"

// Time zones by their names in words: "Pacific Daylight Time", "heure d'été d'Europe centrale". Those of CLDR (UTS #35,
// part 4, "Time Zone Names": long generic, standard and daylight names of metazones) in all languages of ICU.
namespace kalends {

/// Stands for the name of any zone: an abbreviation, for models know such, that texts hardly have (Guam's).
constexpr std::u32string_view any_zone = U"chst";

struct ZoneInWords {
    /// Which clock of the zone: Pacific Time is whichever it has.
    enum class Clock { any, standard, daylight };
    std::string zone;  ///< of the tz database, of which it is the time: America/Los_Angeles
    Clock clock = Clock::any;
};

/// @param name normalised, all of it
std::optional<ZoneInWords> zone_in_words(std::u32string_view name);

/// Names that stand behind a time, from left to right, in a text that has one with a colon, am or pm; those of the tz
/// database with a slash (US/Eastern), too. @param text normalised
std::vector<Place> find_zones_in_words(std::u32string_view text);

/// `any_zone` in place of each of these names.
void abbreviate_zones_in_words(NormalizedText&);

}  // namespace kalends
