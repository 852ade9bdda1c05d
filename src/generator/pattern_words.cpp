#include "generator/pattern_words.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <numeric>
#include <set>
#include <span>
#include <utility>

#include "core/digits.hpp"
#include "generator/date_field.hpp"
#include "generator/draft.hpp"
#include "generator/era_year.hpp"
#include "generator/phrase.hpp"
#include "kalends/data/month_names.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

Saying saying_of(Mark mark) {
    switch (mark) {
        case Mark::about:
            return Saying::about;
        case Mark::uncertain:
            return Saying::uncertain;
        case Mark::early:
            return Saying::early;
        case Mark::mid:
            return Saying::mid;
        case Mark::late:
            return Saying::late;
        case Mark::open_begin:
        case Mark::open_end:
            return Saying::open;
        case Mark::to:
            return Saying::from_to;
        case Mark::one_of:
            return Saying::one_of;
        case Mark::all_of:
            return Saying::all_of;
        case Mark::unknown:
            return Saying::unknown;
        case Mark::before_christ:
            return Saying::before_christ;
        case Mark::of_christ:
            return Saying::of_christ;
        case Mark::last:
            return Saying::last;
        case Mark::this_one:
            return Saying::this_one;
        case Mark::earlier:
            return Saying::earlier;
        case Mark::later:
            return Saying::later;
        case Mark::day:
            return Saying::day;
        case Mark::week:
            return Saying::week;
        case Mark::weekend:
            return Saying::weekend;
        case Mark::month:
            return Saying::month;
        case Mark::year:
            return Saying::year;
    }
    return Saying::plain;
}

/// Of a portion: half, third, quarter.
Saying saying_of_portion(int width) {
    constexpr std::array portions{Saying::half, Saying::third, Saying::quarter};
    return portions[static_cast<std::size_t>(width % 10 - 2)];
}

/// What the words beside a field are; nothing where they are no part of it.
std::optional<Saying> unit_of(Field field) {
    switch (field) {
        case Field::century:
        case Field::century_word:
            return Saying::century;
        case Field::millennium:
            return Saying::millennium;
        case Field::quarter:
        case Field::quarter_name:
            return Saying::quarter;
        case Field::hour:
        case Field::hour12:
        case Field::minute:
        case Field::second:
        case Field::fraction:
        case Field::offset:
        case Field::zone:
            return Saying::clock;
        default:
            return std::nullopt;
    }
}

bool is_words(const Piece& piece) {
    const auto are_words = [](const Pattern& one) { return std::ranges::all_of(one.pieces, is_words); };
    return piece.field == Field::literal ||
           (piece.field == Field::choice && std::ranges::all_of(piece.alternatives, are_words));
}

/// How many texts words and choices between them can be.
std::size_t writing_count(const Pattern& pattern) {
    std::size_t count = 1;
    for (const Piece& piece : pattern.pieces) {
        std::size_t sum = piece.field == Field::choice ? 0 : 1;
        for (const Pattern& alternative : piece.alternatives) sum += writing_count(alternative);
        count *= sum;
    }
    return count;
}

/// All, or of too many each piece by itself: a word may be put together of several pieces, but not of so many.
std::vector<std::string> writings_of(const Pattern& pattern) {
    constexpr std::size_t most = 1000;
    if (writing_count(pattern) <= most || pattern.pieces.size() == 1) return all_writings(pattern);
    std::vector<std::string> texts;
    for (const Piece& piece : pattern.pieces) std::ranges::move(all_writings({{piece}}), std::back_inserter(texts));
    return texts;
}

using AddWords = std::function<void(const std::vector<std::string>&, Saying)>;

/// Walks a pattern as PhraseWriter does, all alternatives of it.
class Walk {
public:
    /// @param unmarked what words say of which no mark tells
    Walk(const AddWords& add, Saying unmarked) : add_(add), unmarked_(unmarked) {}

    void over(const Pattern& pattern) {
        over(std::span(pattern.pieces));
        close();
        close();  // of what stands last
    }

private:
    struct Open {
        Saying saying;
        bool wants_letters;  ///< else the words before it are meant
    };

    void over(std::span<const Piece> pieces) {
        for (std::size_t i = 0; i < pieces.size();) {
            const auto begin = pieces.begin() + static_cast<std::ptrdiff_t>(i);
            const auto end = std::find_if_not(begin, pieces.end(), is_words);
            if (end != begin) {
                add_words({begin, end});
                i = static_cast<std::size_t>(end - pieces.begin());
            } else {
                over(*begin);
                ++i;
            }
        }
    }

