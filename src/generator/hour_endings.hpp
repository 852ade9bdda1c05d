#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "generator/pattern.hpp"
#include "kalends/data/word_sayings.hpp"

namespace kalends {

/// An hour in words with letters right behind it.
struct EndedHour {
    std::string word;              ///< hatkor, at six
    std::size_t hour = 0;          ///< the one that the word names, 1 to 12
    std::optional<Saying> saying;  ///< of a mark between them: the half of తొమ్మిదిన్నర
};

/// Those that the rules of a language write: {hw}kor, {hw.of}{half-past}న్నర.
std::vector<EndedHour> hours_with_endings(const Rules&);

}  // namespace kalends
