#include "generator/filler.hpp"

#include <array>
#include <string_view>

#include "core/number_text.hpp"
#include "generator/unknown_word.hpp"

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

}  // namespace kalends
