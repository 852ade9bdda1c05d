#include "generator/pattern_words.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <numeric>
#include <set>
#include <utility>

#include "calendar/zones.hpp"
#include "core/digits.hpp"
#include "generator/date_field.hpp"
#include "generator/era_year.hpp"
#include "generator/hour_endings.hpp"
#include "generator/marked_words.hpp"
#include "generator/phrase.hpp"
#include "generator/plain_letters.hpp"
#include "generator/year_parts.hpp"
#include "kalends/data/month_names.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

/// What the words of a rule say where no mark tells; nothing of those that say nothing of the time.
struct RuleWords {
    std::string_view rule;
    std::optional<Saying> unmarked;
};
constexpr std::array special_rules{RuleWords{"duration", {}},
                                   RuleWords{"nothing", {}},
                                   RuleWords{"nodate", {}},
                                   RuleWords{"feast", {}},
                                   RuleWords{"range", Saying::from_to},
                                   RuleWords{"or", Saying::one_of},
                                   RuleWords{"and", Saying::all_of},
                                   RuleWords{"spring", Saying::season},
                                   RuleWords{"summer", Saying::season},
                                   RuleWords{"autumn", Saying::season},
                                   RuleWords{"winter", Saying::season},
                                   RuleWords{"season", Saying::season},
                                   RuleWords{"tens", Saying::decade},
                                   RuleWords{"decade", Saying::decade},
                                   RuleWords{"decade-of-century", Saying::decade},
                                   RuleWords{"centuries", Saying::century},
                                   RuleWords{"halfyear", Saying::half},
                                   RuleWords{"leap-month", Saying::other_month}};

using Counts = std::array<std::uint32_t, saying_count>;

Counts counts_of(const std::map<std::u32string, Counts>& words, const std::u32string& word) {
    const auto found = words.find(word);
    return found == words.end() ? Counts{} : found->second;
}

Counts sum(Counts counts, const Counts& others) {
    std::ranges::transform(counts, others, counts.begin(), std::plus());
    return counts;
}

Sayings said(const Counts& counts) {
    Sayings sayings;
    for (std::size_t i = 0; i < counts.size(); ++i) sayings.set(i, counts[i] > 0);
    return sayings;
}

/// A word is plain that often stands without a mark, or behind marks of many meanings (vers le, am Anfang des): such
/// words say nothing by themselves. Not one that stands behind one of what no answer may leave out, from about to of
/// Christ.
bool is_often_plain(const Counts& counts) {
    constexpr double often = 0.3, one_meaning = 0.55;
    const auto begin = counts.begin() + static_cast<std::ptrdiff_t>(Saying::about);
    const auto end = counts.begin() + static_cast<std::ptrdiff_t>(Saying::of_christ) + 1;
    const double decisive = std::accumulate(begin, end, 0.0), most = *std::max_element(begin, end);
    const double plain = counts[static_cast<std::size_t>(Saying::plain)];
    return plain > 0 && (plain >= often * decisive || most < one_meaning * decisive);
}

std::vector<FoundWord> words_of(std::string_view text) {
    return find_words(normalize_text(text).code_points);
}

/// Rules of words beside times, which say nothing of them: born, printed.
constexpr std::array<std::string_view, 2> rules_beside_times{"role", "life"};

/// The same of rows of tables: letters, records and registers, which their patterns name.
constexpr std::array<std::string_view, 31> rows_beside_times{"en:parish",
                                                             "de:quelle",
                                                             "nl:akte",
                                                             "sv:bok",
                                                             "da:bog",
                                                             "year:beside",
                                                             "year:later",
                                                             "year:edition",
                                                             "phrase:period",
                                                             "day:ended",
                                                             "phrase:styled",
                                                             "phrase:styled-of-others",
                                                             "phrase:copy",
                                                             "phrase:copy-of-others",
                                                             "year:of-church-feast",
                                                             "year:denied",
                                                             "year:cited",
                                                             "month:cited",
                                                             "year:of-thing",
                                                             "year:of-title",
                                                             "year:established",
                                                             "year:of-edition",
                                                             "month:expiry",
                                                             "year:joined",
                                                             "year:of-numbered",
                                                             "month:of-numbered",
                                                             "year:of-artist",
                                                             "year:of-feast",
                                                             "year:in-the-year-of",
                                                             "year:side-of-role",
                                                             "day:side-de"};

