#pragma once

#include <string_view>
#include <vector>

#include "kalends/text/normalized_text.hpp"
#include "text/zones_in_words.hpp"

namespace kalends {

/// A text as models read it.
struct ReadText {
    NormalizedText text;  ///< normalised, without markup, letters in numbers repaired, time zones in words, and those
                          ///< before iCalendar's moments, abbreviated behind the time; of what says the same twice
                          ///< once; of a line of a log its stamp alone; without measures and what is of a file's name
                          ///< alone
    std::vector<ByteSpan> left_out;  ///< of it as no part of a date: "4.8 kg", a log's message, ".tar.gz"
    std::vector<NamedZone> zones;    ///< in words, and of iCalendar's properties: abbreviations stand for them
};

ReadText read_text(std::string_view bytes);

}  // namespace kalends
