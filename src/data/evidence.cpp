#include "data/evidence.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "calendar/period.hpp"
#include "calendar/told_calendar.hpp"
#include "calendar/zones.hpp"
#include "data/calendar_month.hpp"
#include "data/improbable.hpp"
#include "data/improbable_brackets.hpp"
#include "data/improbable_counts.hpp"
#include "data/improbable_offsets.hpp"
#include "data/improbable_seasons.hpp"
#include "data/improbable_weeks.hpp"
#include "data/improbable_years.hpp"
#include "data/minute_words.hpp"
#include "data/month_evidence.hpp"
#include "data/number_evidence.hpp"
#include "data/saying_evidence.hpp"
#include "data/word_years.hpp"
#include "kalends/text/normalized_text.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

/// From today, so many.
bool counts_steps(const Expression& expression) {
    return has_end(expression, [](const End& end) { return end.point.is_reference && !end.point.steps.empty(); });
}

/// True of a number that is neither a month's nor a season's: of an impossible date.
bool is_no_month(const WrittenDate& date) {
    const std::optional<int> month = field_value(date.month);
    return date.form == DateForm::calendar && month && !calendar_month(date) && !is_season(*month);
}

/// The twelfth of "12./18. Jh."; arithmetic tells whether the two are one time.
bool stands_beside_century_of_ours(const Point& point, const Expression& expression) {
    const auto is_century = [](const Point& one) {
        return std::ranges::any_of(one.steps, [](const Step& step) { return step.unit == Unit::century; });
    };
    return std::ranges::any_of(expression.stretches, [&](const Stretch& stretch) {
        return stretch.is_same_time && stretch.begin.point == point && is_century(point) &&
               has_named_months(stretch.end->point) && is_century(stretch.end->point);
    });
}

/// Written with its thousands, of which ours has none.
bool has_hebrew_year(const Point& point) {
    constexpr int first = 5000, last = 5999;
    const std::optional<int> year = field_value(point.date.year);
    return year && *year >= first && *year <= last;
}

/// The dates with a month that has a name, in the order of the text.
std::vector<WrittenDate> dates_with_month(const Expression& expression) {
    std::vector<WrittenDate> dates;
    for_each_end(expression, [&](const End& end) {
        if (has_named_months(end.point) && calendar_month(end.point.date)) dates.push_back(end.point.date);
    });
    return dates;
}

/// The one month of a text that has but one.
std::optional<unsigned> only_month(const Expression& expression) {
    const std::vector<WrittenDate> dates = dates_with_month(expression);
    const bool is_one =
        std::ranges::all_of(dates, [&](const WrittenDate& date) { return date.month == dates.front().month; });
    return dates.empty() || !is_one ? std::nullopt : calendar_month(dates.front());
}

/// Every sequence of up to `longest` words. A letter counts where it stands alone, as in 9 V 2018, or beside names of
/// months alone, as in I - XI 1935; not as in "I was born".
std::vector<std::u32string> phrases(std::span<const std::u32string> words, const MonthNames& names) {
    const std::size_t longest = names.most_words();
    const bool are_months =
        std::ranges::all_of(words, [&](const std::u32string& word) { return names.named(word).any(); });
    std::vector<std::u32string> result;
    for (std::size_t first = 0; first < words.size(); ++first)
        for (std::size_t count = 1; count <= std::min(words.size() - first, longest); ++count)
            if (count > 1 || are_months || words.size() == 1 || words[first].size() > 1)
                result.push_back(phrase(words.subspan(first, count)));
    return result;
}

/// Of words that are numbers, or hold one: the sixties, Quattrocento, the latter half.
Sayings number_sayings() {
    Sayings sayings;
    for (const Saying one : {Saying::number, Saying::season, Saying::century, Saying::decade, Saying::millennium,
                             Saying::quarter, Saying::third, Saying::half, Saying::last, Saying::other_era})
        sayings |= only(one);
    return sayings;
}

/// As it stands, but for a typing error, or where a part of it is one.
bool may_be_number(std::u32string_view word, const WordSayings& words) {
    constexpr std::size_t shortest_part = 5;
    if ((words.of(word) & number_sayings()).any()) return true;
    if (words.of(word).any()) return false;
    return words.resembles(word, number_sayings()) || (words.inside(word, shortest_part) & number_sayings()).any();
}

}  // namespace

