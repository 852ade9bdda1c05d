#pragma once

#include <string>
#include <string_view>

#include "core/random.hpp"

namespace kalends {

/// The word with one letter swapped, dropped, doubled or replaced (Damerau 1964), or misread by a machine that reads
/// print (l for i, c for e, rn for m ...). Words of fewer than five letters and words with a digit stay as they are:
/// one edit makes anything of them, and a digit is never wrong.
std::u32string with_typing_error(std::u32string_view word, Random&);

/// An invented Latin word of one to four syllables.
std::u32string invented_word(Random&);

/// A word that looks like its language and does not exist: the beginning of one word and the end of another, joined
/// where both have the same letter, if they do.
std::u32string blended_word(std::u32string_view head, std::u32string_view tail, Random&);

}  // namespace kalends
