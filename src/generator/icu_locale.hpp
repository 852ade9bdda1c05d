#pragma once

#include <unicode/locid.h>
#include <unicode/unistr.h>
#include <unicode/utypes.h>

#include <string>

namespace kalends {

/// @throws Error (internal) where ICU failed at `what`
void check(UErrorCode, const std::string& what);

std::string utf8(const icu::UnicodeString&);

/// The locale with the Gregorian calendar, whatever is usual there.
icu::Locale gregorian(const std::string& id);

}  // namespace kalends
