#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/random.hpp"
#include "generator/locale_names.hpp"
#include "kalends/text/normalized_text.hpp"

// What goes wrong: words that are not what they should be, and spaces.
namespace kalends {

/// How carelessly one text is written: probabilities. A digit is never changed.
struct Noise {
    double typing_error = 0;                      ///< that a month or weekday name holds one
    double doubled_space = 0, missing_space = 0;  ///< what becomes of a space of a pattern
    bool native_digits = false;
};

/// The word with one letter swapped, dropped, doubled or replaced (Damerau 1964), or misread by a machine that reads
/// print (l for i, c for e, rn for m ...). Words of fewer than five letters and words with a digit stay as they are:
/// one edit makes anything of them, and a digit is never wrong.
std::u32string with_typing_error(std::u32string_view word, Random&);

/// True where a reader could take the word for the name: it is the name or one edit away from it, whatever the case.
bool looks_like(std::u32string_view word, const Word& name);

/// A word that is no month's in this locale: real, of syllables, or a blend of real words, one of which may be a
/// month's name.
std::string unknown_month(const LocaleNames&, Random&);

/// A text that grows from left to right. No space between two digits is missing.
class CarelessText {
public:
    CarelessText(const Noise& noise, Random& random) : noise_(noise), random_(random) {}

    /// Appends as it is; returns where it stands now, in bytes.
    ByteSpan append(std::string_view);
    /// Appends text of a pattern, whose spaces are subject to noise.
    void append_literal(std::string_view);
    [[nodiscard]] std::string_view view() const { return text_; }
    /// In bytes: where what is appended next will stand.
    [[nodiscard]] std::uint32_t end() const { return static_cast<std::uint32_t>(text_.size()); }
    std::string take() { return std::move(text_); }

private:
    const Noise& noise_;
    Random& random_;
    std::string text_;
    bool space_left_out_ = false;
};

}  // namespace kalends
