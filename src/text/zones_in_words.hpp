#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kalends/text/normalized_text.hpp"

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

/// The name of a zone in a text.
struct NamedZone {
    std::string name;  ///< normalised, or of the tz database
    ByteSpan place;    ///< in the bytes of the text
};

/// `any_zone` in place of names that stand right behind a time with a colon, or behind a short word and such a number
/// (5 pm, 14 Uhr), from left to right; names of the tz database with a slash (US/Eastern), too. In place of Greenwich's
/// stands UTC, which is not among them. None behind an offset or UTC, which tell more.
std::vector<NamedZone> abbreviate_zones_in_words(NormalizedText&);

}  // namespace kalends
