#include "kalends/data/word_sayings.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <iterator>
#include <limits>
#include <optional>
#include <utility>

#include "calendar/calendar_point.hpp"
#include "core/number_text.hpp"
#include "text/edits.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

constexpr std::array<std::string_view, saying_count> names{
    "plain",       "number",      "monday",   "tuesday", "wednesday",  "thursday",     "friday",
    "saturday",    "sunday",      "season",   "about",   "uncertain",  "early",        "mid",
    "late",        "open",        "unknown",  "from-to", "one-of",     "all-of",       "before-christ",
    "of-christ",   "other-era",   "century",  "decade",  "millennium", "quarter",      "third",
    "half",        "last",        "this-one", "earlier", "later",      "day",          "week",
    "weekend",     "month",       "year",     "clock",   "at",         "reference",    "hour",
    "minute",      "second",      "am",       "pm",      "noon",       "midnight",     "morning",
    "afternoon",   "evening",     "night",    "zone",    "half-hour",  "quarter-hour", "calendar",
    "other-month", "our-calendar"};

constexpr std::size_t shortest_alike = 5, longest_ending = 3;
constexpr int greatest_year = 9999;

Saying nth_behind(Saying first, std::size_t n) {
    return static_cast<Saying>(static_cast<std::size_t>(first) + n);
}

void set(Sayings& sayings, Saying one) {
    sayings.set(static_cast<std::size_t>(one));
}

/// Collects what points say.
class Collector {
public:
    void add(const Expression& expression) {
        set(said_, Saying::plain);
        if (expression.join == Join::one_of) set(said_, Saying::one_of);
        if (expression.join == Join::all_of) set(said_, Saying::all_of);
        for (const Stretch& stretch : expression.stretches)
            if (stretch.end && !stretch.is_same_time) set(said_, Saying::from_to);
        for_each_end(expression, [&](const End& end) { add(end); });
    }
    [[nodiscard]] Sayings said() const { return said_; }

private:
    void add(const End& end) {
        if (end.kind == End::Kind::open) set(said_, Saying::open);
        if (end.kind == End::Kind::unknown) set(said_, Saying::unknown);
        if (end.kind == End::Kind::point) add(end.point);
    }

    void add(const Point& point) {
        add(point.date);
        add(point.calendar);
        if (point.about) set(said_, Saying::about);
        if (point.uncertain) set(said_, Saying::uncertain);
        if (point.part != Part::none) set(said_, nth_behind(Saying::early, static_cast<std::size_t>(point.part) - 1));
        if (point.is_reference) set(said_, Saying::reference);
        if (point.clock) add(*point.clock);
        for (const Step& step : point.steps) add(step);
    }

    void add(const Clock& clock) {
        for (const Saying saying : {Saying::clock, Saying::at, Saying::number}) set(said_, saying);
        const auto part = static_cast<std::size_t>(clock.day_part);
        if (clock.day_part != Clock::DayPart::none) set(said_, nth_behind(Saying::am, part - 1));
        if (clock.shift == Clock::Shift::half) set(said_, Saying::half_hour);
        if (clock.shift == Clock::Shift::quarter) set(said_, Saying::quarter_hour);
        if (clock.zone == Clock::Zone::utc || clock.zone == Clock::Zone::named) set(said_, Saying::zone);
        if (clock.about) set(said_, Saying::about);
    }

    void add(const WrittenDate& date) {
        const bool has_number = date.year != WrittenDate().year || date.day != WrittenDate().day;
        if (has_number || date.month != WrittenDate().month) set(said_, Saying::number);
        if (date.month[0] == '2') set(said_, Saying::season);
        if (is_masked(date.year)) {  // "the sixties of the 19th century"
            set(said_, Saying::century);
            set(said_, Saying::decade);
        }
        if (date.weekday != Weekday::unwritten) set(said_, saying_of(date.weekday));
        if (date.form == DateForm::week) set(said_, Saying::week);
        add(date.era);
    }

    void add(Calendar calendar) {
        if (calendar == Calendar::unwritten) return;
        set(said_, calendar == Calendar::gregorian ? Saying::our_calendar : Saying::calendar);
        if (has_other_years(calendar)) set(said_, Saying::other_month);
    }

    void add(Era era) {
        if (era == Era::common) return;
        const bool is_signed = era == Era::signed_year;
        set(said_, era == Era::before_christ || is_signed ? Saying::before_christ
                   : era == Era::anno_domini              ? Saying::of_christ
                                                          : Saying::other_era);
    }

