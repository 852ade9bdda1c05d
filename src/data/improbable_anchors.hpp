#pragma once

#include <span>
#include <string_view>

#include "data/numerals.hpp"
#include "kalends/data/month_names.hpp"
#include "kalends/data/word_sayings.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// True of what is counted from today where its text counts it from something else: from an event (three weeks before
/// the election, 出発の2日前); the small hours of last night as those of the day before (last night at 2am).
/// @param found, numerals of the normalised text
bool is_improbable_anchor(const Expression&, std::u32string_view text, std::span<const FoundWord> found,
                          const WordSayings&, std::span<const Numeral> numerals);

}  // namespace kalends