    void over(const Piece& piece) {
        if (piece.field == Field::choice) return over_alternatives(piece.alternatives);
        const bool is_silent = piece.field == Field::mark || piece.field == Field::portion;
        if (is_last_plain_ && unit_of(piece.field) == Saying::clock) {  // "um" of "um 14 Uhr"
            add_(last_words_, Saying::at);
            is_last_plain_ = false;
        }
        if (!is_silent || is_written_) close();
        if (piece.field == Field::mark) open_.push_back({saying_of(static_cast<Mark>(piece.width)), false});
        if (piece.field == Field::portion) open_.push_back({saying_of_portion(piece.width), false});
        if (const std::optional<Saying> unit = unit_of(piece.field)) open_.push_back({*unit, true});
    }

    void over_alternatives(const std::vector<Pattern>& alternatives) {
        const Walk before = *this;
        std::vector<Open> open;
        for (const Pattern& alternative : alternatives) {
            open_ = before.open_;
            last_words_ = before.last_words_;
            before_field_ = before.before_field_;
            is_last_plain_ = before.is_last_plain_;
            is_before_plain_ = before.is_before_plain_;
            is_written_ = before.is_written_;
            over(std::span(alternative.pieces));
            std::ranges::copy(open_, std::back_inserter(open));
        }
        open_ = std::move(open);
    }

    void add_words(std::vector<Piece> pieces) {
        if (is_last_plain_) add_(last_words_, unmarked_);
        last_words_ = writings_of({std::move(pieces)});
        is_written_ = true;
        const bool has_letters = std::ranges::any_of(last_words_, [](const auto& text) { return has_letter(text); });
        is_last_plain_ = true;
        for (const Open& one : open_) {
            if (one.wants_letters && !has_letters) continue;
            add_(last_words_, one.saying);
            is_last_plain_ = is_last_plain_ && one.saying == Saying::clock;
        }
        has_covered_ = has_covered_ || has_letters;
    }

    /// What is open without words of its own is said by those before it, but for times of the day.
    void close() {
        for (const Open& one : open_) {
            if (has_covered_ || one.saying == Saying::clock) continue;
            add_(before_field_, one.saying);
            is_before_plain_ = false;
        }
        if (is_before_plain_) add_(before_field_, unmarked_);
        open_.clear();
        before_field_ = std::exchange(last_words_, {});
        is_before_plain_ = std::exchange(is_last_plain_, false);
        is_written_ = has_covered_ = false;
    }

    const AddWords& add_;
    Saying unmarked_;
    std::vector<Open> open_;
    std::vector<std::string> last_words_, before_field_;
    bool is_last_plain_ = false, is_before_plain_ = false;  ///< no mark tells of these words, as far as is known
    bool is_written_ = false, has_covered_ = false;
};

/// What the words of a rule say where no mark tells; nothing of those that say nothing of the time.
struct RuleWords {
    std::string_view rule;
    std::optional<Saying> unmarked;
};
constexpr std::array special_rules{RuleWords{"relative", {}},
                                   RuleWords{"nothing", {}},
                                   RuleWords{"nodate", {}},
                                   RuleWords{"feast", {}},
                                   RuleWords{"role", {}},
                                   RuleWords{"life", {}},
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
                                   RuleWords{"halfyear", Saying::half}};

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

/// Rules of words beside times, which say nothing of them: born, printed.
constexpr std::array<std::string_view, 2> rules_beside_times{"role", "life"};

/// The same of rows of tables: letters, records and registers, which their patterns name.
constexpr std::array<std::string_view, 5> rows_beside_times{"en:parish", "de:quelle", "nl:akte", "sv:bok", "da:bog"};

/// Of months.in MonthNames tells.
constexpr std::string_view months_inside = "months.in";

bool says_of_time(const PatternRow& row) {
    constexpr std::string_view none = "none:", around = "wrap:", time_around = "wrap:time";
    return !row.name.starts_with(none) && (!row.name.starts_with(around) || row.name.starts_with(time_around));
}

}  // namespace

void PatternWords::add(std::string_view text, Saying saying, WordMap& words) {
    for (FoundWord& found : find_words(normalize_text(text).code_points))
        ++words[std::move(found.word)][static_cast<std::size_t>(saying)];
}

