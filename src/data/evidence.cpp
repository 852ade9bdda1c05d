#include "data/evidence.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "calendar/period.hpp"
#include "data/calendar_month.hpp"
#include "data/clock_words.hpp"
#include "data/doubled_months.hpp"
#include "data/improbable.hpp"
#include "data/improbable_anchors.hpp"
#include "data/improbable_brackets.hpp"
#include "data/improbable_calendars.hpp"
#include "data/improbable_counts.hpp"
#include "data/improbable_eras.hpp"
#include "data/improbable_months.hpp"
#include "data/improbable_moon.hpp"
#include "data/improbable_offsets.hpp"
#include "data/improbable_qualifiers.hpp"
#include "data/improbable_republican.hpp"
#include "data/improbable_seasons.hpp"
#include "data/improbable_times.hpp"
#include "data/improbable_weeks.hpp"
#include "data/improbable_year_lists.hpp"
#include "data/improbable_years.hpp"
#include "data/month_evidence.hpp"
#include "data/number_evidence.hpp"
#include "data/recurrences.hpp"
#include "data/saying_evidence.hpp"
#include "data/uncounted_eras.hpp"
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

bool TextEvidence::says_all_of(const Expression& expression) const {
    const Sayings noon = only(Saying::noon), afternoon = only(Saying::afternoon);
    Sayings said = sayings_to_bear_out(expression);
    if ((said & afternoon).any() && is_noon(expression) && may_say(noon)) said &= ~afternoon;
    return may_say(said);
}

bool TextEvidence::says_weekday(std::u32string_view word) const {
    return words_ != nullptr && (words_->of(word) & weekday_sayings()).any();
}

const std::vector<MonthSet>& TextEvidence::resembled() {
    if (resembled_) return *resembled_;
    resembled_.emplace();
    constexpr char32_t hebrew_in = U'\u05d1';
    for (const std::u32string& phrase : split().phrases) {
        MonthSet months = says_weekday(phrase) ? MonthSet() : names_.resembled_by(phrase);
        if (phrase.front() == hebrew_in) months |= names_.resembled_by(phrase.substr(1));
        resembled_->push_back(months);
    }
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

std::vector<Numeral> TextEvidence::numerals_left_out(const Expression& expression) {
    const std::vector<bool> in_use = numerals_in_use(expression);
    std::vector<Numeral> left_out;
    for (std::size_t i = 0; i < in_use.size(); ++i)
        if (!in_use[i]) left_out.push_back(numerals()[i]);
    return left_out;
}

Evidence TextEvidence::of(const Expression& expression) {
    Evidence months = of_months(expression);
    if (months == Evidence::missing) return months;
    if (!says_all_of(expression) || !names_zone_of(expression) || !names_calendars_of(expression))
        return Evidence::invented;
    std::vector<int> without = numbers_without_numeral(
        expression, numerals(), months_by_number(expression, {Evidence::number, Evidence::unchecked}));
    if (!without.empty() && names_numbered_months(expression)) {
        months = Evidence::resembling;
        without = numbers_without_numeral(expression, numerals(), months_by_number(expression, {Evidence::unchecked}));
    }
    if (is_hardly_said(expression) || leaves_meaning_out(expression) || leaves_unit_out(without))
        return Evidence::invented;
    if (has_other_calendar(expression) && leaves_other_month_out(expression)) return Evidence::invented;
    if (!without.empty()) return are_in_words(without, expression) ? Evidence::worded : Evidence::invented;
    if (leaves_whole_date_out(expression, months)) return Evidence::invented;
    const bool is_plain = months == Evidence::unchecked || months == Evidence::named || months == Evidence::number;
    return is_plain && leaves_date_out(expression) ? Evidence::leftover : months;
}

bool TextEvidence::names_numbered_months(const Expression& expression) {
    bool has_some = false;
    const auto is_named = [&](unsigned month) {
        return told_by(resembled(), month, Evidence::named) != Evidence::missing ||
               has_month_by_roman_number(text_, month);
    };
    for (const WrittenDate& date : dates_with_month(expression)) {
        const unsigned month = calendar_month(date).value();
        if (strongest(date, month) != Evidence::number) continue;
        if (!is_named(month)) return false;
        has_some = true;
    }
    return has_some;
}

bool TextEvidence::is_hardly_said(const Expression& expression) {
    if (is_improbable(expression, text_, numerals()) || is_improbable_offset(expression, text_, numerals()) ||
        is_improbable_week(expression, text_) || is_improbable_year(expression, text_, numerals()) ||
        is_improbable_list(expression, text_, numerals()) || is_improbable_era(expression, text_, numerals()) ||
        is_improbable_calendar(expression, text_, numerals()) ||
        is_improbable_republican(expression, text_, numerals()) || is_improbable_month(expression, text_) ||
        is_improbable_moon(expression, text_, numerals()) || is_improbable_time(expression, text_, numerals()) ||
        is_improbable_qualifier(expression, text_))
        return true;
    if (is_of_uncounted_era(expression, text_) || takes_one_of_two_months(expression, text_)) return true;
    if (leaves_brackets_out(expression, text_, numerals()) || takes_until_for_weekday(expression)) return true;
    if (leaves_fraction_of_count_out(expression)) return true;
    if (words_ == nullptr) return false;
    if (is_improbable_count(expression, text_, found_words(), *words_, numerals()) ||
        is_improbable_season(expression, text_, found_words(), *words_, numerals()) ||
        is_improbable_anchor(expression, text_, found_words(), *words_, numerals()) ||
        takes_recurrence_for_day(expression, text_, found_words()))
        return true;
    if (contradicts_year_in_words(expression, found_words(), *words_, numerals())) return true;
    if (takes_number_for_hour(expression, found_words(), *words_)) return true;
    if (invents_today(expression, found_words(), *words_)) return true;
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
