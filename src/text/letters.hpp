#pragma once

#include <unicode/uchar.h>

#include <cstddef>
#include <string_view>

namespace kalends {

/// Nothing behind the end.
constexpr char32_t letter_at(std::u32string_view text, std::size_t place) {
    return place < text.size() ? text[place] : U'\0';
}

/// Of any script (Unicode: Alphabetic).
inline bool is_letter(char32_t c) {
    return u_isalpha(static_cast<UChar32>(c)) != 0;
}

/// Of any script, or what is written on, below or beside a letter (Unicode: M).
inline bool is_letter_or_mark(char32_t c) {
    return (U_GET_GC_MASK(static_cast<UChar32>(c)) & (U_GC_L_MASK | U_GC_M_MASK)) != 0;
}

/// Of the Arabic script, as Persian and Urdu write it, too.
constexpr bool is_arabic_letter(char32_t c) {
    constexpr char32_t first = 0x0620, last = 0x064A, first_other = 0x066E, last_other = 0x06D3;
    return (c >= first && c <= last) || (c >= first_other && c <= last_other);
}

inline bool is_cyrillic_letter(char32_t c) {
    constexpr char32_t first = 0x0400, behind = 0x0530;
    return c >= first && c < behind && is_letter(c);
}

/// Of the Thai script, marks of tones and vowels above and below apart.
inline bool is_thai_letter(char32_t c) {
    constexpr char32_t first = 0x0E00, last = 0x0E7F;
    return c >= first && c <= last && is_letter(c);
}

/// Of the alphabet, or a sign that makes a number of such letters.
constexpr bool is_hebrew(char32_t c) {
    return c >= U'\u05d0' && c <= U'\u05f4';
}

/// A syllable of Amharic or Tigrinya.
constexpr bool is_ethiopic_letter(char32_t c) {
    constexpr char32_t first = 0x1200, last = 0x135A;
    return c >= first && c <= last;
}

constexpr bool is_ethiopic_numeral(char32_t c) {
    return c >= U'፩' && c <= U'፼';
}

/// Of a script in which a letter can be a word: of all but Latin, Greek, Cyrillic and Armenian.
constexpr bool is_dense(char32_t letter) {
    constexpr char32_t first_beyond_alphabets = 0x0590, additional_latin = 0x1E00, behind_extended_greek = 0x2000;
    return letter >= first_beyond_alphabets && (letter < additional_latin || letter >= behind_extended_greek);
}

/// Of so many letters, or of any number of such a script. @pre not empty
constexpr bool is_word(std::u32string_view letters, std::size_t shortest) {
    return letters.size() >= shortest || is_dense(letters.front());
}

}  // namespace kalends