std::string_view name(Evidence evidence) {
    constexpr std::array<std::string_view, evidence_kinds> names{
        "unchecked", "named", "shared", "number", "inside", "resembling", "missing", "worded", "invented", "leftover"};
    return names[static_cast<std::size_t>(evidence)];
}

const TextEvidence::Phrases& TextEvidence::split() {
    if (split_) return *split_;
    split_.emplace().words = words_between_digits(found_words());
    for (const auto& some : split_->words)
        for (std::u32string& letters : phrases(some, names_)) {
            split_->named.push_back(names_.named(letters));
            split_->phrases.push_back(std::move(letters));
        }
    return *split_;
}

bool TextEvidence::may_say(Sayings sayings) const {
    return words_ == nullptr || unsaid(sayings, text_, *words_).none();
}

bool TextEvidence::says_weekday(std::u32string_view word) const {
    return words_ != nullptr && (words_->of(word) & weekday_sayings()).any();
}

const std::vector<MonthSet>& TextEvidence::resembled() {
    if (resembled_) return *resembled_;
    resembled_.emplace();
    for (const std::u32string& phrase : split().phrases)
        resembled_->push_back(says_weekday(phrase) ? MonthSet() : names_.resembled_by(phrase));
    return *resembled_;
}

bool TextEvidence::is_inside(unsigned month) {
    return std::ranges::any_of(split().words, [&](const std::vector<std::u32string>& words) {
        std::vector<std::u32string> others;
        std::ranges::copy_if(words, std::back_inserter(others), [&](const auto& word) { return !says_weekday(word); });
        return names_.is_inside(phrase(others), month);
    });
}

bool TextEvidence::stands_before_part(unsigned month) {
    if (words_ == nullptr) return false;
    constexpr std::size_t shortest = 3;
    const Sayings parts =
        only(Saying::early) | only(Saying::mid) | only(Saying::late) | only(Saying::half) | only(Saying::third);
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        const std::u32string_view word = found.word;
        for (std::size_t size = shortest; size + shortest <= word.size(); ++size)
            if (names_.named(word.substr(0, size))[month - 1] && (words_->of(word.substr(size)) & parts).any())
                return true;
        return false;
    });
}

bool TextEvidence::is_named_in_short(unsigned month) {
    constexpr std::size_t longest = 2;
    const auto& [words, phrases, named] = split();
    for (std::size_t i = 0; i < named.size(); ++i) {
        const bool is_short = phrases[i].size() <= longest && !std::ranges::any_of(phrases[i], is_dense);
        if (named[i][month - 1] && !is_short) return false;
    }
    return true;
}

Evidence TextEvidence::strongest(const WrittenDate& date, unsigned month) {
    const auto& [words, phrases, named] = split();
    if (words.empty()) return Evidence::unchecked;
    const Evidence by_name = told_by(named, month, Evidence::named);
    if (by_name != Evidence::missing && !is_named_in_short(month)) return by_name;
    if (has_number_of_month(date, month, text_)) return Evidence::number;
    if (by_name != Evidence::missing) return by_name;
    if (is_inside(month) || stands_before_part(month)) return Evidence::inside;
    std::vector<MonthSet> either = resembled();
    for (std::size_t i = 0; i < either.size(); ++i) either[i] |= named[i];
    return told_by(either, month, Evidence::resembling);
}

const OtherMonths& TextEvidence::other_months() {
    if (!other_months_) other_months_.emplace(text_, found_words(), names_);
    return *other_months_;
}

std::vector<bool> TextEvidence::months_by_number(const Expression& expression, std::initializer_list<Evidence> kinds) {
    std::vector<bool> by_number;
    for_each_end(expression, [&](const End& end) {
        const bool is_ours = has_named_months(end.point);
        const std::optional<unsigned> month = is_ours ? calendar_month(end.point.date) : std::nullopt;
        const Evidence found = month ? strongest(end.point.date, *month) : Evidence::named;
        const bool is_counted = std::ranges::any_of(end.point.steps, [&](const Step& step) {
            const std::optional<WrittenDate> within = month_within(step);
            const Evidence of_it = within ? strongest(*within, static_cast<unsigned>(step.number)) : Evidence::named;
            return of_it == Evidence::missing || std::ranges::count(kinds, of_it) > 0;
        });
        by_number.push_back(std::ranges::count(kinds, found) > 0 || (is_ours && is_no_month(end.point.date)) ||
                            is_counted);
    });
    return by_number;
}

