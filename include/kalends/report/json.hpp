#pragma once

#include <string>
#include <string_view>

#include "kalends/normalizer/normalizer.hpp"

// Everything here is one line of valid JSON in UTF-8 without a line end; ill-formed UTF-8 in a text becomes U+FFFD.
namespace kalends {

/// Appends a string with its quotation marks.
void append_json(std::string& out, std::string_view text);

/// Appends {"input","date","status","confidence","alternatives":[{"date","order","confidence"}],"flags":[]}; `date` is
/// null unless the status is ok or partial, `order` null where the reading has none. Made for streams of millions of
/// rows.
void append_json(std::string& out, std::string_view input, const Answer&);

/// {"input","date","status","confidence","outputs":[...],"characters":[{"text","begin","end"}],"weights":[[...]]}:
/// weights by output and character, `begin` and `end` in bytes of the input.
std::string alignment_json(std::string_view input, const AlignedAnswer&);

}  // namespace kalends
