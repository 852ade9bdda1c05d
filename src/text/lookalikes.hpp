#pragma once

#include <string_view>

#include "kalends/text/normalized_text.hpp"

namespace kalends {

/// Makes digits of the letters that scanners and typists take for them: of l and I ones, of O noughts, of S fives, in a
/// word of such letters and digits that is a year of four digits then (l817, 186O, 18S0), or a day (I5 May, 1O April).
/// Not of a small o behind a number, which says that it counts in order (1o de maio). `repaired` says so.
/// @param bytes of which the text was normalised
void repair_lookalikes(std::string_view bytes, NormalizedText&);

}  // namespace kalends
