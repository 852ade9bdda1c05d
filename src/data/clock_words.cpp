#include "data/clock_words.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace kalends {
namespace {

/// With minutes before or past its hour.
std::optional<Clock> clock_of(const Expression& expression) {
    std::optional<Clock> clock;
    for_each_end(expression, [&](const End& end) {
        if (end.point.clock && end.point.clock->shift == Clock::Shift::minutes) clock = end.point.clock;
    });
    return clock;
}

/// Without minutes, a half of the day and a zone.
bool is_hour_alone(const Point& point) {
    if (!point.clock || point.is_reference || !point.date.is_none() || !point.steps.empty()) return false;
    Clock hour;
    hour.hour = point.clock->hour;
    return *point.clock == hour;
}

bool says(std::span<const FoundWord> found, const WordSayings& words, const Sayings& wanted) {
    return std::ranges::any_of(found, [&](const FoundWord& one) { return (words.of(one.word) & wanted).any(); });
}

/// As words may say them.
SmallNumbers numbers_of(const Clock& clock) {
    SmallNumbers numbers;
    for (const int number : {clock.hour.value_or(0), clock.shift_minutes})
        if (number >= 0 && number <= static_cast<int>(most_small)) numbers.set(static_cast<std::size_t>(number));
    return numbers;
}

/// What may be one of the time's numbers (two, which weeks are, too), its half of the day or says how minutes are
/// counted (past) counts nothing else.
bool counts_others(const Expression& expression, const Clock& clock, std::span<const FoundWord> found,
                   const WordSayings& words) {
    const Sayings others = unit_sayings() & ~only(Saying::minute);
    Sayings of_clock = weekday_sayings() | only(Saying::half_hour) | only(Saying::quarter_hour) | only(Saying::plain);
    const Sayings said = sayings_of(expression);
    for (const Saying part :
         {Saying::am, Saying::pm, Saying::morning, Saying::afternoon, Saying::evening, Saying::night})
        of_clock |= said & only(part);
    const SmallNumbers numbers = numbers_of(clock);
    return (said & others).none() && std::ranges::any_of(found, [&](const FoundWord& one) {
               const Sayings may_say = words.of(one.word);
               return (may_say & others).any() && (may_say & of_clock).none() &&
                      (words.numbers_of(one.word) & numbers).none();
           });
}

/// Ten minutes to ten, of "ten to five".
bool takes_one_word_for_both(const Clock& clock, std::span<const FoundWord> found, const WordSayings& words,
                             std::span<const Numeral> numerals) {
    if (clock.hour != clock.shift_minutes) return false;
    const auto number = static_cast<std::size_t>(clock.shift_minutes);
    const auto says_it = [&](const FoundWord& one) { return words.numbers_of(one.word).test(number); };
    const auto is_it = [&](const Numeral& one) { return without_noughts(one.digits) == std::to_string(number); };
    return number > 0 && number <= most_small &&
           std::ranges::count_if(found, says_it) + std::ranges::count_if(numerals, is_it) < 2;
}

constexpr std::array clock_sayings{Saying::clock, Saying::am, Saying::pm, Saying::noon, Saying::midnight, Saying::zone};

}  // namespace

ClockWords clock_words(const WordSayings& words) {
    const auto says = [&](std::u32string_view word, Saying saying) { return (words.of(word) & only(saying)).any(); };
    return {[says](std::u32string_view word) {
                return std::ranges::any_of(clock_sayings, [&](Saying saying) { return says(word, saying); });
            },
            [&](std::u32string_view word) { return (words.of(word) & ~only(Saying::plain)) == only(Saying::at); }};
}

bool has_minutes_beside_hour(const Expression& expression) {
    return clock_of(expression).has_value();
}

bool takes_words_for_minutes(const Expression& expression, std::span<const FoundWord> found, const WordSayings& words,
                             std::span<const Numeral> numerals, const std::vector<bool>& in_use) {
    const std::optional<Clock> clock = clock_of(expression);
    if (!clock) return false;
    if (takes_one_word_for_both(*clock, found, words, numerals)) return true;
    const bool has_word = says(found, words, only(Saying::minute));
    if (!has_word && counts_others(expression, *clock, found, words)) return true;
    const std::string minutes = std::to_string(clock->shift_minutes);
    const auto is_in_digits = [&](const Numeral& one) {
        return !one.in_letters && without_noughts(one.digits) == minutes;
    };
    if (std::ranges::any_of(numerals, is_in_digits)) return false;
    bool leaves_number = false;
    for (std::size_t i = 0; i < numerals.size(); ++i)
        leaves_number = leaves_number || (!in_use[i] && !numerals[i].in_letters);
    return leaves_number || (minutes == "1" && !has_word);
}

bool takes_number_for_hour(const Expression& expression, std::span<const FoundWord> found, const WordSayings& words) {
    const bool is_one = expression.stretches.size() == 1 && !expression.stretches.front().end;
    if (!is_one || !is_hour_alone(expression.stretches.front().begin.point) || found.empty()) return false;
    return std::ranges::all_of(found, [&](const FoundWord& one) {
        return one.word.size() > 1 && words.of(one.word).none() && words.numbers_of(one.word).none();
    });
}

}  // namespace kalends