/// From one to twelve.
constexpr std::string_view hours_in_words = "hours";

/// As in "hebrew-months".
constexpr std::string_view months_of_calendars = "-months";

/// Of months.in MonthNames tells.
constexpr std::string_view months_inside = "months.in";

/// Each word also as who leaves out its accents types it, unless that is another word: été and ete.
void add_plain_letters(std::vector<WordSayings::Word>& said_by, const std::set<std::u32string>& known) {
    const std::size_t count = said_by.size();
    for (std::size_t i = 0; i < count; ++i) {
        const std::u32string plain = to_code_points(without_accents(to_utf8(said_by[i].letters)));
        if (!known.contains(plain))
            said_by.push_back({plain, said_by[i].sayings, said_by[i].numbers, said_by[i].year_parts});
    }
}

Saying direction_of(const RelativeText& text) {
    if (!text.direction) return Saying::this_one;
    return *text.direction == Step::Kind::later ? Saying::later : Saying::earlier;
}

bool says_of_time(const PatternRow& row) {
    constexpr std::string_view none = "none:", time_around = "wrap:time", logs = "log:";
    return !row.name.starts_with(none) && !row.name.starts_with(logs) &&
           (!row.is_wrapper() || row.name.starts_with(time_around));
}

}  // namespace

void PatternWords::add(std::string_view text, Saying saying, WordMap& words) {
    for (FoundWord& found : words_of(text)) ++words[std::move(found.word)][static_cast<std::size_t>(saying)];
}

/// Each alternative counts a word once.
void PatternWords::add(const Pattern& pattern, Saying unmarked, WordMap& words) {
    const bool is_choice = pattern.pieces.size() == 1 && pattern.pieces.front().field == Field::choice;
    if (is_choice) {
        for (const Pattern& alternative : pattern.pieces.front().alternatives) add(alternative, unmarked, words);
        return;
    }
    std::set<std::pair<std::u32string, Saying>> said;
    const AddWords add_all = [&](const std::vector<std::string>& texts, Saying saying, std::size_t number) {
        for (const std::string& text : texts)
            for (FoundWord& found : words_of(text)) {
                if (number > 0 && number <= most_small) numbers_[found.word].set(number);
                said.emplace(std::move(found.word), saying);
            }
    };
    for_each_marked(pattern, unmarked, add_all);
    for (const auto& [word, saying] : said) ++words[word][static_cast<std::size_t>(saying)];
}

void PatternWords::add(const PatternRow& row) {
    if (!says_of_time(row)) return;
    const bool is_beside = std::ranges::count(rows_beside_times, row.name) > 0;
    add(row.pattern, Saying::plain, is_beside ? beside_times_ : row.fields.has_phrase() ? of_phrases_ : of_dates_);
}

void PatternWords::add(const Rules& rules) {
    for (const auto& [name, rule] : rules) add(name, rule);
    for (const EndedHour& hour : hours_with_endings(rules)) {
        if (hour.hour > 0) add_number(hour.word, hour.hour);
        if (hour.saying) add(hour.word, *hour.saying, of_phrases_);
    }
}

void PatternWords::add(std::string_view rule, const Pattern& pattern) {
    if (rule.starts_with(months_inside)) return;
    const std::string_view base = rule.substr(0, rule.find('.'));
    if (base == hours_in_words) return add_hours(pattern);
    if (base.ends_with(months_of_calendars)) return add(pattern, Saying::other_month, of_phrases_);
    if (std::ranges::count(rules_beside_times, base) > 0) return add(pattern, Saying::plain, beside_times_);
    const auto* const found = std::ranges::find(special_rules, base, &RuleWords::rule);
    if (found == special_rules.end()) return add(pattern, Saying::plain, of_phrases_);
    if (found->unmarked) add(pattern, *found->unmarked, of_phrases_);
}

void PatternWords::add(const CalendarNames& names) {
    for (const std::vector<Word>* months : {&names.wide, &names.abbreviated})
        for (const Word& month : *months)
            for (const std::string& form : month) add(form, Saying::other_month, of_phrases_);
    for (const Pattern& pattern : *names.patterns) add(pattern, Saying::plain, of_phrases_);
}