const std::vector<FoundWord>& TextEvidence::found_words() {
    if (!found_) found_ = find_words(text_);
    return *found_;
}

const std::vector<Numeral>& TextEvidence::numerals() {
    if (!numerals_) numerals_ = find_numerals(text_);
    return *numerals_;
}

std::vector<bool> TextEvidence::numerals_in_use(const Expression& expression) {
    // A name that is other months', too, may stand beside the number: the rest of "11-р сар".
    return kalends::numerals_in_use(
        expression, numerals(),
        months_by_number(expression, {Evidence::number, Evidence::unchecked, Evidence::shared, Evidence::inside}));
}

bool TextEvidence::has_words_beside_months(const Expression& expression) {
    MonthSet months;
    for (const WrittenDate& date : dates_with_month(expression)) months.set(calendar_month(date).value() - 1);
    return std::ranges::any_of(split().words, [&](const std::vector<std::u32string>& words) {
        return std::ranges::any_of(words, [&](const std::u32string& word) {
            return is_word(word, 2) && (names_.named(word) & months).none();
        });
    });
}

bool TextEvidence::may_be_in_words(int day) {
    if (words_ == nullptr || words_->empty()) return true;
    constexpr int most_in_sum = 2;  // two tens and eight: who knows
    SmallNumbers days;
    int count = 0;
    for (const FoundWord& found : found_words()) {
        const SmallNumbers numbers = words_->numbers_of(found.word);
        if (numbers.none() && names_.named(found.word).any()) continue;
        if (numbers.none() && may_be_number(found.word, *words_)) return true;
        count += numbers.any() ? 1 : 0;
        days |= numbers;
    }
    if (day == 0) return count > 0;
    constexpr int last_by_itself = 10;
    const bool may_be_sum = count > most_in_sum && day > last_by_itself;
    return may_be_sum || is_sum(static_cast<std::size_t>(day), days);
}

Evidence TextEvidence::of(const Expression& expression) {
    const Evidence months = of_months(expression);
    if (months == Evidence::missing) return months;
    if (!may_say(sayings_to_bear_out(expression)) || !names_zone_of(expression) || !names_calendars_of(expression))
        return Evidence::invented;
    const std::vector<int> without = numbers_without_numeral(
        expression, numerals(), months_by_number(expression, {Evidence::number, Evidence::unchecked}));
    if (is_hardly_said(expression) || leaves_meaning_out(expression) || leaves_unit_out(without))
        return Evidence::invented;
    if (!without.empty()) return are_in_words(without, expression) ? Evidence::worded : Evidence::invented;
    if (leaves_whole_date_out(expression, months)) return Evidence::invented;
    const bool is_plain = months == Evidence::unchecked || months == Evidence::named || months == Evidence::number;
    const bool leaves_some_out = (has_other_calendar(expression) && leaves_other_month_out(expression)) ||
                                 (is_plain && leaves_date_out(expression));
    return leaves_some_out ? Evidence::leftover : months;
}

bool TextEvidence::is_hardly_said(const Expression& expression) {
    if (is_improbable(expression, text_, numerals()) || is_improbable_offset(expression, text_, numerals()) ||
        is_improbable_week(expression, text_) || is_improbable_year(expression, text_, numerals()))
        return true;
    if (leaves_brackets_out(expression, text_, numerals()) || takes_until_for_weekday(expression)) return true;
    if (leaves_fraction_of_count_out(expression)) return true;
    if (words_ == nullptr) return false;
    if (is_improbable_count(expression, text_, found_words(), *words_, numerals()) ||
        is_improbable_season(expression, text_, found_words(), *words_, numerals()))
        return true;
    if (contradicts_year_in_words(expression, found_words(), *words_, numerals())) return true;
    return has_minutes_beside_hour(expression) &&
           takes_words_for_minutes(expression, found_words(), *words_, numerals(), numerals_in_use(expression));
}

