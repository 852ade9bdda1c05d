#include "generator/locale_names.hpp"

#include <unicode/calendar.h>
#include <unicode/dtfmtsym.h>
#include <unicode/dtitvinf.h>
#include <unicode/numsys.h>
#include <unicode/rbnf.h>

#include <algorithm>
#include <memory>
#include <set>
#include <span>

#include "core/number_text.hpp"
#include "generator/icu_locale.hpp"
#include "kalends/core/error.hpp"
#include "records/split.hpp"

namespace kalends {
namespace {

using Symbols = icu::DateFormatSymbols;

/// Names of months and weekdays as they stand inside a date, or alone.
void load_words(LocaleNames& names, const Symbols& symbols, bool alone, const icu::Locale& locale) {
    const auto context = alone ? Symbols::STANDALONE : Symbols::FORMAT;
    NameSet<12>& months = alone ? names.months_alone : names.months;
    NameSet<7>& weekdays = alone ? names.weekdays_alone : names.weekdays;
    for (const bool abbreviated : {false, true}) {
        const auto width = abbreviated ? Symbols::ABBREVIATED : Symbols::WIDE;
        const auto make = [&](const icu::UnicodeString& name) { return make_word(name, locale, abbreviated); };
        int32_t count = 0;
        const icu::UnicodeString* const month = symbols.getMonths(count, context, width);
        std::transform(month, month + 12, (abbreviated ? months.abbreviated : months.wide).begin(), make);
        // ICU counts the days of the week from Sunday, at index 1; we from Monday, at index 0.
        std::array<Word, 7>& days = abbreviated ? weekdays.abbreviated : weekdays.wide;
        const icu::UnicodeString* const sunday = symbols.getWeekdays(count, context, width) + 1;
        std::transform(sunday, sunday + 7, days.begin(), make);
        std::rotate(days.begin(), days.begin() + 1, days.end());
    }
}

void load_symbols(LocaleNames& names, const icu::Locale& locale) {
    UErrorCode status = U_ZERO_ERROR;
    const Symbols symbols(locale, status);
    check(status, "date symbols of " + names.id);
    load_words(names, symbols, false, locale);
    load_words(names, symbols, true, locale);
    int32_t count = 0;
    for (const bool abbreviated : {false, true}) {
        const auto width = abbreviated ? Symbols::ABBREVIATED : Symbols::WIDE;
        const icu::UnicodeString* const quarter = symbols.getQuarters(count, Symbols::STANDALONE, width);
        std::transform(quarter, quarter + 4, (abbreviated ? names.quarters.abbreviated : names.quarters.wide).begin(),
                       [](const icu::UnicodeString& name) { return Word{utf8(name)}; });
    }
    const icu::UnicodeString* eras = symbols.getEras(count);
    names.era = count > 1 ? utf8(eras[1]) : "AD";
    names.era_before = count > 1 ? utf8(eras[0]) : "BC";
    const icu::UnicodeString* periods = symbols.getAmPmStrings(count);
    names.day_periods = {utf8(periods[0]), utf8(periods[1])};
}

void load_digits(LocaleNames& names, const icu::Locale& locale) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::NumberingSystem> system(icu::NumberingSystem::createInstance(locale, status));
    const bool usable = U_SUCCESS(status) && !system->isAlgorithmic() && system->getRadix() == 10;
    const icu::UnicodeString digits = usable ? system->getDescription() : icu::UnicodeString(u"0123456789");
    for (int i = 0; i < 10; ++i) {
        names.digits[static_cast<std::size_t>(i)] = utf8(icu::UnicodeString(digits.char32At(digits.moveIndex32(0, i))));
    }
}

void add_pattern(LocaleNames& names, std::string_view name, const icu::UnicodeString& cldr) {
    try {
        Pattern pattern = compile_cldr(utf8(cldr));
        const FieldSet fields = field_set(pattern);
        names.patterns.push_back({std::string(name), 0, {}, std::move(pattern), fields});
    } catch (const Error&) {
        // A locale whose pattern needs more than day-precision fields does without this style.
    }
}

void load_patterns(LocaleNames& names, const icu::Locale& locale) {
    using Style = icu::DateFormat::EStyle;
    constexpr std::array lengths{Style::kFull, Style::kLong, Style::kMedium, Style::kShort};
    for (std::size_t i = 0; i < lengths.size(); ++i)
        if (const auto pattern = date_pattern(locale, lengths[i])) add_pattern(names, cldr_styles[i], *pattern);
    UErrorCode status = U_ZERO_ERROR;
    const auto generator = pattern_generator(locale, names.id);
    for (const std::string_view name : std::span(cldr_styles).subspan(lengths.size())) {
        const std::string skeleton(name.substr(name.find(':') + 1));
        const icu::UnicodeString pattern = generator->getBestPattern(icu::UnicodeString(skeleton.c_str()), status);
        check(status, "skeleton " + skeleton + " of " + names.id);
        add_pattern(names, name, pattern);
    }
}

/// Those for which the greatest difference is a day, a month or a year.
void load_intervals(LocaleNames& names, const icu::Locale& locale) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::DateIntervalInfo info(locale, status);
    check(status, "intervals of " + names.id);
    std::set<std::string> known;
    for (const std::string_view skeleton : interval_skeletons) {
        for (const UCalendarDateFields field : {UCAL_YEAR, UCAL_MONTH, UCAL_DATE}) {
            icu::UnicodeString pattern;
            info.getIntervalPattern(icu::UnicodeString::fromUTF8(skeleton), field, pattern, status);
            if (U_FAILURE(status) || pattern.isEmpty() || !known.insert(utf8(pattern)).second) continue;
            try {
                names.intervals.push_back(compile_cldr_interval(utf8(pattern)));
            } catch (const Error&) {
                // as above
            }
        }
    }
}