    void add(const Step& step) {
        if (step.kind == Step::Kind::later) set(said_, Saying::later);
        if (step.kind == Step::Kind::earlier) set(said_, Saying::earlier);
        if (step.kind == Step::Kind::nth && step.number == -1) set(said_, Saying::last);
        if (step.kind == Step::Kind::nth && step.number == 0) set(said_, Saying::this_one);
        if (is_named_season(step)) return set(said_, Saying::season);
        if (step.number > 0) set(said_, Saying::number);
        add(step.unit);
    }

    void add(Unit unit) {
        if (is_weekday(unit)) {
            const auto day = static_cast<std::size_t>(unit) - static_cast<std::size_t>(Unit::monday);
            return set(said_, nth_behind(Saying::monday, day));
        }
        constexpr std::array units{
            std::pair{Unit::second, Saying::second},   std::pair{Unit::minute, Saying::minute},
            std::pair{Unit::hour, Saying::hour},       std::pair{Unit::day, Saying::day},
            std::pair{Unit::week, Saying::week},       std::pair{Unit::weekend, Saying::weekend},
            std::pair{Unit::month, Saying::month},     std::pair{Unit::quarter, Saying::quarter},
            std::pair{Unit::third, Saying::third},     std::pair{Unit::half, Saying::half},
            std::pair{Unit::year, Saying::year},       std::pair{Unit::decade, Saying::decade},
            std::pair{Unit::century, Saying::century}, std::pair{Unit::millennium, Saying::millennium}};
        set(said_, std::ranges::find(units, unit, &std::pair<Unit, Saying>::first)->second);
    }

    Sayings said_;
};

bool is_alike(std::u32string_view known, std::u32string_view word) {
    const bool has_ending = word.size() > known.size() && word.size() <= known.size() + longest_ending;
    if (has_ending && word.starts_with(known)) return true;
    const bool is_near = known.size() <= word.size() + 1 && word.size() <= known.size() + 1;
    return is_near && within_one_edit(known, word);
}

/// All that both say. @pre of the same letters
void merge(WordSayings::Word& word, const WordSayings::Word& other) {
    word.sayings |= other.sayings;
    word.numbers |= other.numbers;
    std::vector<int> parts;
    std::ranges::set_union(word.year_parts, other.year_parts, std::back_inserter(parts));
    word.year_parts = std::move(parts);
}

}  // namespace

std::string_view name(Saying saying) {
    return names[static_cast<std::size_t>(saying)];
}

Sayings only(Saying one) {
    Sayings sayings;
    set(sayings, one);
    return sayings;
}

Sayings weekday_sayings() {
    Sayings sayings;
    for (Saying day = Saying::monday; day <= Saying::sunday; day = nth_behind(day, 1)) set(sayings, day);
    return sayings;
}

Sayings unit_sayings() {
    Sayings sayings;
    for (const Saying unit :
         {Saying::second, Saying::minute, Saying::hour, Saying::day, Saying::week, Saying::month, Saying::year})
        set(sayings, unit);
    return sayings;
}

Saying saying_of(Weekday weekday) {
    return nth_behind(Saying::monday, static_cast<std::size_t>(weekday) - 1);
}

Sayings sayings_of(const Expression& expression) {
    Collector collector;
    collector.add(expression);
    return collector.said();
}

void WordSayings::add(std::vector<Word> words) {
    words_.insert(words_.end(), std::make_move_iterator(words.begin()), std::make_move_iterator(words.end()));
    std::ranges::sort(words_, {}, &Word::letters);
    std::vector<Word> merged;
    for (Word& word : words_) {
        if (!merged.empty() && merged.back().letters == word.letters)
            merge(merged.back(), word);
        else
            merged.push_back(std::move(word));
    }
    words_ = std::move(merged);
    add_beginnings();
    add_hashes();
}

void WordSayings::add_hashes() {
    by_hash_.clear();
    for (std::size_t i = 0; i < words_.size(); ++i)
        by_hash_.push_back({std::hash<std::u32string_view>()(words_[i].letters), static_cast<std::uint32_t>(i)});
    std::ranges::sort(by_hash_, {}, &Place::hash);
    buckets_.assign(std::bit_ceil(words_.size() + 1) + 1, static_cast<std::uint32_t>(by_hash_.size()));
    for (std::size_t i = by_hash_.size(); i-- > 0;)
        buckets_[bucket_of(by_hash_[i].hash)] = static_cast<std::uint32_t>(i);
    for (std::size_t i = buckets_.size() - 1; i-- > 0;) buckets_[i] = std::min(buckets_[i], buckets_[i + 1]);
}

std::size_t WordSayings::bucket_of(std::size_t hash) const {
    const int bits = std::countr_zero(buckets_.size() - 1);
    return bits == 0 ? 0 : hash >> (std::numeric_limits<std::size_t>::digits - bits);
}

