#pragma once

#include <array>
#include <bitset>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "generator/calendar_names.hpp"
#include "generator/lexicon.hpp"
#include "generator/pattern_tables.hpp"
#include "generator/table.hpp"
#include "generator/word_forms.hpp"
#include "kalends/data/month_names.hpp"

namespace kalends {

/// Twelve months or seven days (Monday first).
template <std::size_t N>
struct NameSet {
    std::array<Word, N> abbreviated, wide;
};

/// Names of the twelve styles of CLDR in which a locale may write a day: its four lengths, and the eight skeletons
/// (UTS #35 part 4, "Available Formats") after the colon.
constexpr std::array<std::string_view, 12> cldr_styles{"cldr:full",   "cldr:long",       "cldr:medium", "cldr:short",
                                                       "cldr:yMd",    "cldr:yMEd",       "cldr:yMMMd",  "cldr:yMMMEd",
                                                       "cldr:yMMMMd", "cldr:yMMMMEEEEd", "cldr:GyMMMd", "cldr:yyMMdd"};

/// Of which CLDR has patterns for intervals (UTS #35 part 4, "intervalFormats").
constexpr std::array<std::string_view, 12> interval_skeletons{"y",      "yM",   "yMd", "yMMM", "yMMMM", "yMMMd",
                                                              "yMMMEd", "yMEd", "MMM", "MMMd", "Md",    "MMMEd"};

/// Which months a name stands for, or which weekdays; names without case and without the point of an abbreviation.
using MonthsByName = std::map<std::string, MonthSet>;
using WeekdaysByName = std::map<std::string, std::bitset<7>>;
struct WidespreadNames {
    MonthsByName months;
    WeekdaysByName weekdays;
};
std::string without_case_and_point(const std::string& name);

/// What a locale contributes to a date: names, patterns, digits, words. From ICU (CLDR), Gregorian calendar but where
/// it says otherwise.
struct LocaleNames {
    std::string id;        ///< "de_AT"
    std::string language;  ///< "de"
    NameSet<12> months, months_alone;
    NameSet<7> weekdays, weekdays_alone;
    NameSet<4> quarters;                     ///< of a year
    std::string era, era_before;             ///< the common era and the one before it, abbreviated
    std::array<std::string, 2> day_periods;  ///< am, pm
    std::array<std::string, 10> digits;      ///< of its default numbering system
    std::vector<PatternRow> patterns;        ///< of cldr_styles, those that compile
    std::vector<Pattern> intervals;          ///< of interval_skeletons, those that compile, each once
    std::array<std::string, 31> day_ordinals;
    std::vector<CalendarNames> calendars;  ///< other ones
    std::shared_ptr<const Lexicon> lexicon;
    std::shared_ptr<const WidespreadNames> widespread;  ///< of the languages that a date is most likely in
};

/// The four lists of its names of months.
std::array<const std::array<Word, 12>*, 4> month_lists(const LocaleNames&);

/// "May." is October in Duala, and May in English, "sab" Sunday in Makhuwa: a short name that stands for other months
/// or weekdays alone in `widespread` is not written, for no reader could know it. The long name takes its place where
/// no short one is left.
void leave_out_homonyms(LocaleNames&);
/// True of a text that is one of the lexicon's homonyms: it means another time in another language.
bool is_homonym(const std::string& text, const LocaleNames&);

/// A spelling that CLDR does not have: "Sept" for September in English. Rows of data/spellings.tsv.
struct Spelling {
    std::string language;
    bool is_month = true;
    int number = 1;  ///< month 1..12, ISO day of the week 1..7
    std::string text;
};
/// @throws Error (data) naming table and line
std::vector<Spelling> read_spellings(const TableFile&);

/// @throws Error (internal) where ICU has no data
LocaleNames load_locale_names(const std::string& id, const std::vector<Spelling>&);
/// Adds the names of months and weekdays alone, which is faster. The same errors.
void add_names(const std::string& id, const std::vector<Spelling>&, WidespreadNames&);

}  // namespace kalends
