#include "generator/filler.hpp"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>

#include "core/number_text.hpp"
#include "kalends/text/normalized_text.hpp"
#include "text/edits.hpp"

namespace kalends {
namespace {

constexpr std::array<std::string_view, 28> zones{
    "UTC", "GMT",  "Z",   "EST", "EDT", "CST",  "CDT",  "MST",  "MDT", "PST", "PDT", "CET",  "CEST", "BST",
    "EET", "EEST", "MSK", "IST", "JST", "AEST", "NZST", "BRST", "BRT", "ART", "SGT", "AKST", "WEST", "UTC"};

constexpr std::array<std::string_view, 8> latin_periods{"am", "pm", "AM", "PM", "a.m.", "p.m.", "Am", "PM"};

std::string random_text(std::string_view alphabet, std::size_t count, Random& random) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        text += alphabet[random.below(alphabet.size())];
    }
    return text;
}

/// "+0200" or "+02:00".
std::string offset(bool with_colon, Random& random) {
    std::string text = random.chance(0.5) ? "+" : "-";
    text += padded(random.between(0, 12), 2);
    text += with_colon ? ":" : "";
    text += random.chance(0.8) ? "00" : random.chance(0.7) ? "30" : "45";
    return text;
}

std::string time_filler(const Piece& piece, const LocaleNames& names, Random& random) {
    switch (piece.field) {
        case Field::hour:
            return padded(random.between(0, 23), piece.width);
        case Field::hour12:
            return padded(random.between(1, 12), piece.width);
        case Field::minute:
        case Field::second:
            return padded(random.between(0, 59), piece.width);
        case Field::fraction:
            return random_text("0123456789", piece.width, random);
        case Field::day_period:
            return std::string(random.chance(0.5) ? random.pick(names.day_periods) : random.pick(latin_periods));
        case Field::zone:
            return std::string(random.pick(zones));
        default:
            return offset(piece.width == 2, random);
    }
}

/// English words, words of the locale, and some that do not exist.
std::string word(bool capitalised, const LocaleNames& names, const std::vector<std::string>& words, Random& random) {
    const double draw = random.uniform();
    if (draw < 0.4) {
        return random.pick(names.lexicon->words);
    }
    if (draw < 0.55) {
        return unknown_month(names, random);
    }
    std::string english = random.pick(words);
    if (capitalised && english[0] >= 'a' && english[0] <= 'z') {
        english[0] = static_cast<char>(english[0] - 'a' + 'A');
    }
    return english;
}

std::string number(std::size_t width, Random& random) {
    std::string first = random_text("123456789", 1, random);
    return first + random_text("0123456789", width - 1, random);
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
std::u32string first_word(const std::string& text) {
    return to_code_points(std::string_view(text).substr(0, text.find(' ')));
}

std::u32string real_word(const LocaleNames& names, Random& random) {
    return first_word(random.pick(names.lexicon->words));
}

/// A month's name; where months are numbers, as in Chinese, some real word.
std::u32string month_or_word(const LocaleNames& names, Random& random) {
    const std::string& form = random.pick(random.pick(names.months.wide).forms);
    const bool is_number = form.find_first_of("0123456789") != std::string::npos;
    return is_number ? real_word(names, random) : to_code_points(form);
}

std::u32string unreal_word(const LocaleNames& names, Random& random) {
    const double draw = random.uniform();
    if (draw < 0.2) {
        return invented_word(random);
    }
    if (draw < 0.45) {
        return real_word(names, random);
    }
    const bool month_first = draw >= 0.75 && draw < 0.9;
    const bool month_last = draw >= 0.9;
    const std::u32string tail = month_last ? month_or_word(names, random) : real_word(names, random);
    const std::u32string head = month_first ? month_or_word(names, random) : real_word(names, random);
    return blended_word(head, tail, random);
}

/// A short word is a month's name only where it is that very name; a long one also with a typing error. Of widespread
/// languages the very names count, too.
bool is_month(std::u32string_view word, const LocaleNames& names) {
    const std::string plain = without_case_and_point(to_utf8(word));
    if (names.widespread && names.widespread->count(plain) > 0) return true;
    const auto is_name = [&](const Word& name) {
        return word.size() < 4 ? plain == without_case_and_point(name.forms[0]) : looks_like(word, name);
    };
    const auto in = [&](const NameSet<12>& set) {
        return std::any_of(set.wide.begin(), set.wide.end(), is_name) ||
               std::any_of(set.abbreviated.begin(), set.abbreviated.end(), is_name);
    };
    return in(names.months) || in(names.months_alone);
}

}  // namespace

std::string filler(const Piece& piece, const LocaleNames& names, const std::vector<std::string>& words,
                   Random& random) {
    switch (piece.field) {
        case Field::number:
            return number(piece.width, random);
        case Field::digits:
            return random_text("0123456789", piece.width, random);
        case Field::hex:
            return random_text("0123456789abcdef", piece.width, random);
        case Field::letters:
            return random_text("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", piece.width, random);
        case Field::relative:
            return random.pick(names.lexicon->relative);
        case Field::word:
            return word(piece.width == 2, names, words, random);
        default:
            return time_filler(piece, names, random);
    }
}

bool looks_like(std::u32string_view word, const Word& name) {
    return within_one_edit(folded(word), folded(to_code_points(name.forms[0])));
}

std::string unknown_month(const LocaleNames& names, Random& random) {
    constexpr int tries = 9;
    for (int i = 0; i < tries; ++i) {
        const std::u32string word = unreal_word(names, random);
        if (!is_month(word, names)) {
            return to_utf8(word);
        }
    }
    std::u32string word = invented_word(random);
    while (is_month(word, names)) word = invented_word(random);
    return to_utf8(word);
}

}  // namespace kalends
