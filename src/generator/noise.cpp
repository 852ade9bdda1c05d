#include "generator/noise.hpp"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace kalends {
namespace {

bool is_latin_small(char32_t c) {
    return c >= U'a' && c <= U'z';
}

/// A letter that may be typed for another: of the Latin alphabet, or of the word itself.
char32_t wrong_letter(std::u32string_view word, char32_t right, Random& random) {
    if (is_latin_small(right) || (right >= U'A' && right <= U'Z')) {
        const char32_t first = is_latin_small(right) ? U'a' : U'A';
        return first + static_cast<char32_t>(random.below(26));
    }
    return word[random.below(word.size())];
}

/// What scanned print is misread as, both ways; small letters.
constexpr std::array<std::pair<std::u32string_view, std::u32string_view>, 10> confusions{{{U"l", U"i"},
                                                                                          {U"l", U"1"},
                                                                                          {U"o", U"0"},
                                                                                          {U"e", U"c"},
                                                                                          {U"rn", U"m"},
                                                                                          {U"u", U"v"},
                                                                                          {U"n", U"u"},
                                                                                          {U"h", U"b"},
                                                                                          {U"t", U"f"},
                                                                                          {U"g", U"q"}}};

/// The word with one of its shapes misread; as it is where it has none.
std::u32string misread(std::u32string word, Random& random) {
    const std::size_t begin = random.below(confusions.size());
    for (std::size_t i = 0; i < confusions.size(); ++i) {
        auto [from, to] = confusions[(begin + i) % confusions.size()];
        if (random.chance(0.5) && !to.starts_with(U'0') && !to.starts_with(U'1')) {
            std::swap(from, to);
        }
        if (const std::size_t at = word.find(from); at != std::u32string::npos) {
            return word.replace(at, from.size(), to);
        }
    }
    return word;
}

bool can_be_misspelled(std::u32string_view word) {
    const auto is_letter = [](char32_t c) { return u_isalpha(static_cast<UChar32>(c)) != 0; };
    const auto is_digit = [](char32_t c) { return u_isdigit(static_cast<UChar32>(c)) != 0; };
    return std::count_if(word.begin(), word.end(), is_letter) >= 5 && std::none_of(word.begin(), word.end(), is_digit);
}

}  // namespace

std::u32string with_typing_error(std::u32string_view word, Random& random) {
    std::u32string result(word);
    if (!can_be_misspelled(word)) {
        return result;
    }
    const std::size_t at = random.below(word.size());
    switch (random.below(5)) {
        case 0:
            std::swap(result[at], result[at + 1 < word.size() ? at + 1 : at - 1]);
            break;
        case 1:
            result.erase(at, 1);
            break;
        case 2:
            result.insert(at, 1, random.chance(0.5) ? word[at] : wrong_letter(word, word[at], random));
            break;
        case 3:
            return misread(std::move(result), random);
        default:
            result[at] = wrong_letter(word, word[at], random);
    }
    return result;
}

std::u32string invented_word(Random& random) {
    static constexpr std::u32string_view onsets = U"bcdfghjklmnprstvwz";
    static constexpr std::u32string_view vowels = U"aeiouy";
    std::u32string word;
    const int syllables = random.between(1, 4);
    for (int i = 0; i < syllables; ++i) {
        word += onsets[random.below(onsets.size())];
        word += vowels[random.below(vowels.size())];
        if (random.chance(i + 1 == syllables ? 0.6 : 0.3)) {
            word += onsets[random.below(onsets.size())];
        }
    }
    if (random.chance(0.5)) {
        word[0] = word[0] - U'a' + U'A';
    }
    return word;
}

std::u32string blended_word(std::u32string_view head, std::u32string_view tail, Random& random) {
    if (head.empty() || tail.empty()) {
        return std::u32string(head.empty() ? tail : head);
    }
    const std::size_t cut = 1 + random.below(head.size());
    const std::size_t shared = tail.find(head[cut - 1]);
    const std::size_t from = shared == std::u32string_view::npos ? tail.size() / 2 : shared + 1;
    return std::u32string(head.substr(0, cut)).append(tail.substr(from));
}

}  // namespace kalends
