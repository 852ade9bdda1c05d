#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "data/numerals.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// Where the first of these words ends that stands alone in the text.
std::optional<std::size_t> end_of_word(std::u32string_view text, std::span<const std::u32string_view> words);

/// Any of them as it stands, within words, too.
bool holds_one_of(std::u32string_view text, std::span<const std::u32string_view> marks);

/// True of what the text may say by its letters and hardly does: a date in a bare run of digits that is a stamp in
/// milliseconds or an identifier; a day and what lasts from it on (2018-05-09/P1Y); one day by two calendars in our
/// time, with nothing but a slash to say so (2 May/15 May 2018); what is counted from a feast as counted in its year; a
/// volume as a day (2018 May;18(5)); ten thousand years as ten (10,000 BC); the day before "[O.S." as the one of the
/// Old Style; a stretch that ends in the month or the very time in which it begins.
/// @param numerals of the normalised text
bool is_improbable(const Expression&, std::u32string_view text, std::span<const Numeral> numerals);
/// The word that ends here, its letters alone; empty where none does.
std::u32string_view word_before(std::u32string_view text, std::size_t end);
/// The word that begins here, its letters alone; empty where none does.
std::u32string_view word_at(std::u32string_view text, std::size_t begin);

}  // namespace kalends
