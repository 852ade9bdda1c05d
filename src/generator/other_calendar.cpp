#include "generator/other_calendar.hpp"

#include <array>
#include <string_view>

#include "generator/icu_locale.hpp"

namespace kalends {
namespace {

/// As ICU names them, those that columns hold most often first and twice. Calendars that only count years from
/// elsewhere (Buddhist, Japanese, of the Republic of China) are read: era_year.hpp.
constexpr std::array<std::string_view, 12> calendars{
    "islamic-civil", "islamic-umalqura", "hebrew",   "hebrew",
    "persian",       "persian",          "chinese",  "dangi",
    "indian",        "coptic",           "ethiopic", "ethiopic-amete-alem"};

/// What stands in such a date; each has a month's name.
constexpr std::array<const char*, 9> skeletons{"yMMMd",  "yMMMMd",  "GyMMMMd", "yMMMMEEEEd", "yMMMM",
                                               "yMMMMd", "GyMMMMd", "GyMMMd",  "GyMMMM"};

icu::Locale with_calendar(const std::string& id, std::string_view calendar, bool is_latin) {
    icu::Locale locale(id.c_str());
    UErrorCode status = U_ZERO_ERROR;
    locale.setUnicodeKeywordValue("ca", std::string(calendar).c_str(), status);
    if (is_latin) locale.setUnicodeKeywordValue("nu", "latn", status);
    check(status, "locale " + id);
    return locale;
}

/// Milliseconds from 1970 on; of the years 1850 to 2050, which most columns are about.
UDate sample_moment(Random& random) {
    constexpr double day = 86'400'000;
    return day * random.between(-43'829, 29'219);
}

}  // namespace

std::string other_calendar_date(const std::string& id, Random& random) {
    const std::string_view calendar = random.pick(calendars);
    const icu::Locale locale = with_calendar(id, calendar, random.chance(0.5));
    UErrorCode status = U_ZERO_ERROR;
    const icu::UnicodeString pattern = pattern_generator(locale, id)->getBestPattern(random.pick(skeletons), status);
    const icu::SimpleDateFormat format(pattern, locale, status);
    check(status, "dates of " + id);
    icu::UnicodeString text;
    format.format(sample_moment(random), text);
    return utf8(text);
}

}  // namespace kalends
