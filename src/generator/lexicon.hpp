#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.hpp"
#include "generator/relative_text.hpp"
#include "generator/years_in_words.hpp"
#include "kalends/data/word_sayings.hpp"

namespace kalends {

/// How many are counted in words.
constexpr int most_in_words = static_cast<int>(most_small);

/// Words of a language, the same in all its regions.
struct Lexicon {
    std::vector<std::array<std::string, 31>> days_in_words;      ///< one a rule set; none where CLDR spells no numbers
    std::vector<std::array<std::string, 31>> ordinals_in_words;  ///< those of them that are ordinals
    std::vector<std::string> counts_in_words;  ///< one to ninety-nine; none where CLDR spells no cardinals
    std::vector<YearsInWords> years_in_words;  ///< one a rule set, one a row of data/years.tsv
    std::vector<std::string> words;            ///< names of countries and languages: words that are no month
    std::vector<std::string> homonyms;         ///< that no text is made of alone: they mean another time elsewhere
    std::vector<RelativeText> relative;        ///< none where CLDR has no words of the language for them
    std::optional<PluralForms> plurals{};
    bool day_first = false;  ///< in numbers, day and month stand in this order wherever the language is written
};

/// `id`: language, or language and script. @throws Error (internal) where ICU has no data, (data) where
/// data/ordinals.tsv does not hold 31 words for a language, or data/years.tsv those of a year
Lexicon load_lexicon(const std::string& id);

/// The day of a month by a word of the language, cardinal or ordinal, in any of its forms; in digits where CLDR spells
/// no numbers, and of a day that no month has.
std::string day_in_words(const Lexicon&, int day, Random&);

/// "XIX" for 19. @param value 1..3999
std::string roman_number(int value);

/// "五" for 5.
std::string_view han_digit(int digit);

/// 0 to 199 as Chinese writes it: 九, 十, 二十六, 一百零五, or 廿六 with the short twenty.
std::string han_number(int value, bool short_twenty = false);

}  // namespace kalends
