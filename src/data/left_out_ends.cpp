#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "calendar/date_fields.hpp"
#include "core/digits.hpp"
#include "data/calendar_month.hpp"
#include "data/evidence.hpp"
#include "data/improbable.hpp"
#include "text/letters.hpp"

// Ends of stretches that a reading leaves out of its text, or takes for others.
namespace kalends {
namespace {

/// Of one time, whatever else is said of it; null where there are several.
const WrittenDate* only_date(const Expression& expression) {
    const bool is_one = expression.stretches.size() == 1 && !expression.stretches.front().end;
    const bool is_point = is_one && expression.stretches.front().begin.kind == End::Kind::point;
    return is_point ? &expression.stretches.front().begin.point.date : nullptr;
}

/// Of one time with a month.
std::optional<int> lone_day(const Expression& expression) {
    const WrittenDate* const date = only_date(expression);
    const bool has_month = date != nullptr && date->form == DateForm::calendar && date->month[0] != 'X';
    return has_month ? field_value(date->day) : std::nullopt;
}

bool may_be_day(const Numeral& numeral) {
    constexpr std::size_t longest = 2;
    return is_short(numeral, longest);
}

/// A digit or a letter stands before or behind both with one sign between: 2018-05-09, 3-9.5.2018, A-3-9; or the
/// second begins a month: 3-9ber.
bool stands_in_date(std::u32string_view text, const Numeral& first, const Numeral& second) {
    constexpr std::u32string_view separators = U"-./:";
    const auto is_separator = [&](std::size_t place) {
        return place < text.size() && separators.find(text[place]) != separators.npos;
    };
    const auto is_sign = [&](std::size_t place) {
        return place < text.size() && (is_digit(text[place]) || is_letter(text[place]));
    };
    const bool follows = first.begin > 1 && is_separator(first.begin - 1) && is_sign(first.begin - 2);
    return follows || letter_at(text, second.end) == U'b' ||
           (is_separator(second.end) && is_digit(letter_at(text, second.end + 1)));
}

/// Without spaces around it.
std::u32string_view between(std::u32string_view text, const Numeral& first, const Numeral& second) {
    if (first.end >= second.begin) return {};
    const std::u32string_view gap = text.substr(first.end, second.begin - first.end);
    const std::size_t begin = gap.find_first_not_of(U' ');
    return begin == gap.npos ? std::u32string_view() : gap.substr(begin, gap.find_last_not_of(U' ') + 1 - begin);
}

/// The next item that is not plain.
template <class Items>
typename Items::const_iterator next_that_tells(const Items& all, typename Items::const_iterator item) {
    return std::find_if(std::next(item), all.end(), [](const auto& one) { return !one.second.is_plain; });
}

/// Before and after, which say how minutes are counted as well (clock), and until, which says nothing else; not "zum",
/// which stands beside them, nor what the reading says by them.
bool may_bound(const FoundWord& found, const Sayings& said, const WordSayings& words) {
    constexpr std::size_t shortest = 3;
    const Sayings limit = only(Saying::open) | only(Saying::from_to) | only(Saying::reference);
    const Sayings never = only(Saying::plain) | only(Saying::this_one) | only(Saying::early) | only(Saying::late) |
                          only(Saying::noon) | only(Saying::midnight);
    const Sayings where_said = weekday_sayings() | only(Saying::mid) | only(Saying::about) | only(Saying::uncertain) |
                               only(Saying::season) | only(Saying::before_christ) | only(Saying::of_christ) |
                               only(Saying::other_era) | only(Saying::calendar);
    const Sayings may_say = words.of(found.word);
    const bool is_limit = (may_say & limit) == limit && (may_say & (never | (said & where_said))).none();
    const bool counts_minutes = (may_say & only(Saying::clock)).any();
    return is_word(found.word, shortest) && is_limit &&
           (counts_minutes || (may_say & ~(limit | only(Saying::mid))).none());
}

}  // namespace

bool TextEvidence::leaves_end_out(const Expression& expression) {
    if (!date_that_may_leave_some(expression)) return false;
    constexpr std::size_t shortest = 3;
    const auto joins = [&](const FoundWord& found) {
        const Sayings may_say = words_->of(found.word), until = only(Saying::from_to) | only(Saying::open);
        return is_word(found.word, shortest) &&  // no "p.", a page
               (may_say & until) == until && (may_say & (only(Saying::plain) | only(Saying::number))).none();
    };
    std::optional<Items> all;
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        if (!joins(found)) return false;
        if (!all) all = items(expression);
        const auto at = all->find(found.begin);
        if (at == all->begin() || !std::prev(at)->second.is_read) return false;
        const auto next = next_that_tells(*all, at);
        return next != all->end() && next->second.is_number && !next->second.is_read;
    });
}

bool TextEvidence::leaves_limit_out(const Expression& expression) {
    if (only_date(expression) == nullptr || words_ == nullptr || words_->empty()) return false;
    const Point& point = expression.stretches.front().begin.point;
    const bool is_exact_time = point.clock && point.clock->minute;
    if ((point.is_reference || point.clock) && !is_exact_time) return false;
    if (std::ranges::any_of(point.steps, is_move)) return false;
    const Sayings said = sayings_of(expression);
    std::optional<Items> all;
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        if (!may_bound(found, said, *words_) || names_.named(found.word).any()) return false;
        if (is_exact_time && (words_->of(found.word) & only(Saying::clock)).none()) return false;  // ore 18:30
        if (!all) all = items(expression);
        const auto next = next_that_tells(*all, all->find(found.begin));
        if (next == all->end() || !next->second.is_read) return false;
        const bool is_right_behind = next->first == end_of(found) + 1;
        return next->second.is_number ? !is_exact_time || is_right_behind : next->second.is_month;
    });
}

