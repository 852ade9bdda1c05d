#include "generator/phrase_numbers.hpp"

#include <algorithm>

#include "core/number_text.hpp"
#include "kalends/text/normalized_text.hpp"
#include "text/letters.hpp"

namespace kalends {

/// Now and then without CLDR's hyphens, in any language: vingt et un, twenty one.
std::string PhraseNumbers::cardinal(int value) const {
    constexpr double without_hyphens = 0.3;
    const auto& words = writer_.names.lexicon->counts_in_words;
    if (words.empty()) return localised(std::to_string(value), writer_);
    std::string text = words[static_cast<std::size_t>(value - 1)];
    if (random_.chance(without_hyphens)) std::ranges::replace(text, '-', ' ');
    return text;
}

std::string PhraseNumbers::written(int value, NumberForm form) const {
    const auto index = static_cast<std::size_t>(value - 1);
    const auto& ordinals = writer_.names.lexicon->ordinals_in_words;
    const bool has_name = index < writer_.names.day_ordinals.size();
    if (form == NumberForm::roman) return roman(value);
    if (form == NumberForm::han) return han_number(value);
    if (form == NumberForm::padded) return localised(padded(value, 2), writer_);
    if (form == NumberForm::words && has_name && !ordinals.empty()) return random_.pick(ordinals)[index];
    if (form != NumberForm::plain && has_name) return writer_.names.day_ordinals[index];
    return localised(std::to_string(value), writer_);
}

int PhraseNumbers::count(bool in_words) const {
    const double draw = random_.uniform();
    if (draw < 0.65) return random_.between(2, 12);
    if (in_words) return random_.between(13, most_in_words);
    if (draw < 0.92) return random_.between(13, 60);
    return draw < 0.99 ? random_.between(61, 400) : random_.between(401, 3000);
}

int PhraseNumbers::count_of(Plural plural, bool in_words) const {
    constexpr int tries = 40, few = 60;
    const auto takes = [&](int number) { return writer_.names.lexicon->plurals->of(number) == plural; };
    for (int i = 0; i < tries; ++i)
        if (const int number = count(in_words); takes(number)) return number;
    std::vector<int> numbers;  // where it is the plural of few numbers: one
    for (int number = 1; number < few; ++number)
        if (takes(number)) numbers.push_back(number);
    return numbers.empty() ? 0 : random_.pick(numbers);
}

/// Who types Cyrillic takes its letters for numerals, too, where they look the same.
std::string PhraseNumbers::roman(int value) const {
    constexpr double look_alike_share = 0.15;
    const std::string numeral = roman_number(value);
    const char32_t letter = to_code_points(writer_.names.months.wide[0].front()).front();
    if (!is_cyrillic_letter(letter) || !random_.chance(look_alike_share)) return numeral;
    std::string text;
    for (const char c : numeral)
        text += c == 'X' ? std::string("\u0425") : c == 'I' ? std::string("\u0406") : std::string(1, c);
    return text;
}

}  // namespace kalends
