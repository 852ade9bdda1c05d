#include "kalends/generator/locale_names.hpp"

#include <unicode/calendar.h>
#include <unicode/dtfmtsym.h>
#include <unicode/dtptngen.h>
#include <unicode/locid.h>
#include <unicode/normalizer2.h>
#include <unicode/numsys.h>
#include <unicode/rbnf.h>
#include <unicode/reldatefmt.h>
#include <unicode/smpdtfmt.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <span>

#include "kalends/core/error.hpp"
#include "kalends/generator/table.hpp"

namespace kalends {
namespace {

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

/// Without combining marks, where the script is one whose writers leave them out: Latin, Greek.
icu::UnicodeString without_accents(const icu::UnicodeString& text) {
    UErrorCode status = U_ZERO_ERROR;
    const UScriptCode script = uscript_getScript(text.char32At(0), &status);
    if (script != USCRIPT_LATIN && script != USCRIPT_GREEK) {
        return text;
    }
    const icu::UnicodeString split = icu::Normalizer2::getNFDInstance(status)->normalize(text, status);
    icu::UnicodeString result;
    for (int32_t i = 0; i < split.length(); i = split.moveIndex32(i, 1)) {
        if (u_charType(split.char32At(i)) != U_NON_SPACING_MARK) {
            result.append(split.char32At(i));
        }
    }
    return result;
}

/// The case variants and, for one in eight, the plain letters; the spelling of CLDR weighs most.
void add_forms(Word& word, const icu::UnicodeString& text, const icu::Locale& locale) {
    const auto upper = icu::UnicodeString(text).toUpper(locale);
    const auto lower = icu::UnicodeString(text).toLower(locale);
    const auto title =
        icu::UnicodeString(u_totitle(text.char32At(0))) + icu::UnicodeString(lower, lower.moveIndex32(0, 1));
    const auto plain = without_accents(text);
    for (const auto& form : {text, text, text, title, lower, upper, text, plain}) {
        word.forms.push_back(utf8(form));
    }
}

/// "Sept." is also written "Sept", and "May" may be written "May." - a point belongs to no abbreviation for sure.
icu::UnicodeString toggle_point(const icu::UnicodeString& text) {
    return text.endsWith(u".") ? icu::UnicodeString(text, 0, text.length() - 1) : text + u".";
}

template <std::size_t N>
void fill(std::array<Word, N>& words, const icu::UnicodeString* names, std::size_t offset, const icu::Locale& locale,
          bool abbreviated) {
    for (std::size_t i = 0; i < N; ++i) {
        const icu::UnicodeString& name = names[i + offset];
        add_forms(words[i], name, locale);
        add_forms(words[i], name, locale);
        const UChar32 last = name.char32At(name.length() - 1);
        if (abbreviated && (last == u'.' || (u_isalpha(last) && name.countChar32() < 6))) {
            add_forms(words[i], toggle_point(name), locale);
        }
    }
}

using Symbols = icu::DateFormatSymbols;

void load_months(NameSet<12>& set, const Symbols& symbols, Symbols::DtContextType context, const icu::Locale& locale) {
    int32_t count = 0;
    fill(set.wide, symbols.getMonths(count, context, Symbols::WIDE), 0, locale, false);
    fill(set.abbreviated, symbols.getMonths(count, context, Symbols::ABBREVIATED), 0, locale, true);
}

/// ICU counts the days of the week from Sunday, at index 1; we from Monday, at index 0.
void load_weekdays(NameSet<7>& set, const Symbols& symbols, Symbols::DtContextType context, const icu::Locale& locale) {
    int32_t count = 0;
    const auto load = [&](std::array<Word, 7>& words, Symbols::DtWidthType width) {
        fill(words, symbols.getWeekdays(count, context, width), 1, locale, width == Symbols::ABBREVIATED);
        std::rotate(words.begin(), words.begin() + 1, words.end());
    };
    load(set.wide, Symbols::WIDE);
    load(set.abbreviated, Symbols::ABBREVIATED);
}

void load_symbols(LocaleNames& names, const icu::Locale& locale) {
    UErrorCode status = U_ZERO_ERROR;
    const Symbols symbols(locale, status);
    check(status, "date symbols of " + names.id);
    load_months(names.months, symbols, Symbols::FORMAT, locale);
    load_months(names.months_alone, symbols, Symbols::STANDALONE, locale);
    load_weekdays(names.weekdays, symbols, Symbols::FORMAT, locale);
    load_weekdays(names.weekdays_alone, symbols, Symbols::STANDALONE, locale);
    int32_t count = 0;
    const icu::UnicodeString* eras = symbols.getEras(count);
    names.era = count > 1 ? utf8(eras[1]) : "AD";
    const icu::UnicodeString* periods = symbols.getAmPmStrings(count);
    for (std::size_t i = 0; i < 2; ++i) {
        names.day_periods[i] = utf8(periods[i]);
    }
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

void add_pattern(LocaleNames& names, std::string_view name, const icu::UnicodeString& pattern) {
    try {
        names.patterns.push_back({std::string(name), compile_cldr(utf8(pattern))});
    } catch (const Error&) {
        // A locale whose pattern needs more than day-precision fields does without this style.
    }
}

void load_patterns(LocaleNames& names, const icu::Locale& locale) {
    using Style = icu::DateFormat::EStyle;
    constexpr std::array lengths{Style::kFull, Style::kLong, Style::kMedium, Style::kShort};
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        const std::unique_ptr<icu::DateFormat> format(icu::DateFormat::createDateInstance(lengths[i], locale));
        icu::UnicodeString pattern;
        if (const auto* simple = dynamic_cast<const icu::SimpleDateFormat*>(format.get())) {
            add_pattern(names, cldr_styles[i], simple->toPattern(pattern));
        }
    }
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::DateTimePatternGenerator> generator(
        icu::DateTimePatternGenerator::createInstance(locale, status));
    check(status, "pattern generator of " + names.id);
    for (const std::string_view name : std::span(cldr_styles).subspan(lengths.size())) {
        const std::string skeleton(name.substr(name.find(':') + 1));
        const icu::UnicodeString pattern = generator->getBestPattern(icu::UnicodeString(skeleton.c_str()), status);
        check(status, "skeleton " + skeleton + " of " + names.id);
        add_pattern(names, name, pattern);
    }
}

std::string spell(const icu::RuleBasedNumberFormat& format, const icu::UnicodeString& rules, int number) {
    icu::UnicodeString result;
    icu::FieldPosition position;
    UErrorCode status = U_ZERO_ERROR;
    format.format(number, rules, result, position, status);
    return U_SUCCESS(status) ? utf8(result) : std::to_string(number);
}

template <std::size_t N>
std::array<std::string, N> spell_all(const icu::RuleBasedNumberFormat& format, const icu::UnicodeString& rules,
                                     int first) {
    std::array<std::string, N> result;
    for (std::size_t i = 0; i < N; ++i) {
        result[i] = spell(format, rules, first + static_cast<int>(i));
    }
    return result;
}

/// Adds one list of days unless it is there already or `limit` lists of its kind are.
void add_days(std::vector<std::array<std::string, 31>>& lists, std::array<std::string, 31> days, std::size_t limit) {
    if (lists.size() < limit && std::find(lists.begin(), lists.end(), days) == lists.end()) {
        lists.push_back(std::move(days));
    }
}

/// The first different cardinals and ordinals for days, as CLDR lists their cases and genders; cardinals and year names
/// for years. Rule sets that give digits are no words.
void load_spelled_numbers(Lexicon& lexicon, const icu::Locale& locale) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::RuleBasedNumberFormat format(icu::URBNF_SPELLOUT, locale, status);
    UErrorCode found = U_ZERO_ERROR;
    if (U_FAILURE(status) ||
        std::string_view(format.getLocale(ULOC_ACTUAL_LOCALE, found).getLanguage()) != locale.getLanguage()) {
        return;  // CLDR spells no numbers in this language; ICU would take those of the machine's own
    }
    std::vector<std::array<std::string, 31>> cardinals, ordinals;
    for (int32_t i = 0; i < format.getNumberOfRuleSetNames(); ++i) {
        const icu::UnicodeString rules = format.getRuleSetName(i);
        const std::string sample = spell(format, rules, 21);
        if (rules.indexOf(u"financial") >= 0 || sample.find_first_of("0123456789") != std::string::npos) {
            continue;
        }
        const bool is_ordinal = rules.indexOf(u"ordinal") >= 0;
        add_days(is_ordinal ? ordinals : cardinals, spell_all<31>(format, rules, 1), is_ordinal ? 5 : 3);
        if (!is_ordinal && lexicon.years_in_words.size() < 3) {
            lexicon.years_in_words.push_back(spell_all<100>(format, rules, first_year_in_words));
        }
    }
    lexicon.days_in_words = std::move(cardinals);
    std::move(ordinals.begin(), ordinals.end(), std::back_inserter(lexicon.days_in_words));
}

/// Those of data/ordinals.tsv.
void add_ordinals_in_words(Lexicon& lexicon, std::string_view language) {
    for_each_row(tables::ordinals(), "data/ordinals.tsv", 2, [&](const TableRow& row) {
        std::vector<std::string> words = split(row.field(1), ',');
        std::array<std::string, 31> days;
        if (words.size() != days.size()) {
            throw Error(ErrorKind::data, row.place() + ": " + std::to_string(words.size()) + " ordinals, not 31");
        }
        if (row.field(0) == language) {
            std::move(words.begin(), words.end(), days.begin());
            lexicon.days_in_words.push_back(std::move(days));
        }
    });
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

/// Names of all countries and languages in the locale's own words; in English where it has none.
void load_words(Lexicon& lexicon, const icu::Locale& locale) {
    const auto add = [&](const icu::UnicodeString& text) {
        const bool is_code = text.length() <= 3 && text[0] < 0x80;  // stands for what has no name here
        if (!is_code) {
            lexicon.words.push_back(utf8(text));
        }
    };
    for (const char* const* region = icu::Locale::getISOCountries(); *region != nullptr; ++region) {
        icu::UnicodeString text;
        add(icu::Locale("", *region).getDisplayCountry(locale, text));
    }
    for (const char* const* language = icu::Locale::getISOLanguages(); *language != nullptr; ++language) {
        icu::UnicodeString text;
        add(icu::Locale(*language).getDisplayLanguage(locale, text));
    }
    if (lexicon.words.empty()) {
        load_words(lexicon, icu::Locale::getEnglish());
    }
}

bool is_before(const icu::UnicodeString& pattern, char16_t first, char16_t second) {
    return pattern.indexOf(first) >= 0 && pattern.indexOf(first) < pattern.indexOf(second);
}

icu::UnicodeString short_pattern(const icu::Locale& locale) {
    const std::unique_ptr<icu::DateFormat> format(icu::DateFormat::createDateInstance(icu::DateFormat::kShort, locale));
    const auto* simple = dynamic_cast<const icu::SimpleDateFormat*>(format.get());
    icu::UnicodeString pattern;
    return simple == nullptr ? pattern : simple->toPattern(pattern);
}

/// By CLDR: day and month without a year are written in this order, and no country puts the month first and the year
/// last.
bool is_day_first(const std::string& language) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::DateTimePatternGenerator> generator(
        icu::DateTimePatternGenerator::createInstance(gregorian(language), status));
    check(status, "pattern generator of " + language);
    if (!is_before(generator->getBestPattern(u"Md", status), u'd', u'M')) {
        return false;
    }
    const std::vector<std::string> locales = available_locales();
    return std::none_of(locales.begin(), locales.end(), [&](const std::string& id) {
        if (id.substr(0, id.find('_')) != language) {
            return false;
        }
        const icu::UnicodeString pattern = short_pattern(gregorian(id));
        return is_before(pattern, u'M', u'd') && is_before(pattern, u'd', u'y');
    });
}

void load_relative(Lexicon& lexicon, const icu::Locale& locale) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::RelativeDateTimeFormatter format(locale, status);
    check(status, std::string("relative dates of ") + locale.getName());
    const auto add = [&](auto... arguments) {
        icu::UnicodeString text;
        status = U_ZERO_ERROR;
        format.format(arguments..., text, status);
        if (U_SUCCESS(status) && !text.isEmpty()) {
            lexicon.relative.push_back(utf8(text));
        }
    };
    for (const UDateAbsoluteUnit unit : {UDAT_ABSOLUTE_DAY, UDAT_ABSOLUTE_WEEK, UDAT_ABSOLUTE_MONTH, UDAT_ABSOLUTE_YEAR,
                                         UDAT_ABSOLUTE_MONDAY, UDAT_ABSOLUTE_FRIDAY}) {
        add(UDAT_DIRECTION_LAST, unit);
        add(UDAT_DIRECTION_THIS, unit);
        add(UDAT_DIRECTION_NEXT, unit);
    }
    for (const UDateRelativeUnit unit :
         {UDAT_RELATIVE_HOURS, UDAT_RELATIVE_DAYS, UDAT_RELATIVE_WEEKS, UDAT_RELATIVE_MONTHS, UDAT_RELATIVE_YEARS}) {
        for (const double quantity : {1.0, 2.0, 5.0, 10.0, 21.0}) {
            add(quantity, UDAT_DIRECTION_LAST, unit);
            add(quantity, UDAT_DIRECTION_NEXT, unit);
        }
    }
}

