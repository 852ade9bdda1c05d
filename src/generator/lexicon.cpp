#include "generator/lexicon.hpp"

#include <unicode/rbnf.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "generator/icu_locale.hpp"
#include "generator/table.hpp"
#include "records/split.hpp"

namespace kalends {
namespace {

std::string spell(const icu::RuleBasedNumberFormat& format, const icu::UnicodeString& rules, int number) {
    icu::UnicodeString result;
    icu::FieldPosition position;
    UErrorCode status = U_ZERO_ERROR;
    format.format(number, rules, result, position, status);
    result.findAndReplace(u"\u00AD", u"");  // CLDR says where a line may break
    return U_SUCCESS(status) ? utf8(result) : std::to_string(number);
}

template <std::size_t N>
std::array<std::string, N> spell_all(const icu::RuleBasedNumberFormat& format, const icu::UnicodeString& rules,
                                     int first) {
    std::array<std::string, N> result;
    for (std::string& word : result) word = spell(format, rules, first++);
    return result;
}

std::vector<std::string> counts_by(const icu::RuleBasedNumberFormat& format, const icu::UnicodeString& rules) {
    const auto words = spell_all<most_in_words>(format, rules, 1);
    return {words.begin(), words.end()};
}

YearsInWords years_by(const icu::RuleBasedNumberFormat& format, const icu::UnicodeString& rules) {
    YearsInWords years;
    for (int year = years.first; year <= last_year_in_words; ++year) years.texts.push_back(spell(format, rules, year));
    return years;
}

/// Adds one list of days unless it is there already or `limit` lists of its kind are.
void add_days(std::vector<std::array<std::string, 31>>& lists, std::array<std::string, 31> days, std::size_t limit) {
    if (lists.size() < limit && std::ranges::find(lists, days) == lists.end()) lists.push_back(std::move(days));
}

/// Plurals, and in languages whose day is masculine the feminine.
bool is_of_no_day(const icu::UnicodeString& rules, std::string_view language) {
    constexpr std::array<std::string_view, 6> masculine{"ca", "es", "fr", "gl", "it", "pt"};
    return rules.indexOf(u"plural") >= 0 ||
           (rules.indexOf(u"feminine") >= 0 && std::ranges::find(masculine, language) != masculine.end());
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
        // Korean dates have Sino-Korean cardinals alone.
        if (rules.indexOf(u"native") >= 0 || rules.indexOf(u"ordinal-sinokorean") >= 0) continue;
        if (is_of_no_day(rules, locale.getLanguage())) continue;
        if (rules.indexOf(u"financial") >= 0 || sample.find_first_of("0123456789") != std::string::npos) continue;
        const bool is_ordinal = rules.indexOf(u"ordinal") >= 0;
        if (lexicon.counts_in_words.empty() && rules.indexOf(u"cardinal") >= 0)
            lexicon.counts_in_words = counts_by(format, rules);
        add_days(is_ordinal ? ordinals : cardinals, spell_all<31>(format, rules, 1), is_ordinal ? 5 : 3);
        if (!is_ordinal && lexicon.years_in_words.size() < 3) lexicon.years_in_words.push_back(years_by(format, rules));
    }
    lexicon.days_in_words = std::move(cardinals);
    std::ranges::copy(ordinals, std::back_inserter(lexicon.days_in_words));
    lexicon.ordinals_in_words = std::move(ordinals);
}

/// Those of data/ordinals.tsv.
void add_ordinals_in_words(Lexicon& lexicon, std::string_view language) {
    for_each_row(embedded_table("data/ordinals.tsv"), 2, [&](const TableRow& row) {
        const auto words = list_of<31>(row, 1);
        if (row.fields[0] != language) return;
        std::array<std::string, 31> days;
        std::ranges::copy(words, days.begin());
        lexicon.ordinals_in_words.push_back(days);
        lexicon.days_in_words.push_back(std::move(days));
    });
}

/// Names of all countries and languages in the locale's own words; in English where it has none.
void load_words(Lexicon& lexicon, const icu::Locale& locale) {
    const auto add = [&](const icu::UnicodeString& text) {
        const bool is_code = text.length() <= 3 && text[0] < 0x80;  // stands for what has no name here
        if (!is_code) lexicon.words.push_back(utf8(text));
    };
    for (const char* const* region = icu::Locale::getISOCountries(); *region != nullptr; ++region) {
        icu::UnicodeString text;
        add(icu::Locale("", *region).getDisplayCountry(locale, text));
    }
    for (const char* const* language = icu::Locale::getISOLanguages(); *language != nullptr; ++language) {
        icu::UnicodeString text;
        add(icu::Locale(*language).getDisplayLanguage(locale, text));
    }
    if (lexicon.words.empty()) load_words(lexicon, icu::Locale::getEnglish());
}

bool is_before(const icu::UnicodeString& pattern, char16_t first, char16_t second) {
    return pattern.indexOf(first) >= 0 && pattern.indexOf(first) < pattern.indexOf(second);
}

/// Those of data/homonyms.tsv that are the language's.
std::vector<std::string> homonyms_of(std::string_view language) {
    std::vector<std::string> words;
    for_each_row(embedded_table("data/homonyms.tsv"), 2, [&](const TableRow& row) {
        for_each_part(row.fields[1], ' ', [&](std::string_view one) {
            if (one == language) words.emplace_back(row.fields[0]);
        });
    });
    return words;
}

/// By CLDR: day and month without a year are written in this order, and no country puts the month first and the year
/// last.
bool is_day_first(const std::string& language) {
    UErrorCode status = U_ZERO_ERROR;
    const auto generator = pattern_generator(gregorian(language), language);
    if (!is_before(generator->getBestPattern(u"Md", status), u'd', u'M')) return false;
    return std::ranges::none_of(available_locales(), [&](const std::string& id) {
        if (id.substr(0, id.find('_')) != language) return false;
        const auto pattern = date_pattern(gregorian(id), icu::DateFormat::kShort);
        return pattern && is_before(*pattern, u'M', u'd') && is_before(*pattern, u'd', u'y');
    });
}

/// 100 to 199: 一百, 一百零五, 一百一十, 一百二十三.
std::string han_hundreds(int value) {
    const int rest = value % 100;
    if (rest == 0) return "一百";
    if (rest < 10) return "一百零" + std::string(han_digit(rest));
    return "一百" + std::string(rest < 20 ? "一" : "") + han_number(rest);
}

}  // namespace

