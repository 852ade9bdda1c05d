// A text as a model reads it, with the way back to the bytes that were written.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kalends {

/// Half-open range of bytes of a text.
struct ByteSpan {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    friend bool operator==(const ByteSpan&, const ByteSpan&) = default;
};

/// A text as the model reads it, with the way back to what the user wrote.
struct NormalizedText {
    std::u32string code_points;
    /// For each code point the bytes of the input it came from. Begins and ends never decrease; characters that one
    /// character became (ß: ss) or that were put together (e and an accent: é) share a span.
    std::vector<ByteSpan> origin;
    /// The input was not well-formed UTF-8, or held controls (Cc) besides tab, LF, CR, or letters in numbers (l817).
    bool repaired = false;
    bool truncated = false;  ///< the input was longer than the limits below
};

/// Input past this many bytes, and result past this many code points, is left unread (and flagged). A character of the
/// input is never cut in two.
constexpr std::size_t max_input_bytes = 4096;
constexpr std::size_t max_code_points = 256;
/// What is worth keeping of a longer text: a few bytes more than are read, so that it still counts as too long once a
/// cut UTF-8 sequence is dropped.
constexpr std::size_t enough_input_bytes = max_input_bytes + 4;

/// Unicode normalisation for reading, by ICU: NFKC with case folding (UAX #15, NFKC_Casefold), decimal digits of every
/// script to 0-9, superscript ones left as they are, format characters (Cf) removed, dashes (Pd) to '-', apostrophes
/// and primes to '\'', quotation marks to
/// '"', runs of white space and control characters to one space, none at either end. Each maximal ill-formed UTF-8
/// subsequence (Unicode 15, section 3.9, D93b) becomes U+FFFD. A byte order mark is removed. Idempotent.
NormalizedText normalize_text(std::string_view bytes);

/// UTF-8 of code points; what is no code point (a surrogate, or past U+10FFFF) becomes U+FFFD.
std::string to_utf8(std::u32string_view);
/// The code points of UTF-8 as they stand, nothing normalised; U+FFFD for what is ill-formed.
std::u32string to_code_points(std::string_view utf8);

}  // namespace kalends
