#pragma once

#include <string_view>
#include <vector>

#include "kalends/calendar/resolution.hpp"
#include "text/place.hpp"

namespace kalends {

/// What editors and cataloguers tell of a date by signs and words of their own beside it: supplied, corrected,
/// copyright_or_circa, undated, part_undated, bulk. By rule, with the words of editors_words.hpp.
/// @param text as NormalizedText has its code points
Flags editors_signs(std::u32string_view text);

/// Where such words stand, and (c) and ©: what they say is no part of an expression.
std::vector<Place> editors_words_in(std::u32string_view text);

}  // namespace kalends