void PatternWords::add(const LocaleNames& names) {
    for (const NameSet<7>* days : {&names.weekdays, &names.weekdays_alone})
        for (std::size_t day = 0; day < 7; ++day)
            for (const Word* word : {&days->abbreviated[day], &days->wide[day]})
                for (const std::string& form : *word)
                    add(form, static_cast<Saying>(static_cast<std::size_t>(Saying::monday) + day), of_phrases_);
    for (const auto* months : month_lists(names))  // of "thg 7" the letters, which are no name (MonthNames::add)
        for (const Word& month : *months)
            for (const std::string& form : month)
                if (std::ranges::any_of(form, is_digit)) add(form, Saying::plain, of_dates_);
    for (const auto* quarters : {&names.quarters.abbreviated, &names.quarters.wide})
        for (const Word& word : *quarters)
            for (const std::string& form : word) add(form, Saying::quarter, of_phrases_);
    for (const CalendarNames& calendar : names.calendars) add(calendar);
    add(names.era, Saying::of_christ, of_phrases_);
    add(names.era_before, Saying::before_christ, of_phrases_);
    for (std::size_t half = 0; half < names.day_periods.size(); ++half)
        add(names.day_periods[half], half == 0 ? Saying::am : Saying::pm, of_phrases_);
    for (const std::string_view reign : reign_names()) add(reign, Saying::other_era, of_phrases_);
    for (const std::string& ordinal : names.day_ordinals) add(ordinal, Saying::number, of_phrases_);
    for (const Pattern& interval : names.intervals) add(interval, Saying::plain, of_phrases_);
    for (const PatternRow& style : names.patterns) add(style);
    add(*names.lexicon);
}

/// One word of a year that is one (neunzehnhundertfünfundvierzig) by its first letters, which most of its century
/// share.
void PatternWords::add_year(const std::string& year) {
    for (FoundWord& found : words_of(year)) {
        if (found.word.size() > longest_number_word) found.word.resize(number_beginning);
        ++of_phrases_[std::move(found.word)][static_cast<std::size_t>(Saying::number)];
    }
}

void PatternWords::add_number(const std::string& text, std::size_t number) {
    const std::vector<FoundWord> words = words_of(text);
    for (const FoundWord& found : words) ++of_phrases_[found.word][static_cast<std::size_t>(Saying::number)];
    if (words.size() == 1) return void(numbers_[words.front().word].set(number));
    compounds_.push_back({{}, number});
    for (const FoundWord& found : words) compounds_.back().words.push_back(found.word);
}

void PatternWords::add(const Lexicon& lexicon) {
    for (const auto* days : {&lexicon.days_in_words, &lexicon.ordinals_in_words})
        for (const auto& list : *days)
            for (std::size_t i = 0; i < list.size(); ++i) add_number(list[i], i + 1);
    for (std::size_t i = 0; i < lexicon.counts_in_words.size(); ++i) add_number(lexicon.counts_in_words[i], i + 1);
    for (const YearsInWords& list : lexicon.years_in_words) {
        for (const std::string& year : list.texts) add_year(year);
        const bool is_new = parted_years_.insert(&list).second;  // locales of one language share it
        if (is_new && list.first < first_year_in_words)          // of hundreds with and without a thousand
            for (const auto& [word, parts] : kalends::year_parts(list))
                year_parts_[word].insert(parts.begin(), parts.end());
    }
    add(lexicon.relative);
}

/// A word of one unit alone is what is counted, one of one direction alone says which way it is. Where a text has none
/// such (kíɛlɛ, tomorrow, stands in yesterday, too), each of its words says it.
void PatternWords::add(const std::vector<RelativeText>& texts) {
    struct Uses {
        std::set<std::optional<Unit>> units;
        std::set<Saying> directions;
    };
    std::map<std::u32string, Uses> uses;
    const auto words_in = [](const RelativeText& text) { return words_of(text.before + ' ' + text.behind); };
    for (const RelativeText& text : texts)
        for (const FoundWord& found : words_in(text)) {
            uses[found.word].units.insert(text.unit);
            uses[found.word].directions.insert(direction_of(text));
        }
    for (const RelativeText& text : texts) {
        const std::vector<FoundWord> words = words_in(text);
        const auto has_one = [&](const auto& member) {
            return std::ranges::any_of(words,
                                       [&](const FoundWord& found) { return (uses[found.word].*member).size() == 1; });
        };
        const bool tells_unit = has_one(&Uses::units), tells_direction = has_one(&Uses::directions);
        for (const FoundWord& found : words) {
            auto& counts = of_phrases_[found.word];
            const auto count = [&](Saying saying) { ++counts[static_cast<std::size_t>(saying)]; };
            const auto& [units, directions] = uses[found.word];
            const bool is_unit = !tells_unit || units.size() == 1;
            if (text.unit && is_unit) count(saying_of_unit(*text.unit));
            if (text.weekday != Weekday::unwritten && is_unit) count(saying_of(text.weekday));
            if (tells_direction && directions.size() > 1) continue;
            count(Saying::reference);
            count(direction_of(text));
            if (text.number < 2) continue;
            count(Saying::number);
            numbers_[found.word].set(static_cast<std::size_t>(text.number));
        }
    }
}

