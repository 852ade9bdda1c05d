#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/digits.hpp"
#include "data/calendar_month.hpp"
#include "data/evidence.hpp"
#include "text/letters.hpp"

// Words and numerals of the clock that a reading leaves out of its text.
namespace kalends {
namespace {

bool counts_from_today(const Expression& expression) {
    return has_end(expression, [](const End& end) { return end.point.is_reference; });
}

/// Nothing finer, and no part of one.
bool says_years(const Expression& expression) {
    return !has_end(expression, [](const End& end) {
        const Point& point = end.point;
        const bool is_year = field_value(point.date.year) && point.date.month[0] == 'X' && point.date.day[0] == 'X';
        return end.kind == End::Kind::point && (!is_year || !point.steps.empty() || point.clock);
    });
}

bool says_month(const Expression& expression) {
    return has_end(expression, [](const End& end) {
        const auto& steps = end.point.steps;
        return calendar_month(end.point.date) || std::ranges::any_of(steps, [](const Step& step) {
                   return step.unit == Unit::month;
               });
    });
}

/// Of a time of the day, by no zone.
bool is_local_time(const Expression& expression) {
    return has_end(expression, [](const End& end) { return end.point.clock.has_value(); }) &&
           !has_end(expression,
                    [](const End& end) { return end.point.clock && end.point.clock->zone != Clock::Zone::none; });
}

/// All numbers that may be one.
std::vector<std::string> months_and_days(const Expression& expression) {
    std::vector<std::string> said;
    for_each_end(expression, [&](const End& end) {
        for (const auto* field : {&end.point.date.month, &end.point.date.day})
            if (const std::optional<int> value = field_value(*field)) said.push_back(std::to_string(*value));
        for (const Step& step : end.point.steps) said.push_back(std::to_string(std::abs(step.number)));
    });
    return said;
}

/// The letters of a script that writes every word with one or two count as a word.
bool is_word(std::u32string_view word, std::size_t shortest) {
    return word.size() >= shortest || is_dense(word.front());
}

}  // namespace

bool TextEvidence::leaves_clock_words_out(const Expression& expression) {
    if (expression.is_none() || words_ == nullptr || words_->empty()) return false;
    return leaves_today_out(expression) || leaves_zone_out(expression) || leaves_weekday_out(expression) ||
           leaves_month_of_year_out(expression) || leaves_counted_out(expression);
}

bool TextEvidence::leaves_today_out(const Expression& expression) {
    if (!says_years(expression)) return false;
    constexpr std::size_t shortest = 5;
    const Sayings day = only(Saying::day) | only(Saying::this_one), today = only(Saying::reference);
    const Sayings others = weekday_sayings() | only(Saying::plain) | only(Saying::open) | only(Saying::from_to) |
                           only(Saying::about) | only(Saying::clock) | only(Saying::at) | only(Saying::month) |
                           only(Saying::year);
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        const Sayings may_say = words_->of(found.word);
        return is_word(found.word, shortest) && (may_say & today).any() && (may_say & day).any() &&
               (may_say & others).none() && names_.named(found.word).none();
    });
}

bool TextEvidence::leaves_zone_out(const Expression& expression) {
    if (!is_local_time(expression)) return false;
    const auto follows_time = [&](const FoundWord& found) {
        if (found.begin < 2 || text_[found.begin - 1] != U' ') return false;
        if (is_digit(text_[found.begin - 2])) return true;
        return std::ranges::any_of(found_words(), [&](const FoundWord& before) {
            const bool is_before = before.begin + before.word.size() + 1 == found.begin;
            return is_before && (words_->of(before.word) & (only(Saying::am) | only(Saying::pm))).any();
        });
    };
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        const Sayings may_say = words_->of(found.word);
        return (may_say & only(Saying::zone)).any() && (may_say & only(Saying::plain)).none() && follows_time(found);
    });
}

bool TextEvidence::leaves_weekday_out(const Expression& expression) {
    const Sayings said = sayings_of(expression);
    if (!counts_from_today(expression) || (said & weekday_sayings()).any()) return false;
    constexpr std::size_t shortest = 5;
    const Sayings of_weekdays = weekday_sayings() | only(Saying::reference) | only(Saying::this_one) |
                                only(Saying::week) | only(Saying::earlier) | only(Saying::later);
    const Sayings of_slavic_week = only(Saying::sunday) | only(Saying::week);  // nedelja is both
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        const Sayings may_say = words_->of(found.word);
        return is_word(found.word, shortest) && (may_say & weekday_sayings()).count() == 1 &&
               (may_say & ~of_weekdays).none() && (may_say & of_slavic_week) != of_slavic_week &&
               names_.named(found.word).none();
    });
}

bool TextEvidence::leaves_month_of_year_out(const Expression& expression) {
    if (!counts_from_today(expression) || says_month(expression)) return false;
    constexpr std::size_t shortest = 4;
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        return is_word(found.word, shortest) && names_.named(found.word).any() && words_->of(found.word).none();
    });
}

bool TextEvidence::leaves_counted_out(const Expression& expression) {
    constexpr std::size_t longest = 2;
    constexpr std::u32string_view units = U"月日号號월일";
    const std::vector<std::string> said = months_and_days(expression);
    return std::ranges::any_of(numerals(), [&](const Numeral& one) {
        const bool is_counted = one.digits.size() <= longest && one.end < text_.size() && units.find(text_[one.end]) != units.npos;
        return is_counted && std::ranges::find(said, without_noughts(one.digits)) == said.end();
    });
}

}  // namespace kalends
