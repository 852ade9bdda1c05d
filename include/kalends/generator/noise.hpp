#pragma once

#include <string>
#include <string_view>

#include "kalends/core/random.hpp"

namespace kalends {

/// The word with one letter swapped, dropped, doubled or replaced (Damerau 1964). Words of fewer than five letters and
/// words with a digit stay as they are: one edit makes anything of them, and a digit is never wrong.
std::u32string with_typing_error(std::u32string_view word, Random&);

/// True where one edit (Damerau) or none makes one word of the other.
bool within_one_edit(std::u32string_view, std::u32string_view);

/// An invented word of one to four syllables, or of the letters of a real one whose script is not Latin.
std::u32string invented_word(std::u32string_view model, Random&);

std::u32string to_code_points(std::string_view utf8);

}  // namespace kalends
