#include "kalends/data/month_names.hpp"

#include <unicode/normalizer2.h>
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

/// The letter beneath its accents, as far as they are written apart from it in Unicode.
char32_t without_accents(char32_t c) {
    constexpr char32_t dotless_i = U'\u0131';
    if (c == dotless_i) return U'i';
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* const nfd = icu::Normalizer2::getNFDInstance(status);
    icu::UnicodeString parts;
    const bool has_parts = U_SUCCESS(status) && nfd->getDecomposition(static_cast<UChar32>(c), parts);
    return has_parts ? static_cast<char32_t>(parts.char32At(0)) : c;
}

/// An accent, or a sign of transliteration: an ayn, a hamza.
bool is_beside_letters(char32_t c) {
    return (c >= U'\u0300' && c <= U'\u036f') || (c >= U'\u02b0' && c <= U'\u02ff');
}

bool has_accents(char32_t c) {
    constexpr char32_t first_latin = U'\u00c0', last_latin = U'\u024f', first_more = U'\u1e00', last_more = U'\u1eff';
    return (c >= first_latin && c <= last_latin) || (c >= first_more && c <= last_more);
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

/// The Z of 091830ZMay18, a day with its hour and minute in UTC (ACP 121), which is no part of the month's name.
bool is_zone_of_stamp(std::u32string_view text, std::size_t at) {
    constexpr std::size_t digits = 6;
    if (text[at] != U'z' || at < digits || at + 1 == text.size() || !is_of_word(text[at + 1])) return false;
    const std::u32string_view before = text.substr(0, at);
    return std::ranges::all_of(before.substr(at - digits), is_digit) &&
           (at == digits || !is_digit(text[at - digits - 1]));
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
        const bool ends_here = is_letter && is_zone_of_stamp(normalized, i);
        in_word = is_letter && !ends_here;
        is_after_digit = ends_here || (!is_letter && (is_after_digit || is_digit(c)));
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

std::u32string plain_letters(std::span<const std::u32string> words) {
    std::u32string result;
    for (const std::u32string& word : words)
        for (const char32_t c : word)
            if (!is_beside_letters(c)) result += has_accents(c) ? without_accents(c) : c;
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
    for (const Calendar calendar : other.other_calendars()) add_all(calendar, other.of(calendar));
}

void MonthNames::add(Calendar calendar, std::u32string_view normalized_name, unsigned month) {
    const std::vector<std::vector<std::u32string>> parts = words_between_digits(normalized_name);
    if (parts.size() != 1 || std::ranges::any_of(normalized_name, is_digit)) return;
    MonthNames one;
    one.add_phrase(plain_letters(parts.front()), MonthSet().set(month - 1));
    add_all(calendar, std::move(one));
}

void MonthNames::add_all(Calendar calendar, MonthNames names) {
    const auto place = static_cast<std::size_t>(calendar);
    if (others_.size() <= place) others_.resize(place + 1);
    if (others_[place].empty())
        others_[place] = std::move(names);
    else
        others_[place].add(names);
}

void MonthNames::set_own(MonthNames ours) {
    ours.others_ = std::move(others_);
    *this = std::move(ours);
}

const MonthNames& MonthNames::of(Calendar calendar) const {
    static const MonthNames none;
    const auto place = static_cast<std::size_t>(calendar);
    return place < others_.size() ? others_[place] : none;
}

std::vector<Calendar> MonthNames::other_calendars() const {
    std::vector<Calendar> all;
    for (std::size_t i = 0; i < others_.size(); ++i)
        if (!others_[i].empty()) all.push_back(static_cast<Calendar>(i));
    return all;
}

MonthSet MonthNames::named(std::u32string_view phrase) const {
    const auto found = std::ranges::lower_bound(names_, phrase, {}, &Name::phrase);
    return found != names_.end() && found->phrase == phrase ? found->months : MonthSet();
}

MonthSet MonthNames::begun_by(std::u32string_view letters) const {
    MonthSet months;
    for (auto name = std::ranges::lower_bound(names_, letters, {}, &Name::phrase);
         name != names_.end() && name->phrase.starts_with(letters); ++name)
        months |= name->months;
    return months;
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
