#pragma once

#include <string>
#include <string_view>

#include "kalends/core/random.hpp"

namespace kalends {

/// The word with one letter swapped, dropped, doubled or replaced (Damerau 1964); words below four letters as they are.
std::u32string with_typing_error(std::u32string_view word, Random&);

/// True where one edit (Damerau) or none makes one word of the other.
bool within_one_edit(std::u32string_view, std::u32string_view);

/// An invented word of two to four syllables in the letters of a real one's script.
std::u32string invented_word(std::u32string_view model, Random&);

std::u32string to_code_points(std::string_view utf8);

}  // namespace kalends
