#pragma once

#include <string>
#include <string_view>

#include "core/random.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {

/// What becomes of a space of a pattern; probabilities.
struct SpaceNoise {
    double doubled = 0;
    double missing = 0;  ///< never between two digits
};

/// How carelessly one text is written. Words only: a digit is never changed.
struct Noise {
    double typing_error = 0;  ///< probability that a month or weekday name holds one
    SpaceNoise spaces{};
    bool native_digits = false;
};

/// The word with one letter swapped, dropped, doubled or replaced (Damerau 1964), or misread by a machine that reads
/// print (l for i, c for e, rn for m ...). Words of fewer than five letters and words with a digit stay as they are:
/// one edit makes anything of them, and a digit is never wrong.
std::u32string with_typing_error(std::u32string_view word, Random&);

/// A text that grows from left to right.
class CarelessText {
public:
    CarelessText(const SpaceNoise& noise, Random& random) : noise_(noise), random_(random) {}

    /// Appends as it is; returns where it stands now, in bytes.
    ByteSpan append(std::string_view);
    /// Appends text of a pattern, whose spaces are subject to noise.
    void append_literal(std::string_view);
    std::string take() { return std::move(text_); }

private:
    SpaceNoise noise_;
    Random& random_;
    std::string text_;
    bool space_left_out_ = false;
};

}  // namespace kalends