void load_ordinals(LocaleNames& names, const icu::Locale& locale) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::RuleBasedNumberFormat format(icu::URBNF_ORDINAL, locale, status);
    for (std::size_t i = 0; i < names.day_ordinals.size(); ++i) {
        const int day = static_cast<int>(i) + 1;
        icu::UnicodeString text;
        names.day_ordinals[i] = U_SUCCESS(status) ? utf8(format.format(day, text)) : std::to_string(day) + ".";
    }
}

void add_spelling(LocaleNames& names, const Spelling& spelling, const icu::Locale& locale) {
    const auto text = icu::UnicodeString::fromUTF8(spelling.text);
    const auto index = static_cast<std::size_t>(spelling.number - 1);
    const auto add = [&](auto& set) { add_forms(set.abbreviated[index], text, locale); };
    if (spelling.is_month) {
        add(names.months);
        add(names.months_alone);
    } else {
        add(names.weekdays);
        add(names.weekdays_alone);
    }
}

/// Symbols and spellings, nothing else.
LocaleNames load_names(const std::string& id, const std::vector<Spelling>& spellings) {
    const icu::Locale locale = gregorian(id);
    LocaleNames names;
    names.id = id;
    names.language = locale.getLanguage();
    load_symbols(names, locale);
    for (const Spelling& spelling : spellings)
        if (spelling.language == names.language) add_spelling(names, spelling, locale);
    return names;
}

}  // namespace

std::string without_case_and_point(const std::string& name) {
    icu::UnicodeString text = icu::UnicodeString::fromUTF8(name).foldCase();
    if (text.endsWith(u".")) text.truncate(text.length() - 1);
    return utf8(text);
}

std::array<const std::array<Word, 12>*, 4> month_lists(const LocaleNames& names) {
    return {&names.months.wide, &names.months.abbreviated, &names.months_alone.wide, &names.months_alone.abbreviated};
}

void leave_out_homonyms(LocaleNames& names) {
    const auto leave_out = [](auto& set, const auto& widespread) {
        for (std::size_t i = 0; i < set.abbreviated.size(); ++i) {
            Word& word = set.abbreviated[i];
            std::erase_if(word, [&](const std::string& form) {
                const auto others = widespread.find(without_case_and_point(form));
                return others != widespread.end() && !others->second.test(i);
            });
            if (word.empty()) word = set.wide[i];
        }
    };
    for (NameSet<12>* set : {&names.months, &names.months_alone}) leave_out(*set, names.widespread->months);
    for (NameSet<7>* set : {&names.weekdays, &names.weekdays_alone}) leave_out(*set, names.widespread->weekdays);
}

bool is_homonym(const std::string& text, const LocaleNames& names) {
    const std::vector<std::string>& homonyms = names.lexicon->homonyms;
    return std::ranges::find(homonyms, without_case_and_point(text)) != homonyms.end();
}

std::vector<Spelling> read_spellings(const TableFile& file) {
    std::vector<Spelling> result;
    for_each_row(file, 3, [&](const TableRow& row) {
        const std::string_view which = row.fields[1];
        const bool is_month = which.starts_with('m');
        const int number = parse_number<int>(which.substr(which.empty() ? 0 : 1)).value_or(0);
        if (!(is_month || which.starts_with('w')) || number < 1 || number > (is_month ? 12 : 7))
            throw Error(ErrorKind::data, row.place + ": '" + std::string(which) + "' is none of m1..m12 and w1..w7");
        for_each_part(row.fields[2], ' ', [&](std::string_view text) {
            result.push_back({std::string(row.fields[0]), is_month, number, std::string(text)});
        });
    });
    return result;
}

void add_names(const std::string& id, const std::vector<Spelling>& spellings, WidespreadNames& widespread) {
    const LocaleNames names = load_names(id, spellings);
    const auto add = [](const auto& list, auto& by_name) {
        for (std::size_t i = 0; i < list.size(); ++i)
            for (const std::string& form : list[i]) by_name[without_case_and_point(form)].set(i);
    };
    for (const auto* list : month_lists(names)) add(*list, widespread.months);
    for (const NameSet<7>* set : {&names.weekdays, &names.weekdays_alone}) {
        add(set->wide, widespread.weekdays);
        add(set->abbreviated, widespread.weekdays);
    }
}

LocaleNames load_locale_names(const std::string& id, const std::vector<Spelling>& spellings) {
    const icu::Locale locale = gregorian(id);
    LocaleNames names = load_names(id, spellings);
    load_digits(names, locale);
    load_patterns(names, locale);
    load_intervals(names, locale);
    load_ordinals(names, locale);
    names.calendars = load_calendar_names(id);
    return names;
}

}  // namespace kalends
