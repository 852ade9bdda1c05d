#pragma once

#include <cstddef>
#include <vector>

#include "core/random.hpp"
#include "generator/phrase.hpp"

namespace kalends {

/// The pieces of one time in a phrase: [begin, end).
struct TimePieces {
    std::size_t begin, end;
};

/// Now and then leaves out what several times of one form share, where a reader fills it in: the year of all but the
/// last ("from March to June 1810", "the 3rd and 9 June 1810"), or of all but the first where years stand in front
/// ("2011年8月から10月まで"); the word for centuries alike ("mid 12th to early 13th century", "secoli XV-XVI"). @param
/// times of the phrase, from left to right
void elide(Phrase&, const std::vector<TimePieces>& times, Random&);

}  // namespace kalends
