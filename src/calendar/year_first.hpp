#pragma once

#include <optional>

#include "kalends/calendar/resolution.hpp"
#include "kalends/language/expression.hpp"
#include "text/number_spans.hpp"

// 2014/05/09: 9 May, or 5 September where a column has its days next to the year (2014/31/05).
namespace kalends {

/// What the numbers behind a year of four digits can be; `ask` where both. Nothing where a text does not begin with a
/// year and two others of a day and a month, a slash, point or hyphen between them, where these two are the same, and
/// in front of ISO 8601's T.
std::optional<YearFirst> meaning_of_year_first(const NumberSpans&);

/// The same day with its month for its day, where it is a lone one without a weekday and its numbers stand so in the
/// text and can be both.
std::optional<Expression> with_day_next(const Expression&, const NumberSpans&);

}  // namespace kalends