Lexicon load_lexicon(const std::string& id) {
    const icu::Locale locale(id.c_str());
    Lexicon lexicon;
    load_spelled_numbers(lexicon, locale);
    add_ordinals_in_words(lexicon, locale.getLanguage());
    std::ranges::move(load_years_in_words(id), std::back_inserter(lexicon.years_in_words));
    load_words(lexicon, locale);
    lexicon.plurals.emplace(locale);
    lexicon.homonyms = homonyms_of(locale.getLanguage());
    lexicon.relative = load_relative_texts(locale, *lexicon.plurals, lexicon.homonyms);
    lexicon.day_first = is_day_first(locale.getLanguage());
    return lexicon;
}

/// "Primo maggio, due maggio": most languages say the first by an ordinal, the others often by a cardinal.
std::string day_in_words(const Lexicon& lexicon, int day, Random& random) {
    constexpr double first_as_ordinal = 0.6;
    const auto &words = lexicon.days_in_words, &ordinals = lexicon.ordinals_in_words;
    if (day < 1 || day > 31 || words.empty()) return std::to_string(day);
    const bool is_ordinal = day == 1 && !ordinals.empty() && random.chance(first_as_ordinal);
    return random.pick(is_ordinal ? ordinals : words)[static_cast<std::size_t>(day - 1)];
}

std::string roman_number(int value) {
    constexpr std::array<std::pair<int, std::string_view>, 13> letters{{{1000, "M"},
                                                                        {900, "CM"},
                                                                        {500, "D"},
                                                                        {400, "CD"},
                                                                        {100, "C"},
                                                                        {90, "XC"},
                                                                        {50, "L"},
                                                                        {40, "XL"},
                                                                        {10, "X"},
                                                                        {9, "IX"},
                                                                        {5, "V"},
                                                                        {4, "IV"},
                                                                        {1, "I"}}};
    std::string text;
    for (const auto& [worth, letter] : letters)
        for (; value >= worth; value -= worth) text += letter;
    return text;
}

std::string_view han_digit(int digit) {
    constexpr std::array<std::string_view, 11> digits{"〇", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"};
    return digits[static_cast<std::size_t>(digit)];
}

std::string han_number(int value, bool short_twenty) {
    if (value <= 10) return std::string(han_digit(value));
    if (value >= 100) return han_hundreds(value);
    const std::string ones(value % 10 == 0 ? "" : han_digit(value % 10));
    if (value / 10 == 2 && short_twenty) return "廿" + ones;
    return (value < 20 ? "" : std::string(han_digit(value / 10))) + "十" + ones;
}

}  // namespace kalends
