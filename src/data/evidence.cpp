#include "data/evidence.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "calendar/calendar_point.hpp"
#include "calendar/calendar_system.hpp"
#include "calendar/zones.hpp"
#include "core/digits.hpp"
#include "data/calendar_month.hpp"
#include "data/left_over.hpp"
#include "data/number_evidence.hpp"
#include "data/saying_evidence.hpp"
#include "kalends/text/normalized_text.hpp"
#include "text/letters.hpp"
#include "text/number_spans.hpp"

namespace kalends {
namespace {

/// True of a number that is neither a month's nor a season's: of an impossible date.
bool is_no_month(const WrittenDate& date) {
    const std::optional<int> month = field_value(date.month);
    constexpr int first_season = 21, last_season = 24;
    const bool is_season = month >= first_season && month <= last_season;
    return date.form == DateForm::calendar && month && !calendar_month(date) && !is_season;
}

/// True where months are counted by a calendar whose months are January to December.
bool has_named_months(const Point& point) {
    return !has_other_years(point.calendar);
}

/// The dates with a month that has a name, in the order of the text.
std::vector<WrittenDate> dates_with_month(const Expression& expression) {
    std::vector<WrittenDate> dates;
    for_each_end(expression, [&](const End& end) {
        if (has_named_months(end.point) && calendar_month(end.point.date)) dates.push_back(end.point.date);
    });
    return dates;
}

/// 1..13; nothing where there is none, or one of ours.
std::optional<unsigned> month_of_other_calendar(const Point& point) {
    constexpr int last = 13;
    const std::optional<int> month = field_value(point.date.month);
    const bool is_one = !has_named_months(point) && point.date.form == DateForm::calendar && month && *month >= 1;
    return is_one && *month <= last ? std::optional(static_cast<unsigned>(*month)) : std::nullopt;
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

/// `alone` where one of these sets is this month and no other.
Evidence told(const std::vector<MonthSet>& sets, unsigned month, Evidence alone) {
    Evidence found = Evidence::missing;
    for (const MonthSet& months : sets) {
        if (!months[month - 1]) continue;
        if (months.count() == 1) return alone;
        found = Evidence::shared;
    }
    return found;
}

/// A longer run holds other numbers, too.
bool is_number_of(const std::string& run, unsigned month) {
    const std::string plain = std::to_string(month), padded = month < 10 ? "0" + plain : plain;
    if (run.size() <= 2) return run == plain || run == padded;
    return run.find(padded) != std::string::npos || run.ends_with(plain);
}

std::string_view significant(std::string_view digits) {
    digits.remove_prefix(std::min(digits.find_first_not_of("X0"), digits.size()));
    return digits;
}

/// Years with their leading noughts and without: "107" and "0107".
bool is_year_of(const std::string& run, const WrittenDate& date) {
    return run.size() > 2 && significant(run) == significant(view(date.year));
}

/// A year of two digits of the same number as the month. The first of a reign has a name instead: 元年.
bool is_short_year_alike(const WrittenDate& date, std::u32string_view text) {
    return view(date.year).substr(0, 2) == "XX" && view(date.year).substr(2) == view(date.month) &&
           text.find(U"元年") == std::u32string_view::npos;
}

/// A day or a two-digit year of the same number must be there, too; a year is no month, for all that 2018 has a 01.
bool has_number(const WrittenDate& date, unsigned month, std::u32string_view text) {
    std::size_t found = 0;
    for (const std::string& run : digit_runs(text))
        if (!is_year_of(run, date) && is_number_of(run, month)) found += run.size() <= 2 ? 1 : 3;
    return found >= 1U + (date.day == date.month ? 1U : 0U) + (is_short_year_alike(date, text) ? 1U : 0U);
}

/// Not a letter alone, unless of such a script.
bool may_be_word(std::u32string_view word) {
    return word.size() > 1 || is_dense(word.front());
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

/// One of them, or a ten and another (twenty first).
bool is_sum(std::size_t number, const SmallNumbers& parts) {
    if (parts[number]) return true;
    for (const std::size_t tens : {10U, 20U, 30U})
        if (tens < number && parts[tens] && parts[number - tens]) return true;
    return false;
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
    const Evidence by_name = told(named, month, Evidence::named);
    if (by_name != Evidence::missing && !is_named_in_short(month)) return by_name;
    if (has_number(date, month, text_)) return Evidence::number;
    if (by_name != Evidence::missing) return by_name;
    if (is_inside(month)) return Evidence::inside;
    std::vector<MonthSet> either = resembled();
    for (std::size_t i = 0; i < either.size(); ++i) either[i] |= named[i];
    return told(either, month, Evidence::resembling);
}

const std::vector<TextEvidence::PlainPhrase>& TextEvidence::plain_phrases() {
    if (plain_phrases_) return *plain_phrases_;
    constexpr std::size_t most_words = 5;
    plain_phrases_.emplace();
    std::size_t before = 0;
    for (const std::vector<std::u32string>& words : split().words) {
        for (std::size_t first = 0; first < words.size(); ++first)
            for (std::size_t count = 1; count <= std::min(words.size() - first, most_words); ++count)
                plain_phrases_->push_back(
                    {plain_letters(std::span(words).subspan(first, count)), before + first, before + first + count});
        before += words.size();
    }
    return *plain_phrases_;
}

/// A name inside a longer one is none: the "rabi" of "rabi al-thani".
void TextEvidence::forget_inner_names(std::vector<MonthSet>& sets) {
    const std::vector<PlainPhrase>& phrases = plain_phrases();
    const std::vector<MonthSet> all = sets;
    const auto is_inside = [&](std::size_t inner, std::size_t outer) {
        return all[outer].any() && phrases[outer].begin <= phrases[inner].begin &&
               phrases[outer].end >= phrases[inner].end && outer != inner;
    };
    for (std::size_t i = 0; i < sets.size(); ++i)
        for (std::size_t j = 0; j < all.size() && sets[i].any(); ++j)
            if (is_inside(i, j)) sets[i].reset();
}

/// The text has the full name of another month: Rabīʿ al-thānī is not the first one, for all that it begins like it.
bool TextEvidence::names_another(std::span<const MonthSet> sets) {
    constexpr std::size_t shortest = 4;
    for (std::size_t i = 0; i < sets.size(); ++i)
        if (sets[i].any() && plain_phrases()[i].letters.size() >= shortest) return true;
    return false;
}

Evidence TextEvidence::of_other_month(const Point& point) {
    const MonthNames& known = names_.of(point.calendar);
    const std::optional<unsigned> month = month_of_other_calendar(point);
    if (!month || known.empty() || split().words.empty()) return Evidence::unchecked;
    std::vector<MonthSet> sets;
    for (const PlainPhrase& phrase : plain_phrases()) sets.push_back(known.named(phrase.letters));
    forget_inner_names(sets);
    if (const Evidence by_name = told(sets, *month, Evidence::named); by_name != Evidence::missing) return by_name;
    if (names_another(sets)) return Evidence::missing;
    if (has_number(point.date, *month, text_)) return Evidence::number;
    const auto is_inside = [&](const PlainPhrase& phrase) { return known.is_inside(phrase.letters, *month); };
    if (std::ranges::any_of(plain_phrases(), is_inside)) return Evidence::inside;
    for (std::size_t i = 0; i < sets.size(); ++i) sets[i] |= known.resembled_by(plain_phrases()[i].letters);
    return told(sets, *month, Evidence::resembling);
}

std::vector<bool> TextEvidence::months_by_number(const Expression& expression, std::initializer_list<Evidence> kinds) {
    std::vector<bool> by_number;
    for_each_end(expression, [&](const End& end) {
        const bool is_ours = has_named_months(end.point);
        const std::optional<unsigned> month = is_ours ? calendar_month(end.point.date) : std::nullopt;
        const Evidence found = month ? strongest(end.point.date, *month) : Evidence::named;
        by_number.push_back(std::ranges::count(kinds, found) > 0 || (is_ours && is_no_month(end.point.date)));
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
            return may_be_word(word) && (names_.named(word) & months).none();
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
    return day == 0 ? count > 0 : count > most_in_sum || is_sum(static_cast<std::size_t>(day), days);
}

Evidence TextEvidence::of(const Expression& expression) {
    const Evidence months = of_months(expression);
    if (months == Evidence::missing) return months;
    if (!may_say(sayings_to_bear_out(expression)) || !names_zone_of(expression) || !names_calendars_of(expression))
        return Evidence::invented;
    const std::vector<int> without = numbers_without_numeral(
        expression, numerals(), months_by_number(expression, {Evidence::number, Evidence::unchecked}));
    const bool is_plain = months == Evidence::unchecked || months == Evidence::named || months == Evidence::number;
    if (leaves_mark_out(expression)) return Evidence::invented;
    if (without.empty() && leaves_whole_date_out(expression, months)) return Evidence::invented;
    if (without.empty() && leaves_other_month_out(expression)) return Evidence::leftover;
    if (without.empty()) return is_plain && leaves_date_out(expression) ? Evidence::leftover : months;
    const bool are_worded = has_words_beside_months(expression) && !has_hebrew_number(text_) &&
                            std::ranges::all_of(without, [&](int number) { return may_be_in_words(number); });
    return are_worded ? Evidence::worded : Evidence::invented;
}

std::optional<WrittenDate> TextEvidence::date_that_may_leave_some(const Expression& expression) const {
    if (expression.is_none() || words_ == nullptr || words_->empty()) return std::nullopt;
    return lone_date_or_time(expression);
}

/// A zone that is named has a name in the text.
bool TextEvidence::names_zone_of(const Expression& expression) const {
    return !names_zone(expression) || !zone_names(to_utf8(text_)).empty();
}

/// Each by a word that says so, by the name of one of its months, by its numerals, or by a year of ours beside it.
bool TextEvidence::names_calendars_of(const Expression& expression) {
    return !has_end(expression, [&](const End& end) {
        const Calendar calendar = end.point.calendar;
        if (calendar == Calendar::unwritten || may_say(only(Saying::calendar))) return false;
        if (!has_other_years(calendar)) return true;
        if (may_say(only(Saying::other_month)) || (calendar == Calendar::hebrew && has_hebrew_number(text_)))
            return false;
        return !is_beside_year_of_ours(end.point);
    });
}

bool TextEvidence::is_beside_year_of_ours(const Point& point) {
    const std::optional<int> number = field_value(point.date.year);
    if (!number) return false;
    const std::optional<DaySpan> days = calendar_system(point.calendar, Islamic::civil)->year(*number);
    if (!days) return false;
    const auto year_of = [](std::chrono::sys_days day) {
        return std::to_string(static_cast<int>(std::chrono::year_month_day(day).year()));
    };
    const std::string first = year_of(days->first), last = year_of(days->last);
    return std::ranges::any_of(numerals(),
                               [&](const Numeral& found) { return found.digits == first || found.digits == last; });
}

bool TextEvidence::leaves_other_month_out(const Expression& expression) {
    return has_end(expression, [&](const End& end) {
        const WrittenDate& date = end.point.date;
        const bool is_year = date.form == DateForm::calendar && date.month[0] == 'X' && date.year[3] != 'X';
        if (!is_year || has_named_months(end.point)) return false;
        const MonthNames& known = names_.of(end.point.calendar);
        constexpr std::size_t shortest = 4;
        return std::ranges::any_of(plain_phrases(), [&](const PlainPhrase& phrase) {
            return phrase.letters.size() >= shortest && known.named(phrase.letters).any();
        });
    });
}

bool TextEvidence::has_word_of(const LeftOver& left) {
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) { return left.has(found.word); });
}

bool TextEvidence::leaves_whole_date_out(const Expression& expression, Evidence months) {
    const std::optional<WrittenDate> date = date_that_may_leave_some(expression);
    if (!date) return false;
    const LeftOver left(*date, names_, *words_);
    constexpr std::size_t numbers_of_date = 3;
    const bool may_have_date = numerals().size() > numbers_of_date;
    const bool may_have_month = months == Evidence::number && has_word_of(left);
    if (!may_have_date && !may_have_month) return false;
    const std::vector<bool> in_use = numerals_in_use(expression);
    if (may_have_date && left.has_date(numerals(), in_use, text_)) return true;
    return may_have_month && std::ranges::any_of(found_words(), [&](const FoundWord& found) {
               return left.adjoins(found, numerals(), in_use);
           });
}

bool TextEvidence::leaves_mark_out(const Expression& expression) {
    if (expression.is_none() || words_ == nullptr) return false;
    constexpr std::size_t shortest = 4;
    const Sayings marks = only(Saying::about) | only(Saying::uncertain), said = sayings_of(expression);
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        const Sayings may_say = found.word.size() < shortest ? Sayings() : words_->of(found.word);
        const bool is_mark = (may_say & marks).any() && (may_say & ~marks).none();
        return is_mark && (may_say & said).none() && names_.named(found.word).none() &&
               stands_beside(found, expression);
    });
}

/// Words that say nothing may stand between them (vielleicht im Jahre 1850); no other word, and no other number.
bool TextEvidence::stands_beside(const FoundWord& mark, const Expression& expression) {
    const std::vector<bool> in_use = numerals_in_use(expression);
    const Sayings said = sayings_of(expression), plain = only(Saying::plain);
    std::map<std::size_t, std::optional<bool>> items;  // by their beginnings: whether read; nothing of plain words
    for (std::size_t i = 0; i < in_use.size(); ++i)
        if (!numerals()[i].in_letters) items[numerals()[i].begin] = in_use[i];
    for (const FoundWord& word : found_words()) {
        const Sayings may_say = words_->of(word.word);
        const bool is_read = (may_say & said).any() || names_.named(word.word).any();
        items[word.begin] = !is_read && (may_say & plain).any() ? std::nullopt : std::optional(is_read);
    }
    const auto at = items.find(mark.begin);
    for (auto next = std::next(at); next != items.end(); ++next)
        if (next->second) return *next->second;
    return at != items.begin() && std::prev(at)->second.value_or(false);
}

bool TextEvidence::leaves_date_out(const Expression& expression) {
    const std::optional<WrittenDate> date = date_that_may_leave_some(expression);
    if (!date) return false;
    const LeftOver left(*date, names_, *words_);
    return has_word_of(left) ||
           (left.may_have_year(numerals()) && left.has_year(numerals(), numerals_in_use(expression)));
}

Evidence TextEvidence::of_months(const Expression& expression) {
    Evidence worst = Evidence::unchecked;
    if (names_.empty()) return worst;
    for (const WrittenDate& date : dates_with_month(expression))
        worst = std::max(worst, strongest(date, calendar_month(date).value()));
    for_each_end(expression, [&](const End& end) { worst = std::max(worst, of_other_month(end.point)); });
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
            if (evidence.of_other_month(end.point) != Evidence::missing) return;
            for (const FoundWord& found : words)
                taught.add(end.point.calendar, found.word, month_of_other_calendar(end.point).value());
        });
    }
    return taught;
}

}  // namespace kalends
