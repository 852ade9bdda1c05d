#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <iterator>
#include <optional>
#include <vector>

#include "calendar/date_fields.hpp"
#include "core/digits.hpp"
#include "data/evidence.hpp"
#include "data/left_over.hpp"
#include "text/letters.hpp"

// What a reading leaves out of its text.
namespace kalends {

namespace {

Sayings parts_of_years() {
    return only(Saying::season) | only(Saying::quarter) | only(Saying::third) | only(Saying::half) |
           only(Saying::decade);
}

/// A day or a month of the year, which other calendars count otherwise.
bool says_part_of_year(const Expression& expression) {
    return has_end(expression, [](const End& end) { return end.point.date.month[0] != 'X'; });
}

bool adjoins_point(const FoundWord& found, std::u32string_view text) {
    return (found.begin > 0 && text[found.begin - 1] == U'.') || letter_at(text, end_of(found)) == U'.';
}

}  // namespace

std::optional<WrittenDate> TextEvidence::date_that_may_leave_some(const Expression& expression) const {
    if (expression.is_none() || words_ == nullptr || words_->empty()) return std::nullopt;
    return lone_date_or_time(expression);
}

/// Known by itself, or as a word that is such a month's and nothing else.
bool TextEvidence::leaves_other_month_out(const Expression& expression) {
    if (other_months().leaves_month_out(expression)) return true;
    const auto is_other_month = [&](const FoundWord& found) {
        return found.word.size() > 1 && words_->of(found.word) == only(Saying::other_month);  // no letter of a number
    };
    return words_ != nullptr &&
           has_end(expression, [](const End& end) { return is_year_of_other_calendar(end.point); }) &&
           std::ranges::any_of(found_words(), is_other_month);
}

bool TextEvidence::has_word_of(const LeftOver& left) {
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) { return left.has(found.word); });
}

bool TextEvidence::leaves_meaning_out(const Expression& expression) {
    return leaves_mark_out(expression) || leaves_end_out(expression) || leaves_limit_out(expression) ||
           leaves_unknown_end_out(expression) || leaves_relation_out(expression) || leaves_joined_day_out(expression) ||
           leaves_joined_month_out(expression) || leaves_joined_year_out(expression) ||
           takes_beginning_for_end(expression) || leaves_comparison_out(expression) || says_apart(expression) ||
           leaves_words_out(expression);
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
    constexpr std::size_t shortest = 4, shortest_calendar = 3, shortest_dense = 2;  // vkj, 음; 昭和
    const Sayings calendar = says_part_of_year(expression) ? only(Saying::calendar) : Sayings();
    const Sayings marks = only(Saying::about) | only(Saying::uncertain) | only(Saying::other_era) | calendar,
                  said = sayings_of(expression);
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        const Sayings all = words_->of(found.word);
        const bool is_whole = is_word(found.word, shortest_calendar) && !adjoins_point(found, text_);  // เม.ย
        const bool is_calendar = all == only(Saying::calendar) && is_whole;
        const bool is_dense_word = std::ranges::all_of(found.word, is_dense) && found.word.size() >= shortest_dense;
        const Sayings may_say = is_calendar || is_dense_word || found.word.size() >= shortest ? all : Sayings();
        const bool is_mark = (may_say & marks).any() && (may_say & ~marks).none();
        return is_mark && (may_say & said).none() && names_.named(found.word).none() &&
               stands_beside(found, expression);
    });
}

TextEvidence::Items TextEvidence::items(const Expression& expression) {
    const std::vector<bool> in_use = numerals_in_use(expression);
    const Sayings said = sayings_of(expression);
    Items items;
    for (std::size_t i = 0; i < in_use.size(); ++i)
        if (!numerals()[i].in_letters) items[numerals()[i].begin] = {.is_read = in_use[i], .is_number = true};
    for (const FoundWord& word : found_words()) {
        const Sayings may_say = words_->of(word.word);
        const bool is_calendar = may_say == only(Saying::calendar);  // the second of "(calendario giuliano)"
        const bool is_month = names_.named(word.word).any();
        items[word.begin] = {.is_read = (may_say & said).any() || is_month,
                             .is_plain = is_calendar || (may_say & only(Saying::plain)).any(),
                             .is_month = is_month};
    }
    return items;
}

