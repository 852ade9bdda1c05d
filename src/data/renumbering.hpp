#pragma once

#include <optional>

#include "core/random.hpp"
#include "kalends/data/example.hpp"

namespace kalends {

/// The same text about another day of the same month: "9 Heuet 2018" becomes "27 Heuet 1987". So a few pairs with words
/// of their own teach these words with all numbers, not those few by heart (Andreas 2020). A day of one digit stays so
/// or becomes one of two, padded ones stay padded; the year keeps its digits in number and is at most a century away.
/// Nothing where the numbers of the text, 0 to 9, are not the day and the year of the target, once each.
std::optional<Example> with_other_numbers(const Example&, Random&);

}  // namespace kalends
