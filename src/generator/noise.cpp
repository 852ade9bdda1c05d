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

/// No code point is longer.
constexpr std::size_t max_utf8_bytes = 4;

/// Digits of any script.
bool begins_with_digit(std::string_view text) {
    const std::u32string first = to_code_points(text.substr(0, max_utf8_bytes));
    return !first.empty() && u_isdigit(static_cast<UChar32>(first.front())) != 0;
}

bool ends_with_digit(std::string_view text) {
    const std::u32string last = to_code_points(text.substr(text.size() - std::min(text.size(), max_utf8_bytes)));
    return !last.empty() && u_isdigit(static_cast<UChar32>(last.back())) != 0;
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

ByteSpan CarelessText::append(std::string_view text) {
    if (space_left_out_ && !text.empty()) {
        const bool between_digits = ends_with_digit(text_) && begins_with_digit(text);
        text_ += between_digits ? " " : "";
        space_left_out_ = false;
    }
    const auto begin = static_cast<std::uint32_t>(text_.size());
    text_ += text;
    return {begin, static_cast<std::uint32_t>(text_.size())};
}

void CarelessText::append_literal(std::string_view text) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t space = std::min(text.find(' ', begin), text.size());
        append(text.substr(begin, space - begin));
        begin = space + 1;
        if (space == text.size()) {
            return;
        }
        if (random_.chance(noise_.missing)) {
            space_left_out_ = true;
        } else {
            append(random_.chance(noise_.doubled) ? "  " : " ");
        }
    }
}

}  // namespace kalends