void PatternWords::add_zones() {
    for (const std::string& zone : zone_abbreviations()) add(zone, Saying::zone, of_phrases_);
    for (const std::string_view period : {"am", "a.m."}) add(period, Saying::am, of_phrases_);
    for (const std::string_view period : {"pm", "p.m."}) add(period, Saying::pm, of_phrases_);
}

void PatternWords::add_hours(const Pattern& hours) {
    const std::vector<Pattern>& alternatives = hours.pieces.front().alternatives;
    for (std::size_t i = 0; i < alternatives.size(); ++i)
        for (const std::string& hour : all_writings(alternatives[i])) add_number(hour, i + 1);
}

std::map<std::u32string, SmallNumbers> PatternWords::numbers_of_words() const {
    constexpr std::size_t first_of_two_digits = 10;
    std::map<std::u32string, SmallNumbers> numbers = numbers_;
    for (const Compound& compound : compounds_) {
        SmallNumbers parts;
        const auto add_all = [&](const auto& add) {
            for (const std::u32string& word : compound.words)
                if (const auto known = numbers_.find(word); known != numbers_.end()) add(*known);
        };
        add_all([&](const auto& known) { parts |= known.second; });
        if (is_sum(compound.number, parts)) continue;
        add_all([&](const auto& known) {
            if ((known.second >> first_of_two_digits).any()) numbers[known.first].set(compound.number);
        });
    }
    return numbers;
}

WordSayings PatternWords::all() const {
    const std::map<std::u32string, SmallNumbers> numbers = numbers_of_words();
    std::vector<WordSayings::Word> said_by;
    std::set<std::u32string> words;
    for (const WordMap* some : {&of_phrases_, &of_dates_})
        for (const auto& [word, counts] : *some) words.insert(word);
    constexpr std::uint32_t seldom = 3;  // of names of documents in patterns of some kinds of registers
    constexpr auto plain = static_cast<std::size_t>(Saying::plain);
    const auto is_seldom = [&](const std::u32string& word) {
        return !of_phrases_.contains(word) && counts_of(of_dates_, word)[plain] < seldom;
    };
    const auto is_rather_role = [&](const std::u32string& word) {  // the date of "date uncertain"
        const auto as_role = counts_of(beside_times_, word)[plain];
        return as_role > 0 && as_role >= counts_of(of_phrases_, word)[static_cast<std::size_t>(Saying::uncertain)];
    };
    for (const std::u32string& word : words) {
        const Counts counts = sum(counts_of(of_phrases_, word), counts_of(of_dates_, word));
        Sayings sayings = said(counts);
        const bool is_of_dates = counts_of(of_dates_, word)[plain] >= seldom;
        const bool is_role = beside_times_.contains(word) && counts_of(of_phrases_, word)[plain] == 0 &&
                             (!of_phrases_.contains(word) || !is_of_dates);
        if (is_role || !is_often_plain(counts) || is_seldom(word)) sayings &= ~only(Saying::plain);
        if (is_rather_role(word)) sayings &= ~only(Saying::uncertain);
        if (sayings.none()) continue;
        said_by.push_back({word, sayings});
        if (const auto number = numbers.find(word); number != numbers.end()) said_by.back().numbers = number->second;
        if (const auto parts = year_parts_.find(word); parts != year_parts_.end())
            said_by.back().year_parts.assign(parts->second.begin(), parts->second.end());
    }
    add_plain_letters(said_by, words);
    WordSayings all;
    all.add(std::move(said_by));
    return all;
}

}  // namespace kalends
