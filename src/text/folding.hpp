#pragma once

namespace kalends {

/// fold() of a character that leaves no trace.
constexpr char32_t folded_away = 0xFFFFFFFF;

/// What one code point is read as, apart from Unicode normalisation: decimal digits as 0-9, ASCII letters in lower
/// case, dashes as '-', apostrophes and primes as '\'', quotation marks as '"', white space and controls as ' ', format
/// characters as nothing. Idempotent.
char32_t fold(char32_t);

/// The same for ASCII, by table.
char32_t fold_ascii(unsigned char);

/// A control character that has no business in a line of text: any but tab, LF and CR.
constexpr bool is_stray_control(char32_t c) {
    return (c < 0x20 && c != '\t' && c != '\n' && c != '\r') || (c >= 0x7F && c < 0xA0);
}

}  // namespace kalends
