#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "data/numerals.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// The numbers of an expression that have no numeral of the text to themselves: years, days, numbered steps, second
/// years, the numbers of times of the day and, of ends that say so, months. 0 of those that no word is known to be.
///
/// A year may leave digits out (1850-51, '51, 186-, the 1860s), a century have its first year for a number (1800s), a
/// decade stand beside its century; a run of five digits and more holds several numbers (20180509). Not a step by one,
/// of which no number is written. Which numeral is whose is left to a matching (Kuhn 1955), so that where two numbers
/// want the same one, one of them must have another.
/// @param numerals of the text @param has_month_number of each end in the order of the expression
std::vector<int> numbers_without_numeral(const Expression&, std::span<const Numeral> numerals,
                                         const std::vector<bool>& has_month_number);

/// For each numeral, whether some number of the expression is it; the 2 of "1/2", a half, and the 1 of "1 hour ago",
/// too. Of numbers in words the others'.
std::vector<bool> numerals_in_use(const Expression&, std::span<const Numeral> numerals,
                                  const std::vector<bool>& has_month_number);

/// The numerals that are fractions, not in use, of numbers in use: the 7 of 2.7 days. @param in_use as above
std::vector<Numeral> fractions_left_out(std::u32string_view text, std::span<const Numeral> numerals,
                                        const std::vector<bool>& in_use);

}  // namespace kalends
