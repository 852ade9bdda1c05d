#pragma once

#include <unicode/dtptngen.h>
#include <unicode/locid.h>
#include <unicode/smpdtfmt.h>
#include <unicode/unistr.h>
#include <unicode/utypes.h>

#include <cstdint>
#include <memory>
#include <optional>
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

/// In which a locale writes a date of this length; nothing where ICU knows none.
inline std::optional<icu::UnicodeString> date_pattern(const icu::Locale& locale, icu::DateFormat::EStyle length) {
    const std::unique_ptr<icu::DateFormat> format(icu::DateFormat::createDateInstance(length, locale));
    const auto* simple = dynamic_cast<const icu::SimpleDateFormat*>(format.get());
    icu::UnicodeString pattern;
    return simple == nullptr ? std::nullopt : std::optional(simple->toPattern(pattern));
}

/// What finds the patterns of other skeletons. @throws Error (internal)
inline std::unique_ptr<icu::DateTimePatternGenerator> pattern_generator(const icu::Locale& locale,
                                                                        const std::string& id) {
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<icu::DateTimePatternGenerator> generator(
        icu::DateTimePatternGenerator::createInstance(locale, status));
    check(status, "pattern generator of " + id);
    return generator;
}

/// Identifiers of all locales that ICU has.
inline std::vector<std::string> available_locales() {
    int32_t count = 0;
    const icu::Locale* locales = icu::Locale::getAvailableLocales(count);
    std::vector<std::string> result;
    for (int32_t i = 0; i < count; ++i) result.emplace_back(locales[i].getName());
    return result;
}

}  // namespace kalends
