#pragma once

#include <span>
#include <string_view>

#include "data/numerals.hpp"
#include "kalends/data/month_names.hpp"
#include "kalends/data/word_sayings.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// True of counts and times of the day that a text may say by its letters and hardly does: of the same unit twice, or
/// a finer one before a coarser (2-3 days ago, two or three days ago); two digits of Chinese numerals that follow one
/// another as one number (两三天, two or three days); a fraction beside a count of whole units (2 1/2 hours); a ten
/// whose one is left out (двадцать один день as twenty days); two times as one (3 days ago, 1 hour ago); a day behind
/// its weekday as an hour (Sunday 13); one or two as both (a day or two ago); a length as a count (a 5-year plan); noon
/// beside what says half or a quarter past.
/// @param found, numerals of the normalised text
bool is_improbable_count(const Expression&, std::u32string_view text, std::span<const FoundWord> found,
                         const WordSayings&, std::span<const Numeral> numerals);

}  // namespace kalends
