#include "generator/qualifier_words.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "generator/pattern_tables.hpp"
#include "kalends/text/normalized_text.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

constexpr std::size_t shortest = 4, shortest_with_point = 3;
constexpr std::array<std::string_view, 3> rules_of_qualifiers{"about", "uncertain", "perhaps-about"};

bool is_qualifier(const Piece& piece) {
    const auto means = [&](Mark mark) { return piece.width == marked(mark); };
    return piece.field == Field::mark && (means(Mark::about) || means(Mark::uncertain));
}

/// Normalised, from its first letter to its last, or the point behind that.
std::u32string trimmed(std::string_view literal) {
    std::u32string text = normalize_text(literal).code_points;
    while (!text.empty() && text.back() != U'.' && !is_letter(text.back())) text.pop_back();
    text.erase(text.begin(), std::ranges::find_if(text, is_letter));
    return text;
}

bool is_long_enough(std::u32string_view word) {
    return word.size() >= (word.ends_with(U'.') ? shortest_with_point : shortest);
}

/// Walks a pattern; what it holds right behind a mark are words for it.
class Collector {
public:
    explicit Collector(std::set<std::u32string>& words) : words_(words) {}

    void add(const Pattern& pattern) {
        for (const Piece& piece : pattern.pieces) add(piece);
    }

private:
    void add(const Piece& piece) {
        const bool is_behind = std::exchange(is_behind_mark_, is_qualifier(piece));
        if (piece.field == Field::choice) {
            for (const Pattern& alternative : piece.alternatives) {
                is_behind_mark_ = is_behind;
                add(alternative);
            }
            is_behind_mark_ = false;
        } else if (piece.field == Field::literal && is_behind) {
            std::u32string word = trimmed(piece.text);
            if (is_long_enough(word)) words_.insert(std::move(word));
        }
    }

    std::set<std::u32string>& words_;
    bool is_behind_mark_ = false;
};

bool stands_alone(std::u32string_view text, std::size_t begin, std::size_t end) {
    const bool begins = begin == 0 || !is_letter(text[begin - 1]);
    return begins && (end == text.size() || !is_letter(text[end]) || !is_letter(text[end - 1]));
}

}  // namespace

QualifierWords::QualifierWords() {
    std::set<std::u32string> words;
    for (const auto& [language, rules] : embedded_pattern_tables().rules)
        for (const std::string_view name : rules_of_qualifiers)
            if (const auto rule = rules.find(name); rule != rules.end()) Collector(words).add(rule->second);
    words_.assign(words.begin(), words.end());
    std::ranges::stable_sort(words_, std::ranges::greater(), &std::u32string::size);
}

std::optional<std::u32string> QualifierWords::found_in(std::u32string_view text) const {
    const auto stands_in = [&](const std::u32string& word) {
        for (std::size_t at = text.find(word); at != std::u32string_view::npos; at = text.find(word, at + 1))
            if (stands_alone(text, at, at + word.size())) return true;
        return false;
    };
    const auto found = std::ranges::find_if(words_, stands_in);
    return found == words_.end() ? std::nullopt : std::optional(*found);
}

}  // namespace kalends