void add_spelling(LocaleNames& names, const Spelling& spelling, const icu::Locale& locale) {
    const auto text = icu::UnicodeString::fromUTF8(spelling.text);
    const auto index = static_cast<std::size_t>(spelling.number - 1);
    if (spelling.is_month) {
        add_forms(names.months.abbreviated[index], text, locale);
        add_forms(names.months_alone.abbreviated[index], text, locale);
    } else {
        add_forms(names.weekdays.abbreviated[index], text, locale);
        add_forms(names.weekdays_alone.abbreviated[index], text, locale);
    }
}

/// Symbols and spellings, nothing else.
LocaleNames load_names(const std::string& id, const std::vector<Spelling>& spellings) {
    const icu::Locale locale = gregorian(id);
    LocaleNames names;
    names.id = id;
    names.language = locale.getLanguage();
    load_symbols(names, locale);
    for (const Spelling& spelling : spellings) {
        if (spelling.language == names.language) add_spelling(names, spelling, locale);
    }
    return names;
}

void leave_out_homonyms(NameSet<12>& names, const MonthsByName& widespread) {
    for (std::size_t month = 0; month < names.abbreviated.size(); ++month) {
        std::vector<std::string>& forms = names.abbreviated[month].forms;
        std::erase_if(forms, [&](const std::string& form) {
            const auto others = widespread.find(without_case_and_point(form));
            return others != widespread.end() && !others->second.test(month);
        });
        if (forms.empty()) forms = names.wide[month].forms;
    }
}

}  // namespace

