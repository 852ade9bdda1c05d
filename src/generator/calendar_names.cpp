#include "generator/calendar_names.hpp"

#include <unicode/dtfmtsym.h>
#include <unicode/numfmt.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "calendar/calendar_point.hpp"
#include "generator/icu_locale.hpp"
#include "kalends/core/error.hpp"
#include "kalends/text/normalized_text.hpp"
#include "text/edits.hpp"

namespace kalends {
namespace {

struct NamedCalendar {
    Calendar calendar;
    const char* name;  ///< ICU's
};
constexpr std::array named_calendars{
    NamedCalendar{Calendar::islamic, "islamic"}, NamedCalendar{Calendar::hebrew, "hebrew"},
    NamedCalendar{Calendar::persian, "persian"}, NamedCalendar{Calendar::ethiopic, "ethiopic"},
    NamedCalendar{Calendar::coptic, "coptic"},   NamedCalendar{Calendar::indian, "indian"},
    NamedCalendar{Calendar::chinese, "chinese"}, NamedCalendar{Calendar::korean, "dangi"}};

/// What stands in a date; each has a month's name.
constexpr std::array<const char*, 8> skeletons{"yMMMd",    "yMMMMd", "GyMMMMd", "yMMMMEEEEd",
                                               "yMMMEEEd", "GyMMMd", "yMMMM",   "GyMMMM"};

icu::Locale with_calendar(const std::string& id, const char* calendar) {
    icu::Locale locale(id.c_str());
    UErrorCode status = U_ZERO_ERROR;
    locale.setKeywordValue("calendar", calendar, status);
    check(status, "locale " + id);
    return locale;
}

UScriptCode script_of(const icu::UnicodeString& text) {
    for (int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
        UErrorCode status = U_ZERO_ERROR;
        const UScriptCode script = uscript_getScript(text.char32At(at), &status);
        if (U_SUCCESS(status) && script != USCRIPT_COMMON && script != USCRIPT_INHERITED) return script;
    }
    return USCRIPT_COMMON;
}

/// Symbols that a format has; those that are made for a locale alone are always of the Gregorian calendar.
std::unique_ptr<icu::SimpleDateFormat> format_of(const icu::Locale& locale, const std::string& id) {
    UErrorCode status = U_ZERO_ERROR;
    auto format = std::make_unique<icu::SimpleDateFormat>(u"y MMMM d", locale, status);
    check(status, "dates of " + id);
    return format;
}

using Names = std::span<const icu::UnicodeString>;

std::vector<Word> words_of(Names names, const icu::Locale& locale, bool are_abbreviated) {
    std::vector<Word> words;
    for (const icu::UnicodeString& name : names) words.push_back(make_word(name, locale, are_abbreviated));
    return words;
}

/// "M01" is root's name where it knows none.
bool is_placeholder(const icu::UnicodeString& name) {
    return name.isEmpty() || name.startsWith(u"M0");
}

Names months_of(const icu::DateFormatSymbols& symbols, icu::DateFormatSymbols::DtWidthType width,
                icu::DateFormatSymbols::DtContextType place = icu::DateFormatSymbols::FORMAT) {
    int32_t count = 0;
    const icu::UnicodeString* const names = symbols.getMonths(count, place, width);
    return {names, static_cast<std::size_t>(count)};
}

bool is_own(Names names, Names ours) {
    return !names.empty() && !is_placeholder(names[0]) && script_of(names[0]) == script_of(ours[0]);
}

bool has_digit(const icu::UnicodeString& name) {
    return !name.isEmpty() && u_isdigit(name.char32At(0));
}

/// Of our months, in dates and alone.
std::vector<std::u32string> our_names(const icu::DateFormatSymbols& symbols) {
    using Symbols = icu::DateFormatSymbols;
    std::vector<std::u32string> names;
    for (const auto place : {Symbols::FORMAT, Symbols::STANDALONE})
        for (const icu::UnicodeString& name : months_of(symbols, Symbols::WIDE, place))
            names.push_back(to_code_points(utf8(name)));
    return names;
}

/// True where half of the months are named as ours are, long ones but for one letter: 二月 may be Tekemt, and is
/// February; the Janaayo of Persian dates in Somali is January, Jannaayo. One may be: Nisan.
bool are_ours(Names names, const std::vector<std::u32string>& ours) {
    constexpr std::size_t shortest_to_resemble = 4;
    const auto is_ours = [&](const icu::UnicodeString& name) {
        const std::u32string letters = to_code_points(utf8(name));
        return !letters.empty() && std::ranges::any_of(ours, [&](const std::u32string& our) {
            return letters == our || (letters.size() >= shortest_to_resemble && within_one_edit(letters, our));
        });
    };
    return 2 * std::ranges::count_if(names, is_ours) >= std::ssize(names);
}

/// The months' names as another calendar has them; the era behind a mark, or, without one, a calendar that nothing
/// says.
std::optional<Pattern> compiled(const icu::UnicodeString& cldr, Calendar calendar, const std::string& era) {
    Pattern pattern;
    try {
        pattern = compile_cldr(utf8(cldr));
    } catch (const Error&) {
        return std::nullopt;  // it needs cyclic years
    }
    Pattern result;
    bool is_said = false;
    for (Piece& piece : pattern.pieces) {
        if (piece.field == Field::month) return std::nullopt;
        if (piece.field == Field::month_name || piece.field == Field::month_alone) piece.field = Field::month_calendar;
        if (piece.field != Field::era) {
            result.pieces.push_back(std::move(piece));
            continue;
        }
        is_said = true;
        result.pieces.push_back({Field::calendar_mark, by(calendar), "", false, {}});
        result.pieces.push_back({Field::literal, 0, era, true, {}});
    }
    if (!is_said) result.pieces.insert(result.pieces.begin(), {Field::calendar_tacit, by(calendar), "", false, {}});
    return result;
}

std::vector<Pattern> patterns_of(const icu::Locale& locale, Calendar calendar, const std::string& era,
                                 const std::string& id) {
    const auto generator = pattern_generator(locale, id);
    std::vector<Pattern> patterns;
    for (const char* skeleton : skeletons) {
        UErrorCode status = U_ZERO_ERROR;
        const icu::UnicodeString cldr = generator->getBestPattern(skeleton, status);
        check(status, "skeleton of " + id);
        if (std::optional<Pattern> pattern = compiled(cldr, calendar, era)) patterns.push_back(std::move(*pattern));
    }
    return patterns;
}

std::string era_of(const icu::DateFormatSymbols& symbols) {
    int32_t count = 0;
    const icu::UnicodeString* const eras = symbols.getEras(count);
    return count > 0 ? utf8(eras[count - 1]) : "";
}

}  // namespace

std::vector<CalendarNames> load_calendar_names(const std::string& id) {
    std::vector<CalendarNames> result;
    using Symbols = icu::DateFormatSymbols;
    const auto our_format = format_of(gregorian(id), id);
    const Symbols& our_symbols = *our_format->getDateFormatSymbols();
    const Names ours = months_of(our_symbols, Symbols::WIDE);
    const std::vector<std::u32string> ours_anywhere = our_names(our_symbols);
    for (const auto& [calendar, name] : named_calendars) {
        const icu::Locale locale = with_calendar(id, name);
        const auto format = format_of(locale, id);
        const Symbols& symbols = *format->getDateFormatSymbols();
        const bool counts_moons = has_leap_months(calendar);
        const Names months = months_of(symbols, Symbols::WIDE), shorter = months_of(symbols, Symbols::ABBREVIATED);
        if (!is_own(months, ours) || (!counts_moons && are_ours(months, ours_anywhere))) continue;
        if (!counts_moons && has_digit(months[0])) continue;  // 3月, which is March
        const bool has_shorter = counts_moons || !has_digit(shorter[0]);
        const std::vector<Word> wide = words_of(months, locale, false);
        result.push_back({calendar, wide, has_shorter ? words_of(shorter, locale, true) : wide,
                          Lazy<std::vector<Pattern>>([=, which = calendar, era = era_of(symbols)] {
                              return patterns_of(locale, which, era, id);
                          })});
    }
    return result;
}

std::string in_letters(int number, Calendar calendar, bool is_day) {
    const std::string_view system = calendar == Calendar::hebrew     ? "he@numbers=hebr"
                                    : calendar == Calendar::ethiopic ? "am@numbers=ethi"
                                    : calendar == Calendar::chinese
                                        ? (is_day ? "zh@numbers=hanidays" : "zh@numbers=hanidec")
                                        : "";
    if (system.empty()) return "";
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::NumberFormat> format(
        icu::NumberFormat::createInstance(icu::Locale(std::string(system).c_str()), status));
    check(status, "numbers in letters");
    format->setGroupingUsed(false);
    icu::UnicodeString text;
    return utf8(format->format(static_cast<int32_t>(number), text));
}

}  // namespace kalends
