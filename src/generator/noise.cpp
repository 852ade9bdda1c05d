#include "generator/noise.hpp"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>
#include <utility>

#include "text/edits.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

bool is_digit(char32_t c) {
    return u_isdigit(static_cast<UChar32>(c)) != 0;  // of any script
}

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
using Confusion = std::pair<std::u32string_view, std::u32string_view>;
constexpr std::array confusions{
    Confusion{U"l", U"i"}, Confusion{U"l", U"1"}, Confusion{U"o", U"0"}, Confusion{U"e", U"c"}, Confusion{U"rn", U"m"},
    Confusion{U"u", U"v"}, Confusion{U"n", U"u"}, Confusion{U"h", U"b"}, Confusion{U"t", U"f"}, Confusion{U"g", U"q"}};

/// The word with one of its shapes misread; as it is where it has none.
std::u32string misread(std::u32string word, Random& random) {
    const std::size_t begin = random.below(confusions.size());
    for (std::size_t i = 0; i < confusions.size(); ++i) {
        auto [from, to] = confusions[(begin + i) % confusions.size()];
        if (random.chance(0.5) && to != U"0" && to != U"1") std::swap(from, to);
        if (const std::size_t at = word.find(from); at != std::u32string::npos) {
            return word.replace(at, from.size(), to);
        }
    }
    return word;
}

bool can_be_misspelled(std::u32string_view word) {
    return std::count_if(word.begin(), word.end(), is_letter) >= 5 && std::none_of(word.begin(), word.end(), is_digit);
}

/// Of one to four Latin syllables.
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

/// A word that looks like its language and does not exist: the beginning of one word and the end of another, joined
/// where both have the same letter, if they do.
std::u32string blended_word(std::u32string_view head, std::u32string_view tail, Random& random) {
    if (head.empty() || tail.empty()) {
        return std::u32string(head.empty() ? tail : head);
    }
    const std::size_t cut = 1 + random.below(head.size());
    const std::size_t shared = tail.find(head[cut - 1]);
    const std::size_t from = shared == std::u32string_view::npos ? tail.size() / 2 : shared + 1;
    return std::u32string(head.substr(0, cut)).append(tail.substr(from));
}

std::u32string folded(std::u32string_view word) {
    std::u32string result(word);
    for (char32_t& c : result) {
        c = static_cast<char32_t>(u_foldCase(static_cast<UChar32>(c), U_FOLD_CASE_DEFAULT));
    }
    return result;
}

/// "United" of "United States".
std::u32string real_word(const LocaleNames& names, Random& random) {
    const std::string_view words = random.pick(names.lexicon->words);
    return to_code_points(words.substr(0, words.find(' ')));
}

/// A month's name; where months are numbers, as in Chinese, some real word.
std::u32string month_or_word(const LocaleNames& names, Random& random) {
    const std::string& form = random.pick(random.pick(names.months.wide));
    const bool is_number = form.find_first_of("0123456789") != std::string::npos;
    return is_number ? real_word(names, random) : to_code_points(form);
}

std::u32string unreal_word(const LocaleNames& names, Random& random) {
    const double draw = random.uniform();
    if (draw < 0.2) return invented_word(random);
    if (draw < 0.45) return real_word(names, random);
    const bool month_first = draw >= 0.75 && draw < 0.9;
    const bool month_last = draw >= 0.9;
    const std::u32string tail = month_last ? month_or_word(names, random) : real_word(names, random);
    const std::u32string head = month_first ? month_or_word(names, random) : real_word(names, random);
    return blended_word(head, tail, random);
}

/// Two numbers, which would be another one; letters of Hebrew may be one.
bool must_stand_apart(char32_t last, char32_t first) {
    return (is_digit(last) && is_digit(first)) || (is_ethiopic_numeral(last) && is_ethiopic_numeral(first)) ||
           (is_hebrew(last) && is_hebrew(first));
}

/// A short word is a month's name only where it is that very name; a long one also with a typing error. Of widespread
/// languages the very names count, too.
bool is_month(std::u32string_view word, const LocaleNames& names) {
    const std::string plain = without_case_and_point(to_utf8(word));
    if (names.widespread && names.widespread->months.contains(plain)) return true;
    const auto is_name = [&](const Word& name) {
        return word.size() < 4 ? plain == without_case_and_point(name[0]) : looks_like(word, name);
    };
    return std::ranges::any_of(month_lists(names),
                               [&](const auto* list) { return std::ranges::any_of(*list, is_name); });
}

}  // namespace

std::u32string with_typing_error(std::u32string_view word, Random& random) {
    std::u32string result(word);
    if (!can_be_misspelled(word)) return result;
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

bool looks_like(std::u32string_view word, const Word& name) {
    return within_one_edit(folded(word), folded(to_code_points(name[0])));
}

std::string unknown_month(const LocaleNames& names, Random& random) {
    constexpr int tries = 9;  // then one that owes nothing to a month
    for (int i = 0;; ++i) {
        const std::u32string word = i < tries ? unreal_word(names, random) : invented_word(random);
        if (!is_month(word, names)) return to_utf8(word);
    }
}

ByteSpan CarelessText::append(std::string_view text) {
    constexpr std::size_t longest = 4;  // bytes of a code point
    if (space_left_out_ && !text.empty()) {
        const std::u32string before = to_code_points(text_.substr(text_.size() - std::min(text_.size(), longest)));
        const std::u32string behind = to_code_points(text.substr(0, longest));
        if (!before.empty() && must_stand_apart(before.back(), behind.front())) text_ += ' ';
        space_left_out_ = false;
    }
    const auto begin = static_cast<std::uint32_t>(text_.size());
    text_ += text;
    return {begin, static_cast<std::uint32_t>(text_.size())};
}

void CarelessText::append_literal(std::string_view text) {
    for (std::size_t space = 0; (space = text.find(' ')) != std::string_view::npos; text.remove_prefix(space + 1)) {
        append(text.substr(0, space));
        if (random_.chance(noise_.missing_space))
            space_left_out_ = true;
        else
            append(random_.chance(noise_.doubled_space) ? "  " : " ");
    }
    append(text);
}

}  // namespace kalends