std::string without_case_and_point(const std::string& name) {
    icu::UnicodeString text = icu::UnicodeString::fromUTF8(name).foldCase();
    if (text.endsWith(u".")) text.truncate(text.length() - 1);
    return utf8(text);
}

void leave_out_homonyms(LocaleNames& names) {
    leave_out_homonyms(names.months, *names.widespread);
    leave_out_homonyms(names.months_alone, *names.widespread);
}

std::vector<Spelling> read_spellings(std::string_view tsv) {
    std::vector<Spelling> result;
    for_each_row(tsv, "data/spellings.tsv", 3, [&](const TableRow& row) {
        Spelling spelling{row.field(0), row.field(1).starts_with('m'), row.number(1, 1), {}};
        if (spelling.number < 1 || spelling.number > (spelling.is_month ? 12 : 7)) {
            throw Error(ErrorKind::data, row.place() + ": '" + row.field(1) + "' is none of m1..m12 and w1..w7");
        }
        for (const std::string& text : split(row.field(2), ' ')) {
            spelling.text = text;
            result.push_back(spelling);
        }
    });
    return result;
}

std::vector<std::string> available_locales() {
    int32_t count = 0;
    const icu::Locale* locales = icu::Locale::getAvailableLocales(count);
    std::vector<std::string> result;
    for (int32_t i = 0; i < count; ++i) {
        result.emplace_back(locales[i].getName());
    }
    return result;
}

Lexicon load_lexicon(const std::string& id) {
    const icu::Locale locale(id.c_str());
    Lexicon lexicon;
    load_spelled_numbers(lexicon, locale);
    add_ordinals_in_words(lexicon, locale.getLanguage());
    load_words(lexicon, locale);
    load_relative(lexicon, locale);
    lexicon.day_first = is_day_first(locale.getLanguage());
    return lexicon;
}

void add_month_names(const std::string& id, const std::vector<Spelling>& spellings, MonthsByName& months) {
    const LocaleNames names = load_names(id, spellings);
    for (const NameSet<12>* set : {&names.months, &names.months_alone}) {
        for (std::size_t month = 0; month < set->wide.size(); ++month) {
            for (const Word* word : {&set->wide[month], &set->abbreviated[month]})
                for (const std::string& form : word->forms) months[without_case_and_point(form)].set(month);
        }
    }
}

LocaleNames load_locale_names(const std::string& id, const std::vector<Spelling>& spellings) {
    const icu::Locale locale = gregorian(id);
    LocaleNames names = load_names(id, spellings);
    load_digits(names, locale);
    load_patterns(names, locale);
    load_ordinals(names, locale);
    return names;
}

}  // namespace kalends
