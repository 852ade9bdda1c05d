#pragma once

#include <string>
#include <string_view>

#include "core/random.hpp"

namespace kalends {

/// Without combining marks, where the script is one whose writers leave them out: Latin, Greek. By the first letter.
std::string without_accents(std::string_view text);

/// With some of the letters yeh and kaf as the keyboards of Arabic and Persian exchange them (ي ی, ك ک), which look the
/// same within a word.
std::string with_letters_of_neighbours(std::string_view text, Random&);

}  // namespace kalends
