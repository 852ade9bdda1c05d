#include "generator/icu_locale.hpp"

#include "kalends/core/error.hpp"

namespace kalends {

void check(UErrorCode status, const std::string& what) {
    if (U_FAILURE(status)) {
        throw Error(ErrorKind::internal, "ICU: " + what + ": " + u_errorName(status) + "; is its data installed?");
    }
}

std::string utf8(const icu::UnicodeString& text) {
    std::string result;
    text.toUTF8String(result);
    return result;
}

icu::Locale gregorian(const std::string& id) {
    icu::Locale locale(id.c_str());
    UErrorCode status = U_ZERO_ERROR;
    locale.setKeywordValue("calendar", "gregorian", status);
    check(status, "locale " + id);
    return locale;
}

}  // namespace kalends