/// Each alternative counts a word once.
void PatternWords::add(const Pattern& pattern, Saying unmarked, WordMap& words) {
    const bool is_choice = pattern.pieces.size() == 1 && pattern.pieces.front().field == Field::choice;
    if (is_choice) {
        for (const Pattern& alternative : pattern.pieces.front().alternatives) add(alternative, unmarked, words);
        return;
    }
    std::set<std::pair<std::u32string, Saying>> said;
    const AddWords add_all = [&](const std::vector<std::string>& texts, Saying saying) {
        for (const std::string& text : texts)
            for (FoundWord& found : find_words(normalize_text(text).code_points))
                said.emplace(std::move(found.word), saying);
    };
    Walk(add_all, unmarked).over(pattern);
    for (const auto& [word, saying] : said) ++words[word][static_cast<std::size_t>(saying)];
}

void PatternWords::add(const PatternRow& row) {
    if (!says_of_time(row)) return;
    const bool is_beside = std::ranges::count(rows_beside_times, row.name) > 0;
    add(row.pattern, Saying::plain, is_beside ? beside_times_ : row.fields.has_phrase() ? of_phrases_ : of_dates_);
}

void PatternWords::add(std::string_view rule, const Pattern& pattern) {
    if (rule.starts_with(months_inside)) return;
    const std::string_view base = rule.substr(0, rule.find('.'));
    const auto* const found = std::ranges::find(special_rules, base, &RuleWords::rule);
    if (found == special_rules.end()) return add(pattern, Saying::plain, of_phrases_);
    if (found->unmarked) return add(pattern, *found->unmarked, of_phrases_);
    if (std::ranges::count(rules_beside_times, base) > 0) add(pattern, Saying::plain, beside_times_);
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
    add(names.era, Saying::of_christ, of_phrases_);
    add(names.era_before, Saying::before_christ, of_phrases_);
    for (const std::string& period : names.day_periods) add(period, Saying::clock, of_phrases_);
    for (const std::string_view zone : zone_names()) add(zone, Saying::clock, of_phrases_);
    for (const std::string_view reign : reign_names()) add(reign, Saying::other_era, of_phrases_);
    for (const std::string& ordinal : names.day_ordinals) add(ordinal, Saying::number, of_phrases_);
    for (const Pattern& interval : names.intervals) add(interval, Saying::plain, of_phrases_);
    for (const PatternRow& style : names.patterns) add(style);
    add(*names.lexicon);
}

/// One word of a year that is one (neunzehnhundertfünfundvierzig) by its first letters, which most of its century
/// share.
void PatternWords::add_year(const std::string& year) {
    for (FoundWord& found : find_words(normalize_text(year).code_points)) {
        if (found.word.size() > longest_number_word) found.word.resize(number_beginning);
        ++of_phrases_[std::move(found.word)][static_cast<std::size_t>(Saying::number)];
    }
}

void PatternWords::add_day(const std::string& day, std::size_t number) {
    const std::vector<FoundWord> words = find_words(normalize_text(day).code_points);
    for (const FoundWord& found : words) ++of_phrases_[found.word][static_cast<std::size_t>(Saying::number)];
    if (words.size() == 1) numbers_[words.front().word].set(number);
}

void PatternWords::add(const Lexicon& lexicon) {
    for (const auto* days : {&lexicon.days_in_words, &lexicon.ordinals_in_words})
        for (const auto& list : *days)
            for (std::size_t i = 0; i < list.size(); ++i) add_day(list[i], i + 1);
    for (const auto& list : lexicon.years_in_words)
        for (const std::string& year : list) add_year(year);
}

WordSayings PatternWords::all() const {
    std::vector<WordSayings::Word> said_by;
    std::set<std::u32string> words;
    for (const WordMap* some : {&of_phrases_, &of_dates_})
        for (const auto& [word, counts] : *some) words.insert(word);
    constexpr std::uint32_t seldom = 3;  // of names of documents in patterns of some kinds of registers
    const auto is_seldom = [&](const std::u32string& word) {
        return !of_phrases_.contains(word) && counts_of(of_dates_, word)[0] < seldom;
    };
    for (const std::u32string& word : words) {
        const Counts counts = sum(counts_of(of_phrases_, word), counts_of(of_dates_, word));
        Sayings sayings = said(counts);
        const bool is_role =
            beside_times_.contains(word) && counts_of(of_phrases_, word)[static_cast<std::size_t>(Saying::plain)] == 0;
        if (is_role || !is_often_plain(counts) || is_seldom(word)) sayings &= ~only(Saying::plain);
        const auto number = numbers_.find(word);
        if (sayings.any())
            said_by.push_back({word, sayings, number == numbers_.end() ? SmallNumbers() : number->second});
    }
    WordSayings all;
    all.add(std::move(said_by));
    return all;
}

}  // namespace kalends
