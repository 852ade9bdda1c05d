#pragma once

#include <optional>
#include <span>
#include <string>

#include "kalends/calendar/resolution.hpp"
#include "kalends/language/expression.hpp"

// 2014/05/09: 9 May, or 5 September where a column has its days next to the year (2014/31/05).
namespace kalends {

/// What the numbers behind a year of four digits can be; `ask` where both. Nothing where the first three numbers of the
/// text are no year and two others of a day and a month, and where these two are the same.
std::optional<YearFirst> meaning_of_year_first(std::span<const std::string> digit_runs);

/// The same day with its month for its day, where it is a lone one and its numbers stand so in the text and can be
/// both.
std::optional<Expression> with_day_next(const Expression&, std::span<const std::string> digit_runs);

}  // namespace kalends
