#pragma once

#include <optional>
#include <string_view>

#include "text/place.hpp"

namespace kalends {

/// The stamp of a line of a log, whatever its message says: of web servers ("10.0.0.1 - - [10/Oct/2000:13:55:36 -0700]
/// GET", the Common Log Format of Apache's mod_log_config), of syslog (RFC 5424, section 6; RFC 3164, section 4.1), of
/// programs that write a date, a time with its seconds and a level ("2018-05-09 12:34:56,789 INFO"), and of those that
/// write both in brackets ("[2018-05-09 12:34:56] done"), and of what ls -l lists. Nothing of another text, and of a
/// stamp alone.
std::optional<Place> find_stamp_of_log(std::u32string_view normalized);

}  // namespace kalends
