#pragma once

#include <span>
#include <string_view>

#include "data/numerals.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// True where a hyphen between two times was taken for the other thing that it may be, a sign or a dash: an offset that
/// is the end of a range of hours (2018-05-15 0800-0900), an end that is an offset (2018-05-15 1736-0500), and either
/// where nobody can know (2018-05-15 22:00-06:00); a number without a sign, or a count of guests, as an offset; the
/// sign of Etc/GMT+5, which is turned round; an hour in UTC as a day (2018-05-09 - 22 UTC); a
/// word that is a zone's, too, and the next column's number as an offset (18:44:00,-3.5).
/// @param text normalised @param numerals of it
bool is_improbable_offset(const Expression&, std::u32string_view text, std::span<const Numeral> numerals);

}  // namespace kalends
