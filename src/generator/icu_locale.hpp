#pragma once

#include <unicode/locid.h>
#include <unicode/unistr.h>
#include <unicode/utypes.h>

#include <cstdint>
#include <string>
#include <vector>

#include "kalends/core/error.hpp"

namespace kalends {

/// @throws Error (internal) where ICU failed at `what`
inline void check(UErrorCode status, const std::string& what) {
    if (U_FAILURE(status)) {
        throw Error(ErrorKind::internal, "ICU: " + what + ": " + u_errorName(status) + "; is its data installed?");
    }
}

inline std::string utf8(const icu::UnicodeString& text) {
    std::string result;
    text.toUTF8String(result);
    return result;
}

/// The locale with the Gregorian calendar, whatever is usual there.
inline icu::Locale gregorian(const std::string& id) {
    icu::Locale locale(id.c_str());
    UErrorCode status = U_ZERO_ERROR;
    locale.setKeywordValue("calendar", "gregorian", status);
    check(status, "locale " + id);
    return locale;
}

/// Identifiers of all locales that ICU has.
inline std::vector<std::string> available_locales() {
    int32_t count = 0;
    const icu::Locale* locales = icu::Locale::getAvailableLocales(count);
    std::vector<std::string> result;
    result.reserve(static_cast<std::size_t>(count));
    for (int32_t i = 0; i < count; ++i) {
        result.emplace_back(locales[i].getName());
    }
    return result;
}

}  // namespace kalends
