#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "generator/pattern_tables.hpp"
#include "kalends/data/word_sayings.hpp"

namespace kalends {

/// An hour in words with letters right behind it, or a word of one that says more than the hour.
struct EndedHour {
    std::string word;              ///< hatkor, at six
    std::size_t hour = 0;          ///< the one that the word names, 1 to 12; 0 where it names none
    std::optional<Saying> saying;  ///< of a mark between them: the half of తొమ్మిదిన్నర
};

/// Those that the rules of a language write: {hw}kor, {hw.of}{half-past}న్నర. Where nothing stands behind a mark
/// ({hw.in}{pm}, {hw.of}{half-past}), what of the hours is no plain one says it: สองทุ่ม, the ทุ่ม of 2 ทุ่ม, साढ़े.
std::vector<EndedHour> hours_with_endings(const Rules&);

}  // namespace kalends
