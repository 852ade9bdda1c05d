#pragma once

#include <string>

#include "core/random.hpp"
#include "generator/date_field.hpp"
#include "generator/field.hpp"
#include "generator/lexicon.hpp"

namespace kalends {

/// How a locale writes the numbers of phrases: 19, XIX, 19th, nineteenth, 十九. What it lacks stands in digits.
class PhraseNumbers {
public:
    PhraseNumbers(const Writer& writer, Random& random) : writer_(writer), random_(random) {}

    /// @pre value from 1 on
    [[nodiscard]] std::string written(int value, NumberForm) const;
    /// "Three". @pre value 1 to 99
    [[nodiscard]] std::string cardinal(int value) const;
    /// The day of a month, in words: fifteen, fifteenth.
    [[nodiscard]] std::string day(int value) const { return day_in_words(*writer_.names.lexicon, value, random_); }

    /// How many units a text counts, from two on. @param in_words up to ninety-nine
    [[nodiscard]] int count(bool in_words) const;
    /// One that takes this plural in the language; 0 where none does.
    [[nodiscard]] int count_of(Plural, bool in_words = false) const;

private:
    [[nodiscard]] std::string roman(int value) const;

    const Writer& writer_;
    Random& random_;
};

}  // namespace kalends
