#include "generator/hour_endings.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>

#include "generator/field_table.hpp"
#include "generator/marked_words.hpp"
#include "generator/phrase.hpp"
#include "records/split.hpp"

namespace kalends {
namespace {

using Pieces = std::span<const Piece>;

struct Ending {
    std::string letters;
    std::optional<Saying> saying;
    auto operator<=>(const Ending&) const = default;
};

/// By the case in which rules give the hour.
using Endings = std::array<std::set<Ending>, 3>;

/// Looks no further than the first choice: no table has letters behind one that may be empty. Of marks with nothing
/// behind them ({hw.in}{pm}) the letters are none.
void add_endings(Pieces behind, std::optional<Saying> saying, std::set<Ending>& endings) {
    constexpr std::string_view parting = " .,:;-/()[]'\"0123456789";
    for (const Piece& piece : behind) {
        if (piece.field == Field::choice) {
            for (const Pattern& alternative : piece.alternatives) add_endings(alternative.pieces, saying, endings);
            return;
        }
        if ((traits_of(piece.field) & trait::silent) == 0) {
            const std::string letters = piece.text.substr(0, piece.text.find_first_of(parting));
            if (piece.field == Field::literal && !letters.empty()) endings.insert({letters, saying});
            return;
        }
        saying = saying_of_mark(piece);
    }
    if (saying) endings.insert({"", saying});
}

void find_hours(Pieces pieces, Endings& endings) {
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const Piece& piece = pieces[i];
        const Pieces behind = pieces.subspan(i + 1);
        if (piece.field == Field::hour_word) add_endings(behind, std::nullopt, endings.at(piece.width));
        for (const Pattern& alternative : piece.alternatives) {
            find_hours(alternative.pieces, endings);
            const bool ends_with_hour =
                !alternative.pieces.empty() && alternative.pieces.back().field == Field::hour_word;
            if (ends_with_hour) add_endings(behind, std::nullopt, endings.at(alternative.pieces.back().width));
        }
    }
}

/// One list of writings an hour; in a case that the language has no words for it says them plainly.
const Pattern* hours_of(const Rules& rules, std::size_t place) {
    constexpr std::array<std::string_view, 3> names{"hours", "hours.of", "hours.in"};
    for (const std::string_view name : {names.at(place), names.front()})
        if (const auto rule = rules.find(name); rule != rules.end()) return &rule->second;
    return nullptr;
}

std::set<std::string> words_of(const std::string& text) {
    std::set<std::string> words;
    for_each_part(text, ' ', [&](std::string_view word) { words.emplace(word); });
    return words;
}

std::set<std::string> words_of_hours(const Pattern& hours) {
    std::set<std::string> words;
    for (const Pattern& hour : hours.pieces.front().alternatives)
        for (const std::string& writing : all_writings(hour)) words.merge(words_of(writing));
    return words;
}

/// Letters that stand beside hours as they are: o'clock.
void add_words_beside_hours(Pieces pieces, std::set<std::string>& words) {
    const auto is_hour = [](const Piece& piece) {
        return piece.field == Field::hour_word || piece.field == Field::hour || piece.field == Field::hour12;
    };
    for (const Piece& piece : pieces)
        for (const Pattern& alternative : piece.alternatives) add_words_beside_hours(alternative.pieces, words);
    if (std::ranges::none_of(pieces, is_hour)) return;
    for (const Piece& piece : pieces)
        if (piece.field == Field::literal) words.merge(words_of(piece.text));
}

/// What hours in another case have, too, or stands beside others: one, two, o'clock.
std::set<std::string> plain_words(const Rules& rules, std::size_t place) {
    std::set<std::string> plain;
    for (std::size_t other = 0; other < std::tuple_size_v<Endings>; ++other)
        if (const Pattern* const hours = hours_of(rules, other); hours != nullptr && hours != hours_of(rules, place))
            plain.merge(words_of_hours(*hours));
    for (const std::string_view name : {"time", "clock"})
        if (const auto rule = rules.find(name); rule != rules.end()) add_words_beside_hours(rule->second.pieces, plain);
    return plain;
}

}  // namespace

std::vector<EndedHour> hours_with_endings(const Rules& rules) {
    Endings endings;
    for (const auto& [name, rule] : rules) find_hours(rule.pieces, endings);
    std::vector<EndedHour> hours;
    const auto add = [&](const std::string& hour, std::size_t number, const Ending& ending,
                         const std::set<std::string>& plain) {
        if (!ending.letters.empty()) return hours.push_back({hour + ending.letters, number, ending.saying});
        for (const std::string& word : words_of(hour))
            if (!plain.contains(word)) hours.push_back({word, 0, ending.saying});
    };
    for (std::size_t place = 0; place < endings.size(); ++place) {
        const Pattern* rule = hours_of(rules, place);
        if (rule == nullptr || endings.at(place).empty()) continue;
        const std::set<std::string> plain = plain_words(rules, place);
        const std::vector<Pattern>& alternatives = rule->pieces.front().alternatives;
        for (std::size_t i = 0; i < alternatives.size(); ++i)
            for (const std::string& hour : all_writings(alternatives[i]))
                for (const Ending& ending : endings.at(place)) add(hour, i + 1, ending, plain);
    }
    return hours;
}

}  // namespace kalends
