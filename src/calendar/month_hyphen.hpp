#pragma once

#include <optional>

#include "calendar/choices.hpp"
#include "kalends/calendar/resolution.hpp"
#include "kalends/language/expression.hpp"
#include "text/number_spans.hpp"

// Jan-05: the fifth of January, or January 2005; 05/20: 20 May, unless it is told that it is May 2020.
namespace kalends {

/// What the two digits of such an expression can be; `ask` where both. Nothing where it is another: not one month by
/// its name with two digits, the only number of its text, joined to it; nor two numbers with a slash between them
/// alone, the second of two digits.
std::optional<MonthHyphen> meaning_of_month_hyphen(const Expression&, const NumberSpans&);

/// The expression with the digits as they are meant, however they were read. Of a month by its name it asks where they
/// can be both and nobody has told; numbers are a year only where that is told.
Expression with_month_hyphen_settled(const Expression&, MonthHyphen told, const NumberSpans&, Choices&);

}  // namespace kalends
