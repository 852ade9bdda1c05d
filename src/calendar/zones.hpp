#pragma once

#include <chrono>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kalends/language/expression.hpp"
#include "text/zones_in_words.hpp"

// Zones by their names: those of the tz database ("Europe/Berlin"), which is the system's, abbreviations
// (data/zones.tsv), and names in words (text/zones_in_words.hpp).
namespace kalends {

/// By how much the clocks of a zone are ahead of UTC, or why that is not known.
struct ZoneOffset {
    enum class Kind {
        known,
        several,  ///< the name means several zones, or the zone's other clock is told then (standard time in summer)
        missing,  ///< no clock of the zone shows that time: it was set forward over it
        twice,    ///< they show it twice
        unknown   ///< no zone has that name
    };
    Kind kind = Kind::unknown;
    std::chrono::seconds offset{};  ///< of Kind::known
};

/// @param name in any case @param local what the clocks of the zone show @param region two letters of ISO 3166, of
/// which an abbreviation is one; empty where none is told
/// @throws Error (no_input) where a zone of the tz database is named and the system has none
ZoneOffset offset_of(std::string_view name, std::chrono::local_seconds local, std::string_view region = {});

/// The names of zones that a text has, as they are written there, from left to right: abbreviations in capitals, else
/// in any case, and names of the tz database that have a slash or a digit (PST8PDT). Those right behind a time where
/// there are such, else those behind an offset, else all; not UTC and GMT. @param in_words of the text, which all stand
/// behind a time @param left_out of it, where none is looked for @throws Error as above, where it has a word with a
/// slash
std::vector<std::string> zone_names(std::string_view text, std::span<const NamedZone> in_words = {},
                                    std::span<const ByteSpan> left_out = {});

/// True where a zone is written by its name.
bool names_zone(const Expression&);

/// All abbreviations, each once.
std::vector<std::string> zone_abbreviations();
/// Those of zones that are always so far ahead of UTC.
std::vector<std::string> zone_abbreviations(std::chrono::seconds offset);

/// True where an abbreviation, in any case, may mean a zone that is so far ahead of UTC, or is none.
bool may_be_ahead_by(std::chrono::seconds offset, std::string_view abbreviation);

/// True for a region of which some abbreviation is one: "US".
bool is_zone_region(std::string_view);

}  // namespace kalends