/// Words that say nothing may stand between them (vielleicht im Jahre 1850); no other word, and no other number. A word
/// for a calendar belongs to the date before it, too, whatever follows it.
bool TextEvidence::stands_beside(const FoundWord& mark, const Expression& expression) {
    const Items all = items(expression);
    const auto at = all.find(mark.begin);
    const auto tells = [](const auto& item) { return item.second.is_read || !item.second.is_plain; };
    const auto next = std::find_if(std::next(at), all.end(), tells);
    const bool may_follow = words_->of(mark.word) == only(Saying::calendar);
    if (next != all.end() && (next->second.is_read || !may_follow)) return next->second.is_read;
    const auto before = std::find_if(std::make_reverse_iterator(at), all.rend(), tells);
    return before != all.rend() && before->second.is_read;
}

bool TextEvidence::says_apart(const Expression& expression) {
    if (words_ == nullptr || expression.stretches.size() != 1) return false;
    const Sayings wanted =
        sayings_of(expression) & (only(Saying::open) | only(Saying::about) | only(Saying::uncertain));
    if (wanted.none() || numerals().empty()) return false;
    const std::size_t first = numerals().front().begin;
    const auto is_apart = [&](const FoundWord& mark) {
        const std::u32string_view between = text_.substr(0, first).substr(std::min(first, mark.begin));
        const std::size_t comma = between.find_first_of(U",(");
        return mark.begin < first && comma != between.npos &&
               std::ranges::any_of(found_words(), [&](const FoundWord& other) {
                   const bool is_between = other.begin > mark.begin && other.begin < mark.begin + comma;
                   return is_between && words_->of(other.word).none() && names_.named(other.word).none();
               });
    };
    const auto are_apart = [&](Saying saying) {
        std::optional<bool> apart;
        for (const FoundWord& found : found_words())
            if ((words_->of(found.word) & only(saying)).any()) apart = apart.value_or(true) && is_apart(found);
        return apart.value_or(false);
    };
    return std::ranges::any_of(std::array{Saying::open, Saying::about, Saying::uncertain}, [&](Saying saying) {
        return wanted[static_cast<std::size_t>(saying)] && are_apart(saying);
    });
}

/// "May" of "last May", a day of "next month": of a date without its year, and of the season of "last summer", the
/// quarter of "last year's first quarter".
bool TextEvidence::leaves_relation_out(const Expression& expression) {
    const std::optional<WrittenDate> date = date_that_may_leave_some(expression);
    const bool is_without_year = date && date->year == WrittenDate().year;
    const bool is_relative = counts_from_today(expression);
    const Sayings relations = only(Saying::earlier) | only(Saying::later), said = sayings_of(expression);
    const bool says_part = (said & (only(Saying::quarter) | only(Saying::third) | only(Saying::half))).any();
    if (words_ == nullptr || (!is_without_year && !is_relative && !says_part)) return false;
    const Sayings others = weekday_sayings() | only(Saying::plain) | only(Saying::number) | only(Saying::open) |
                           only(Saying::from_to) | only(Saying::at) | only(Saying::clock);
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        const Sayings may_say = words_->of(found.word);
        if ((may_say & said).any() || names_.named(found.word).any()) return false;
        const bool is_relation = is_without_year && (may_say & relations).any() && (may_say & others).none();
        const bool is_part = (is_relative || says_part) && may_say.any() && (may_say & ~parts_of_years()).none();
        return (is_relation || is_part) && stands_beside(found, expression);
    });
}

/// The "do" of "do 31.12.2018", which is Thursday elsewhere, of a day that is none; a comma behind it ("Do, 31.12.")
/// stands behind weekdays alone.
bool TextEvidence::takes_until_for_weekday(const Expression& expression) {
    const std::optional<WrittenDate> date = lone_date_or_time(expression);
    if (words_ == nullptr || !date || date->weekday == Weekday::unwritten || date->era != Era::common) return false;
    const std::optional<std::chrono::sys_days> day = written_day(*date);
    if (!day || !contradicts(date->weekday, *day)) return false;
    const Sayings until = only(Saying::open), that = only(saying_of(date->weekday));
    constexpr std::size_t longest = 2;
    const auto says_it = [&](const FoundWord& found) { return (words_->of(found.word) & that).any(); };
    const auto says_other = [&](const FoundWord& found) {
        return says_it(found) && (found.word.size() > longest || (words_->of(found.word) & until).none() ||
                                  letter_at(text_, end_of(found)) == U',');
    };
    return std::ranges::any_of(found_words(), says_it) && std::ranges::none_of(found_words(), says_other);
}

bool TextEvidence::leaves_date_out(const Expression& expression) {
    const std::optional<WrittenDate> date = date_that_may_leave_some(expression);
    if (!date) return false;
    const LeftOver left(*date, names_, *words_);
    return has_word_of(left) ||
           (left.may_have_year(numerals()) && left.has_year(numerals(), numerals_in_use(expression)));
}

}  // namespace kalends
