#pragma once

#include "kalends/text/normalized_text.hpp"

namespace kalends {

/// Puts brackets that an editor has set around some digits of a year, or of a day before a word, around all
/// of it, with a question mark that stands inside: 192[1], 18[62?] and [18]62 are [1921], [1862?] and [1862].
void enclose_supplied_digits(NormalizedText&);

}  // namespace kalends
