#pragma once

#include <string_view>

#include "kalends/text/normalized_text.hpp"

namespace kalends {

/// Writes each word of Latin and Cyrillic letters in one script, where all of its letters of the other look like
/// letters of that one (Unicode UTS #39, confusables): the a of "мaя", which a keyboard or a scanner left. Of XIXв., a
/// number before a word, both stay as they are. `repaired` says that some changed.
/// @param bytes of which the text was normalised
void repair_mixed_scripts(std::string_view bytes, NormalizedText&);

}  // namespace kalends
