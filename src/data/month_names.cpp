#include "kalends/data/month_names.hpp"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <utility>

#include "core/digits.hpp"
#include "text/edits.hpp"

namespace kalends {
namespace {

/// Shorter names are inside, or like, too much.
constexpr std::size_t shortest_inside = 4, shortest_inside_in_han = 2, shortest_at_end = 3, shortest_alike = 5,
                      shortest_beginning = 4;

/// What may stand before a short name at the end of a word: "thjul" of "24thJul", a Hebrew preposition.
constexpr std::size_t longest_prefix = 3;

bool is_of_word(char32_t c) {
    return (U_GET_GC_MASK(static_cast<UChar32>(c)) & (U_GC_L_MASK | U_GC_M_MASK)) != 0;
}

bool is_han(char32_t c) {
    UErrorCode status = U_ZERO_ERROR;
    return uscript_getScript(static_cast<UChar32>(c), &status) == USCRIPT_HAN;
}

/// What stands there; an o for a nought between two letters: scanned print has "n0vember".
char32_t as_letter(std::u32string_view text, std::size_t at) {
    const bool is_between = at > 0 && at + 1 < text.size() && is_of_word(text[at - 1]) && is_of_word(text[at + 1]);
    return is_between && text[at] == U'0' ? U'o' : text[at];
}

/// The "br" of "8br", October: what a number is finished with, where that is more than one letter: "1月" is read as a
/// number.
bool is_rest_of_number(std::u32string_view normalized_name, std::u32string_view letters) {
    return is_digit(normalized_name.front()) && letters.size() >= 2;
}

/// How many letters a name from here on must have.
std::size_t shortest_from(std::u32string_view phrase, std::size_t begin) {
    if (is_han(phrase[begin])) return shortest_inside_in_han;
    const std::size_t word_begin = phrase.substr(0, begin).rfind(U' ') + 1;  // npos + 1 is 0
    const std::size_t word_end = std::min(phrase.find(U' ', begin), phrase.size());
    const bool is_end = word_end - begin == shortest_at_end && begin - word_begin <= longest_prefix;
    return is_end ? shortest_at_end : shortest_inside;
}

/// An abbreviation of one's own: "octob.".
bool is_cut_short(std::u32string_view name, std::u32string_view phrase) {
    return phrase.size() >= shortest_beginning && name.starts_with(phrase);
}

/// With an m for each rn, which scanned print does not tell apart.
std::u32string with_m_for_rn(std::u32string_view word) {
    std::u32string result;
    for (const char32_t c : word) {
        if (c == U'n' && result.ends_with(U'r'))
            result.back() = U'm';
        else
            result += c;
    }
    return result;
}

}  // namespace

std::vector<FoundWord> find_words(std::u32string_view normalized) {
    std::vector<FoundWord> words;
    bool in_word = false, is_after_digit = true;
    for (std::size_t i = 0; i < normalized.size(); ++i) {
        const char32_t c = as_letter(normalized, i);
        const bool is_letter = is_of_word(c);
        if (is_letter && !in_word) words.push_back({i, {}, is_after_digit});
        if (is_letter) words.back().word += c;
        in_word = is_letter;
        is_after_digit = !is_letter && (is_after_digit || is_digit(c));
    }
    return words;
}

std::vector<std::vector<std::u32string>> words_between_digits(std::span<const FoundWord> all) {
    std::vector<std::vector<std::u32string>> result;
    for (const FoundWord& found : all) {
        if (found.is_after_digit) result.emplace_back();
        result.back().push_back(found.word);
    }
    return result;
}

std::vector<std::vector<std::u32string>> words_between_digits(std::u32string_view normalized) {
    return words_between_digits(find_words(normalized));
}

std::u32string phrase(std::span<const std::u32string> words) {
    std::u32string result;
    for (const std::u32string& word : words) result += (result.empty() ? U"" : U" ") + word;
    return result;
}

void MonthNames::add(std::u32string_view normalized_name, unsigned month) {
    const std::vector<std::vector<std::u32string>> parts = words_between_digits(normalized_name);
    if (parts.size() != 1) return;
    const std::u32string name = phrase(parts.front());
    if (std::ranges::any_of(normalized_name, is_digit) && !is_rest_of_number(normalized_name, name)) return;
    add_phrase(name, MonthSet().set(month - 1));
}

void MonthNames::add_phrase(std::u32string phrase, MonthSet months) {
    most_words_ = std::max(most_words_, 1 + static_cast<std::size_t>(std::ranges::count(phrase, U' ')));
    most_letters_ = std::max(most_letters_, phrase.size());
    const auto place = std::ranges::lower_bound(names_, phrase, {}, &Name::phrase);
    if (place != names_.end() && place->phrase == phrase)
        place->months |= months;
    else
        names_.insert(place, {std::move(phrase), months});
}

void MonthNames::add(const MonthNames& other) {
    for (const Name& name : other.names_) add_phrase(name.phrase, name.months);
}

MonthSet MonthNames::named(std::u32string_view phrase) const {
    const auto found = std::ranges::lower_bound(names_, phrase, {}, &Name::phrase);
    return found != names_.end() && found->phrase == phrase ? found->months : MonthSet();
}

bool MonthNames::is_inside(std::u32string_view phrase, unsigned month) const {
    for (std::size_t begin = 0; begin < phrase.size(); ++begin) {
        const std::size_t shortest = shortest_from(phrase, begin);
        for (std::size_t size = shortest; size <= std::min(phrase.size() - begin, most_letters_); ++size)
            if (named(phrase.substr(begin, size))[month - 1]) return true;
    }
    return false;
}

MonthSet MonthNames::resembled_by(std::u32string_view phrase) const {
    return resembled_by(phrase, names_);
}

MonthSet MonthNames::resembled_behind_first_letter(std::u32string_view phrase) const {
    const auto first = [](const Name& name) { return name.phrase.front(); };
    const auto begin = std::ranges::lower_bound(names_, phrase.front(), {}, first);
    const auto end = std::ranges::upper_bound(names_, phrase.front(), {}, first);
    return resembled_by(phrase, {begin, end});
}

MonthSet MonthNames::resembled_by(std::u32string_view phrase, std::span<const Name> names) {
    MonthSet months;
    if (phrase.size() + 1 < shortest_alike) return months;
    const bool has_rn = phrase.find(U"rn") != std::u32string_view::npos;
    for (const Name& known : names) {
        const std::u32string& name = known.phrase;
        if (name.size() < shortest_alike) continue;
        const bool is_near = name.size() <= phrase.size() + 2 && phrase.size() <= name.size() + 2;
        const auto is_misread = [&] {
            return (has_rn || name.find(U"rn") != std::u32string::npos) && with_m_for_rn(name) == with_m_for_rn(phrase);
        };
        if (is_cut_short(name, phrase) || (is_near && (within_one_edit(name, phrase) || is_misread())))
            months |= known.months;
    }
    return months;
}

}  // namespace kalends