bool TextEvidence::leaves_unknown_end_out(const Expression& expression) {
    if (expression.is_none() || words_ == nullptr) return false;
    if (has_end(expression, [](const End& end) { return end.kind != End::Kind::point; })) return false;
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        const Sayings may_say = words_->of(found.word);
        const bool is_unknown = (may_say & only(Saying::unknown)).any() && (may_say & only(Saying::plain)).none();
        const std::size_t dash = text_.find_first_not_of(U' ', end_of(found));
        if (!is_unknown || dash == text_.npos || text_[dash] != U'-') return false;
        const Items all = items(expression);
        const auto next = all.upper_bound(found.begin);
        return next != all.end() && next->second.is_read;
    });
}

bool TextEvidence::leaves_joined_day_out(const Expression& expression) {
    const std::optional<int> day = lone_day(expression);
    if (!day || words_ == nullptr || words_->empty()) return false;
    const Sayings joins = only(Saying::from_to) | only(Saying::all_of),
                  others = unit_sayings() | only(Saying::plain);  // 6월 13일
    const auto says_join = [&](std::u32string_view between) {
        const Sayings may_say = words_->of(between);
        return between == U"-" || ((may_say & joins).any() && (may_say & others).none());
    };
    std::optional<std::vector<bool>> in_use;
    for (std::size_t i = 0; i + 1 < numerals().size(); ++i) {
        const Numeral &first = numerals()[i], &second = numerals()[i + 1];
        const auto is_day = [&](const Numeral& one) { return without_noughts(one.digits) == std::to_string(*day); };
        const bool are_days = may_be_day(first) && may_be_day(second) && is_day(first) != is_day(second);
        if (!are_days || stands_in_date(text_, first, second) || !says_join(between(text_, first, second))) continue;
        if (!in_use) in_use = numerals_in_use(expression);
        if ((*in_use)[i] != (*in_use)[i + 1]) return true;
    }
    return false;
}

/// The June of "1350 SH [June-Sept. 1971]".
bool TextEvidence::leaves_joined_month_out(const Expression& expression) {
    if (!has_same_time(expression)) return false;
    MonthSet said;
    for (const WrittenDate& date : dates_with_month(expression)) said.set(calendar_month(date).value() - 1);
    if (said.none() || text_.find(U'-') == text_.npos) return false;
    const auto is_said = [&](const FoundWord& found) { return (names_.named(found.word) & said).any(); };
    const auto is_other = [&](const FoundWord& found) { return names_.named(found.word).any() && !is_said(found); };
    const std::vector<FoundWord>& words = found_words();
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        const std::size_t end = text_.find_first_not_of(U" .", end_of(words[i]));
        const bool are_joined =
            letter_at(text_, end) == U'-' && text_.find_first_not_of(U' ', end + 1) == words[i + 1].begin;
        if (!are_joined) continue;
        if ((is_said(words[i]) && is_other(words[i + 1])) || (is_other(words[i]) && is_said(words[i + 1]))) return true;
    }
    return false;
}

bool TextEvidence::leaves_joined_year_out(const Expression& expression) {
    const WrittenDate* const date = only_date(expression);
    if (date == nullptr || date->month[0] != 'X' || date->year[3] == 'X') return false;
    for (std::size_t i = 0; i + 1 < numerals().size(); ++i) {
        const Numeral &first = numerals()[i], &second = numerals()[i + 1];
        const bool are_short = may_be_day(first) && may_be_day(second) && first.begin > 0;
        const bool are_years = are_short && text_[first.begin - 1] == U'\'' && between(text_, first, second) == U"-'";
        if (are_years && view(date->year).substr(2) != first.digits) return true;
    }
    return false;
}

bool TextEvidence::takes_beginning_for_end(const Expression& expression) {
    const bool is_open = expression.stretches.size() == 1 && expression.stretches.front().end &&
                         expression.stretches.front().end->kind == End::Kind::open;
    if (!is_open || words_ == nullptr || words_->empty()) return false;
    constexpr std::u32string_view signs = U"<>≤≥-~/+*†…→.";
    const auto says_open = [&](const FoundWord& found) {
        return found.word.size() > 1 && (words_->inside(found.word, 2) & only(Saying::open)).any();
    };
    if (std::ranges::any_of(found_words(), says_open)) return false;
    constexpr std::u32string_view digits = U"0123456789";
    const std::size_t first = text_.find_first_of(digits), last = text_.find_last_of(digits);
    return first != text_.npos && text_.substr(0, first).find(U'-') != text_.npos &&
           text_.find_first_of(signs, last) == text_.npos;
}

bool TextEvidence::leaves_comparison_out(const Expression& expression) const {
    constexpr std::u32string_view signs = U"<>≤≥";
    const std::size_t begin = text_.find_first_not_of(U" '\"");
    if (begin == text_.npos || signs.find(text_[begin]) == signs.npos || expression.is_none()) return false;
    const std::size_t last = text_.find_last_not_of(U" '\"");
    if (text_[begin] == U'<' && text_.find(U'>', begin) == last) return false;  // an editor's brackets
    const std::size_t next = text_.find_first_not_of(U" =", begin + 1);
    const bool has_open_end = has_end(expression, [](const End& end) { return end.kind == End::Kind::open; });
    return next != text_.npos && is_digit(text_[next]) && !has_open_end;
}

}  // namespace kalends
