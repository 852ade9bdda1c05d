#pragma once

#include <vector>

#include "data/evidence.hpp"
#include "kalends/data/word_sayings.hpp"
#include "text/times_of_day.hpp"

namespace kalends {

/// The words and numbers of a text that an expression does not rest on, from left to right. Read are numerals that are
/// its numbers; words that can say something that it says, by themselves, put together (of scripts without spaces) or
/// but for a typing error; names of its months; words that say nothing by themselves; and the times of the day that it
/// says.
std::vector<Place> unread(const Expression&, TextEvidence&, const MonthNames&, const WordSayings&);

}  // namespace kalends
