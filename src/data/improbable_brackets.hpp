#pragma once

#include <span>
#include <string_view>

#include "data/numerals.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// True of a year alone whose range ends in brackets (1845[-50]), of a month whose day is in them ([9] May 1845), and
/// of a day that has no more than the first of two digits, of which an editor has supplied one (May 1[2]).
/// @param numerals of the normalised text
bool leaves_brackets_out(const Expression&, std::u32string_view text, std::span<const Numeral> numerals);

}  // namespace kalends
