#pragma once

#include <optional>
#include <string_view>

#include "kalends/calendar/resolution.hpp"

namespace kalends {

/// A day as ISO 8601 writes it, with a time of it or without, and its offset (RFC 3339; a space may stand for the T):
/// 2013-02-12, 2013-02-12T04:30, 2013-02-12 04:30:15.25+01:00, 2013-02-12T04:30Z. Fractions of a second are passed
/// over. Nothing for any other text.
std::optional<Reference> parse_reference(std::string_view);

}  // namespace kalends
