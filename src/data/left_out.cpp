#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <vector>

#include "data/evidence.hpp"
#include "data/left_over.hpp"
#include "text/letters.hpp"

// What a reading leaves out of its text.
namespace kalends {

std::optional<WrittenDate> TextEvidence::date_that_may_leave_some(const Expression& expression) const {
    if (expression.is_none() || words_ == nullptr || words_->empty()) return std::nullopt;
    return lone_date_or_time(expression);
}

/// Known by itself, or as a word that is such a month's and nothing else.
bool TextEvidence::leaves_other_month_out(const Expression& expression) {
    if (other_months().leaves_month_out(expression)) return true;
    const auto is_other_month = [&](const FoundWord& found) {
        return words_->of(found.word) == only(Saying::other_month);
    };
    return words_ != nullptr &&
           has_end(expression, [](const End& end) { return is_year_of_other_calendar(end.point); }) &&
           std::ranges::any_of(found_words(), is_other_month);
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
    const Sayings marks = only(Saying::about) | only(Saying::uncertain) | only(Saying::other_era),
                  said = sayings_of(expression);
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        const Sayings may_say = found.word.size() < shortest ? Sayings() : words_->of(found.word);
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
        items[word.begin] = {.is_read = (may_say & said).any() || names_.named(word.word).any(),
                             .is_plain = (may_say & only(Saying::plain)).any()};
    }
    return items;
}

/// Words that say nothing may stand between them (vielleicht im Jahre 1850); no other word, and no other number.
bool TextEvidence::stands_beside(const FoundWord& mark, const Expression& expression) {
    const Items all = items(expression);
    const auto at = all.find(mark.begin);
    const auto next = std::find_if(std::next(at), all.end(),
                                   [](const auto& item) { return item.second.is_read || !item.second.is_plain; });
    if (next != all.end()) return next->second.is_read;
    return at != all.begin() && std::prev(at)->second.is_read;
}

bool TextEvidence::leaves_end_out(const Expression& expression) {
    if (!date_that_may_leave_some(expression)) return false;
    constexpr std::size_t shortest = 3;
    const auto joins = [&](const FoundWord& found) {
        const Sayings may_say = words_->of(found.word), until = only(Saying::from_to) | only(Saying::open);
        const bool is_long = found.word.size() >= shortest || is_dense(found.word.front());  // no "p.", a page
        return is_long && (may_say & until) == until && (may_say & (only(Saying::plain) | only(Saying::number))).none();
    };
    std::optional<Items> all;
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        if (!joins(found)) return false;
        if (!all) all = items(expression);
        const auto at = all->find(found.begin);
        if (at == all->begin() || !std::prev(at)->second.is_read) return false;
        const auto next =
            std::find_if(std::next(at), all->end(), [](const auto& item) { return !item.second.is_plain; });
        return next != all->end() && next->second.is_number && !next->second.is_read;
    });
}

bool TextEvidence::leaves_date_out(const Expression& expression) {
    const std::optional<WrittenDate> date = date_that_may_leave_some(expression);
    if (!date) return false;
    const LeftOver left(*date, names_, *words_);
    return has_word_of(left) ||
           (left.may_have_year(numerals()) && left.has_year(numerals(), numerals_in_use(expression)));
}

}  // namespace kalends