void WordSayings::add_beginnings() {
    by_first_.clear();
    for (std::size_t i = 0; i < words_.size(); ++i) {
        const auto& [letters, sayings, numbers, year_parts] = words_[i];
        if (letters.size() < shortest_alike) continue;
        by_first_.push_back({letters[0], letters[1], static_cast<std::uint32_t>(letters.size()),
                             static_cast<std::uint32_t>(i), sayings});
    }
    by_second_ = by_first_;
    std::ranges::stable_sort(by_second_, {}, &Beginning::second);
}

const WordSayings::Word* WordSayings::find(std::u32string_view word) const {
    if (words_.empty()) return nullptr;
    const std::size_t hash = std::hash<std::u32string_view>()(word), bucket = bucket_of(hash);
    for (std::size_t i = buckets_[bucket]; i < buckets_[bucket + 1]; ++i)
        if (by_hash_[i].hash == hash && words_[by_hash_[i].place].letters == word) return &words_[by_hash_[i].place];
    return nullptr;
}

Sayings WordSayings::of(std::u32string_view word) const {
    if (const Word* known = find(word)) return known->sayings;
    return word.size() > longest_number_word ? of(word.substr(0, number_beginning)) & only(Saying::number) : Sayings();
}

bool is_sum(std::size_t number, const SmallNumbers& parts) {
    if (parts[number]) return true;
    constexpr std::size_t ten = 10;
    for (std::size_t tens = ten; tens < number; tens += ten)
        if (parts[tens] && parts[number - tens]) return true;
    return false;
}

SmallNumbers WordSayings::numbers_of(std::u32string_view word) const {
    const Word* known = find(word);
    return known == nullptr ? SmallNumbers() : known->numbers;
}

std::span<const int> WordSayings::year_parts_of(std::u32string_view word) const {
    const Word* known = find(word);
    return known == nullptr ? std::span<const int>() : known->year_parts;
}

Sayings WordSayings::inside(std::u32string_view word, std::size_t shortest, std::size_t shortest_dense) const {
    constexpr std::size_t longest = 16;
    if (std::ranges::any_of(word, is_dense)) shortest = shortest_dense;
    Sayings said;
    for (std::size_t begin = 0; begin < word.size(); ++begin)
        for (std::size_t size = shortest; size <= std::min(longest, word.size() - begin); ++size)
            said |= of(word.substr(begin, size));
    return said;
}

/// One error leaves one of the first two letters, be it in the other's place.
bool WordSayings::resembles(std::u32string_view word, Sayings sayings) const {
    if (word.size() + 1 < shortest_alike) return false;
    const auto is_it = [&](const Beginning& known) {
        return (known.sayings & sayings).any() && known.size <= word.size() + 1 &&
               known.size + longest_ending >= word.size() && is_alike(words_[known.place].letters, word);
    };
    const auto is_one_of = [&](const std::vector<Beginning>& sorted, char32_t Beginning::*at, char32_t letter) {
        return std::any_of(std::ranges::lower_bound(sorted, letter, {}, at),
                           std::ranges::upper_bound(sorted, letter, {}, at), is_it);
    };
    return std::ranges::any_of(word.substr(0, 2), [&](char32_t letter) {
        return is_one_of(by_first_, &Beginning::first, letter) || is_one_of(by_second_, &Beginning::second, letter);
    });
}

std::string sayings_text(const WordSayings::Word& word) {
    std::string text;
    const auto append = [&](std::string_view part) { text.append(text.empty() ? "" : " ").append(part); };
    for (std::size_t i = 0; i < word.sayings.size(); ++i)
        if (word.sayings[i]) append(names.at(i));
    for (std::size_t i = 0; i < word.numbers.size(); ++i)
        if (word.numbers[i]) append(std::to_string(i));
    for (const int part : word.year_parts) append("+" + std::to_string(part));
    return text;
}

WordSayings::Word word_saying(std::u32string letters, std::string_view sayings) {
    WordSayings::Word word{std::move(letters), {}};
    while (!sayings.empty()) {
        const std::string_view part = sayings.substr(0, sayings.find(' '));
        sayings.remove_prefix(std::min(part.size() + 1, sayings.size()));
        const auto* const found = std::ranges::find(names, part);
        if (found != names.end()) set(word.sayings, static_cast<Saying>(found - names.begin()));
        const bool is_year_part = part.starts_with('+');
        const std::optional<int> number = parse_number<int>(part.substr(is_year_part ? 1 : 0));
        if (number && is_year_part && *number > 0 && *number <= greatest_year) word.year_parts.push_back(*number);
        if (number && !is_year_part && *number >= 0 && *number <= static_cast<int>(most_small))
            word.numbers.set(static_cast<std::size_t>(*number));
    }
    std::ranges::sort(word.year_parts);
    return word;
}

}  // namespace kalends