bool TextEvidence::leaves_fraction_of_count_out(const Expression& expression) {
    if (!counts_steps(expression)) return false;
    const auto counts_unit = [&](const Numeral& fraction) {
        const auto behind = [&](const FoundWord& word) { return word.begin >= fraction.end; };
        const auto next = std::ranges::find_if(found_words(), behind);
        if (next == found_words().end() || words_ == nullptr) return true;
        return (words_->inside(next->word, next->word.size()) & unit_sayings()).any();
    };
    return std::ranges::any_of(fractions_left_out(text_, numerals(), numerals_in_use(expression)), counts_unit);
}

bool TextEvidence::are_in_words(const std::vector<int>& numbers, const Expression& expression) {
    return has_words_beside_months(expression) && !has_hebrew_number(text_) &&
           std::ranges::all_of(numbers, [&](int number) { return may_be_in_words(number); });
}

/// A zone that is named has a name in the text.
bool TextEvidence::names_zone_of(const Expression& expression) const {
    return !names_zone(expression) || !zone_names(to_utf8(text_)).empty();
}

/// Each by a word that says so, by the name of one of its months, by its numerals, or by a year of ours beside it.
bool TextEvidence::names_calendars_of(const Expression& expression) {
    if (has_end(expression, [](const End& end) { return is_far_from_now(end.point); })) return false;
    return !has_end(expression, [&](const End& end) {
        const Calendar calendar = end.point.calendar;
        if (calendar == Calendar::unwritten && has_hebrew_year(end.point)) {  // ٧ آذار ٥٦٠٦, which is Adar
            Point hebrew = end.point;
            hebrew.calendar = Calendar::hebrew;
            return other_months().names_month_for(hebrew);
        }
        if (calendar == Calendar::unwritten || may_say(only(Saying::calendar))) return false;
        if (calendar == Calendar::gregorian && may_say(only(Saying::our_calendar))) return false;
        if (has_named_months(end.point)) return true;
        if (stands_beside_century_of_ours(end.point, expression)) return false;
        if (takes_year_for_month(end.point)) return true;
        if (may_say(only(Saying::other_month)) || (calendar == Calendar::hebrew && has_hebrew_number(text_)))
            return false;
        return !is_beside_year_of_ours(end.point, numerals());
    });
}

bool TextEvidence::takes_year_for_month(const Point& point) {
    const std::optional<unsigned> month = month_of_other_calendar(point);
    if (!month || point.date.day[0] != 'X' || words_ == nullptr) return false;
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        const std::u32string letters = plain_letters(std::span(&found.word, 1));
        const bool is_name = names_.of(point.calendar).named(letters)[*month - 1];
        return is_name && (words_->of(found.word) & only(Saying::year)).any();
    });
}

Evidence TextEvidence::of_months(const Expression& expression) {
    Evidence worst = Evidence::unchecked;
    if (names_.empty()) return worst;
    for (const WrittenDate& date : dates_with_month(expression))
        worst = std::max(worst, strongest(date, calendar_month(date).value()));
    if (has_other_calendar(expression))
        for_each_end(expression, [&](const End& end) { worst = std::max(worst, other_months().of(end.point)); });
    return worst;
}

bool TextEvidence::has_misspelt_month() {
    return std::ranges::any_of(resembled(), [](const MonthSet& months) { return months.count() == 1; });
}

bool TextEvidence::bears_out(const Expression& expression) {
    return std::ranges::all_of(dates_with_month(expression), [this](const WrittenDate& date) {
        return strongest(date, calendar_month(date).value()) != Evidence::missing;
    });
}

MonthNames taught_names(std::span<const Example> examples, const MonthNames& known) {
    MonthNames taught;
    for (const Example& example : examples) {
        const std::u32string text = normalize_text(example.text).code_points;
        TextEvidence evidence(text, known);
        const std::vector<FoundWord> words = find_words(text);
        const std::optional<unsigned> month = only_month(example.target);
        if (month && !evidence.bears_out(example.target))
            for (const FoundWord& found : words) taught.add(found.word, *month);
        for_each_end(example.target, [&](const End& end) {
            if (evidence.other_months().of(end.point) != Evidence::missing) return;
            for (const FoundWord& found : words)
                taught.add(end.point.calendar, found.word, month_of_other_calendar(end.point).value());
        });
    }
    return taught;
}

}  // namespace kalends
